import * as t from 'io-ts'
import { WholeNumber } from '../values/codecs.js'
import type { Operation } from './Operation.js'
import { operations } from './operations.js'

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

type Schema = { readonly [key: string]: unknown }

/** The JSON Schema of a codec of the controls. Throws for an unknown codec, so that the document is always complete. */
const schemaOf = (codec: t.Mixed): Schema => {
  if (codec instanceof WholeNumber) return { type: 'integer', minimum: codec.least, maximum: codec.most }
  if (codec instanceof t.InterfaceType) return objectOf(codec.props as t.Props, Object.keys(codec.props as t.Props))
  if (codec instanceof t.PartialType) return objectOf(codec.props as t.Props, [])
  if (codec instanceof t.IntersectionType) return { allOf: (codec.types as readonly t.Mixed[]).map(schemaOf) }
  if (codec instanceof t.UnionType) return { anyOf: (codec.types as readonly t.Mixed[]).map(schemaOf) }
  if (codec instanceof t.ArrayType || codec instanceof t.ReadonlyArrayType)
    return { type: 'array', items: schemaOf(codec.type as t.Mixed) }
  if (codec instanceof t.DictionaryType)
    return { type: 'object', additionalProperties: schemaOf(codec.codomain as t.Mixed) }
  if (codec instanceof t.StringType) return { type: 'string' }
  if (codec instanceof t.NumberType) return { type: 'number' }
  if (codec instanceof t.BooleanType) return { type: 'boolean' }
  if (codec instanceof t.NullType) return { type: 'null' }
  if (codec instanceof t.KeyofType) return { enum: Object.keys(codec.keys as object) }
  if (codec instanceof t.LiteralType) return { const: codec.value as unknown }
  if (codec instanceof t.UnknownType) return {}
  throw new Error(`No schema is known for the codec ${codec.name}`)
}

const objectOf = (props: t.Props, required: readonly string[]): Schema => ({
  type: 'object',
  properties: Object.fromEntries(Object.entries(props).map(([key, codec]) => [key, schemaOf(codec)])),
  ...(required.length > 0 && { required }),
})
