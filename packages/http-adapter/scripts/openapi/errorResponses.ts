import examples from './examples.json' with { type: 'json' }
import type { OperationWords } from './operationWords.js'
import type { Schema } from './schemaOf.js'

interface ErrorResponse {
  readonly name: string
  readonly description: string
}

const known: Readonly<Record<'400' | '401' | '403' | '404', ErrorResponse>> = {
  400: {
    name: 'BadRequest',
    description:
      'The request does not keep the contract. What is wrong is named: the body with its fields, or a header.',
  },
  401: {
    name: 'Unauthorised',
    description: 'Nobody is signed in: 11000011 without a session, 11000010 where it has expired.',
  },
  403: { name: 'Forbidden', description: 'Whoever is signed in may not do this, or see it.' },
  404: { name: 'NotFound', description: 'There is no such thing.' },
}
const statuses = ['400', '401', '403', '404'] as const

const errorSchema = { $ref: '#/components/schemas/ErrorsAnswer' }

/** The components of the document that the operations refer to. */
export const errorComponents: Readonly<Record<string, Schema>> = {
  ...Object.fromEntries(
    statuses.map((status) => [
      known[status].name,
      {
        description: known[status].description,
        content: { 'application/json': { schema: errorSchema, example: examples.errors[status] } },
      },
    ]),
  ),
  Conflict: {
    description:
      'What was begun with this Idempotency-Key has not ended yet, or the key stands for something else. Says nothing of its end, and carries no errors.',
  },
  Errors: {
    description: 'What went wrong. A body of another form, or none, is read by its status alone.',
    content: { 'application/json': { schema: errorSchema } },
  },
}

const referTo = (name: string): Schema => ({ $ref: `#/components/responses/${name}` })

/** The error responses of an operation. */
export const errorResponses = (
  { isPublic }: OperationWords,
  { path, idempotent }: { readonly path: string; readonly idempotent: boolean },
): Readonly<Record<string, Schema>> => ({
  400: referTo(known[400].name),
  ...(isPublic ? {} : { 401: referTo(known[401].name), 403: referTo(known[403].name) }),
  ...(path.includes('/:') ? { 404: referTo(known[404].name) } : {}),
  ...(idempotent ? { 409: referTo('Conflict') } : {}),
  default: referTo('Errors'),
})
