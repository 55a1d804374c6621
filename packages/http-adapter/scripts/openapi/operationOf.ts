import * as t from 'io-ts'
import type { AnyEndpoint } from '../../src/contract/endpoint.js'
import type { FileEndpoint } from '../../src/delivery/downloadsContract.js'
import { everyRequest, idempotencyKey } from './headers.js'
import { type Schema, schemaOf, type Schemas } from './schemaOf.js'

/** `/api/basket/:ref` as OpenAPI writes it: `/api/basket/{ref}`. */
export const openApiPath = (path: string): string => path.replace(/:(\w+)/g, '{$1}')

/** One endpoint as an operation of the document. */
export const operationOf = (endpoint: AnyEndpoint, feature: string, schemas: Schemas): Schema => {
  const answer = {
    description: 'The answer; any answer may carry errors in its place.',
    content: { 'application/json': { schema: answerOf(endpoint.answer, schemas) } },
  }
  const tolerated = endpoint.tolerates.map((status) => [String(status), answer])
  const takesBody = !(endpoint.body instanceof t.UndefinedType)
  return {
    operationId: endpoint.operationId,
    tags: [feature],
    parameters: parametersOf(endpoint),
    ...(takesBody
      ? {
          requestBody: {
            required: true,
            content: { 'application/json': { schema: schemaOf(endpoint.body, schemas) } },
          },
        }
      : {}),
    responses: {
      '200': answer,
      ...Object.fromEntries(tolerated),
      ...(endpoint.idempotent ? underWay : {}),
      default: { $ref: '#/components/responses/Errors' },
    },
  }
}

const underWay = {
  409: {
    description:
      'What was begun with this Idempotency-Key has not ended yet. Says nothing of its end, and carries no errors.',
  },
}

export const tagOfFiles = 'downloads'

/** A file. */
export const fileOperationOf = ({ operationId, path }: FileEndpoint<string>): Schema => ({
  operationId,
  tags: [tagOfFiles],
  parameters: parametersOf({ path, idempotent: false, query: [] }),
  responses: {
    '200': {
      description: 'The file.',
      headers: { 'Content-Disposition': { description: 'Its name (RFC 6266).', schema: { type: 'string' } } },
      content: { 'application/pdf': {} },
    },
    default: { $ref: '#/components/responses/Errors' },
  },
})

/** Where nothing of the answer is used, it may be anything. */
const answerOf = (answer: t.Mixed, schemas: Schemas): Schema =>
  answer instanceof t.UnknownType
    ? schemaOf(answer, schemas)
    : { anyOf: [schemaOf(answer, schemas), { $ref: '#/components/schemas/ErrorsInstead' }] }

function parametersOf({
  path,
  idempotent,
  query,
}: Pick<AnyEndpoint, 'path' | 'idempotent' | 'query'>): readonly Schema[] {
  const names = [...path.matchAll(/:(\w+)/g)].map(([, name]) => name)
  const inPath = names.map((name) => ({ name, in: 'path', required: true, schema: { type: 'string', minLength: 1 } }))
  const inQuery = query.map((name) => ({
    name,
    in: 'query',
    required: false,
    schema: { type: 'string', minLength: 1 },
  }))
  const headers = Object.keys({ ...everyRequest, ...(idempotent ? idempotencyKey : {}) })
  return [...inPath, ...inQuery, ...headers.map((name) => ({ $ref: `#/components/parameters/${name}` }))]
}
