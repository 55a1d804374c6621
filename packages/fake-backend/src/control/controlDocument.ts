import type { Operation } from './Operation.js'
import { operations } from './operations.js'
import { type Schema, schemaOf } from './schemaOf.js'

const json = (schema: Schema, example?: unknown) => ({
  'application/json': { schema, ...(example !== undefined && { example }) },
})

const refusal = (description: string) => ({ description, content: json({ $ref: '#/components/schemas/Refusal' }) })

const done: Schema = { type: 'object', properties: { done: { const: true } }, required: ['done'] }

const tags: Readonly<Record<Operation['about'], string>> = {
  World: 'Who and what there is, and how it begins.',
  Clock: 'The time of the world.',
  Faults: 'What goes wrong, where, and how often.',
  Payments: 'What becomes of payments and payment plans.',
  Bookings: 'Bookings, deliveries, resale and baskets.',
  Sessions: 'Who is signed in.',
  'What happened': 'Calls and e-mails.',
}

const documented = (operation: Operation) => {
  const { operationId, about, summary, description, body, example, answer, path, missing } = operation
  return {
    operationId,
    tags: [about],
    summary,
    ...(description !== undefined && { description }),
    ...(path.includes(':id') && {
      parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'string' } }],
    }),
    ...(body !== null && { requestBody: { required: true, content: json(schemaOf(body), example) } }),
    responses: {
      200: {
        description: answer === null ? 'Done.' : summary,
        content: json(answer === null ? done : schemaOf(answer)),
      },
      400: refusal('What was asked makes no sense; the sentence says why.'),
      403: refusal('A page of another origin asked, or another host name.'),
      ...(missing !== undefined && { 404: refusal(missing) }),
    },
  }
}

/** OpenAPI 3.1 of the controls, generated from the served operations. */
export const controlDocument = () => {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const operation of operations) {
    const path = `/__fake/${operation.path.replace(/:(\w+)/g, '{$1}')}`
    paths[path] = { ...paths[path], [operation.method.toLowerCase()]: documented(operation) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Controls of the fake back end',
      version: '0.1.0',
      description:
        'What a tester asks of the world behind /api: who and what there is, what time it is, what goes wrong.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/', description: 'The back end that serves this document' }],
    // Access is limited by host name. There is no sign-in.
    security: [],
    tags: Object.entries(tags).map(([name, description]) => ({ name, description })),
    paths,
    components: {
      schemas: { Refusal: { type: 'object', properties: { error: { type: 'string' } }, required: ['error'] } },
    },
  }
}
