import * as t from 'io-ts'
import type { AnyEndpoint } from '../../src/contract/endpoint.js'
import type { FileEndpoint } from '../../src/contract/endpoint.js'
import { errorResponses } from './errorResponses.js'
import recorded from './examples.json' with { type: 'json' }
import { mayBeRevalidated } from '../../src/contract/revalidation.js'
import { everyRequest, notModified, ofMoney, ofStoredAnswer } from './headers.js'
import { codeMeanings, type OperationWords, operationWords } from './operationWords.js'
import { type Schema, schemaOf, type Schemas } from './schemaOf.js'

/**
 * The examples of one operation, shortened: the first successful exchange with the demo world and the first refused
 * one (`recordExamples` of the fake back end).
 */
export interface Example {
  readonly request?: unknown
  readonly query?: Readonly<Record<string, string>>
  readonly params?: Readonly<Record<string, string>>
  readonly answer?: unknown
  readonly refused?: { readonly status: number; readonly body: unknown }
}
const exampleOf = (operationId: string): Example =>
  (recorded.operations as Readonly<Record<string, Example>>)[operationId] ?? {}

/** `/api/basket/:ref` as OpenAPI writes it: `/api/basket/{ref}`. */
export const openApiPath = (path: string): string => path.replace(/:(\w+)/g, '{$1}')

const wordsOf = (operationId: string): OperationWords => {
  const words = operationWords[operationId]
  if (words === undefined) throw new Error(`Nothing is said of the operation ${operationId}`)
  return words
}

const introduction = (operationId: string, tag: string): Schema => {
  const { summary, description, codes = [], isPublic } = wordsOf(operationId)
  const refusals = codes.map((code) => `${code} ${codeMeanings[code]}`).join(', ')
  const sentences = [description, refusals === '' ? undefined : `Refused with: ${refusals}.`]
  const text = sentences.filter((sentence) => sentence !== undefined).join('\n\n')
  return {
    operationId,
    summary,
    ...(text === '' ? {} : { description: text }),
    tags: [tag],
    security: isPublic ? [] : [{ session: [] }],
  }
}

/** An endpoint as an operation of the document. */
export const operationOf = (endpoint: AnyEndpoint, feature: string, schemas: Schemas): Schema => {
  const { operationId, tolerates, body } = endpoint
  const { request, answer: answered, refused } = exampleOf(operationId)
  const schema = answerOf(endpoint.answer, schemas)
  const refusal = (status: number) =>
    refused?.status === status ? { refused: { summary: 'Refused', value: refused.body } } : {}
  const responding = (description: string, examples: object): Schema => ({
    description,
    content: { 'application/json': { schema, ...(Object.keys(examples).length > 0 ? { examples } : {}) } },
  })
  const granted = answered === undefined ? {} : { granted: { summary: 'From the demo world', value: answered } }
  const tolerated = tolerates.map((status) => [
    String(status),
    responding('Read like an answer, which it may be; otherwise it carries errors.', refusal(status)),
  ])
  return {
    ...introduction(operationId, feature),
    parameters: [
      ...parametersOf(endpoint),
      ...(mayBeRevalidated(endpoint) ? [{ $ref: '#/components/parameters/IfNoneMatch' }] : []),
    ],
    ...(body instanceof t.UndefinedType
      ? {}
      : {
          requestBody: {
            required: true,
            content: {
              'application/json': {
                schema: schemaOf(body, schemas),
                ...(request === undefined ? {} : { example: request }),
              },
            },
          },
        }),
    responses: {
      '200': {
        ...responding('The answer, or errors in its place.', { ...granted, ...refusal(200) }),
        ...(mayBeRevalidated(endpoint) ? { headers: ofStoredAnswer } : {}),
      },
      ...(mayBeRevalidated(endpoint) ? { '304': notModified } : {}),
      ...errorResponses(wordsOf(operationId), endpoint),
      ...Object.fromEntries(tolerated),
    },
  }
}

export const tagOfFiles = 'downloads'

/** A download as an operation of the document. */
export const fileOperationOf = ({ operationId, path }: FileEndpoint<string>): Schema => ({
  ...introduction(operationId, tagOfFiles),
  parameters: parametersOf({ operationId, path, idempotent: false, query: [] }),
  responses: {
    '200': {
      description: 'The file.',
      headers: { 'Content-Disposition': { description: 'Its name (RFC 6266).', schema: { type: 'string' } } },
      content: { 'application/pdf': {} },
    },
    ...errorResponses(wordsOf(operationId), { path, idempotent: false }),
    '409': { description: 'It is not ready to download yet.' },
  },
})

/** Any answer is valid if the adapter does not use it. */
const answerOf = (answer: t.Mixed, schemas: Schemas): Schema =>
  answer instanceof t.UnknownType
    ? schemaOf(answer, schemas)
    : { anyOf: [schemaOf(answer, schemas), { $ref: '#/components/schemas/ErrorsInstead' }] }

const parameterWords: Readonly<Record<string, string>> = {
  ref: 'The reference of a booking.',
  bookingRef: 'The reference of a booking.',
  bookingReference: 'The reference of a booking.',
  bookingId: 'The id of a booking.',
  accommodationId: 'The id of an accommodation.',
  accoId: 'The id of an accommodation.',
  extraId: 'The id of an extra.',
  allocationId: 'The id of the allocation that is delivered.',
  ticketId: 'The id of a ticket.',
  key: 'The key of a download.',
  basket_id: 'The basket that is asked about; without it the booking’s last one.',
  day: 'The day of the month on which would be paid, 1 to 31.',
  routes: 'Ids of routes, joined by commas.',
  direction: 'OUTBOUND or RETURN.',
  date: 'The day of departure, such as 2026-04-30.',
  departureLocation: 'From where.',
  arrivalLocation: 'To where.',
}

const describeId = (path: string): string =>
  path.startsWith('/api/package')
    ? 'The reference of a booking.'
    : path.startsWith('/api/basket')
      ? 'The id of the line.'
      : 'The id of a customer.'

function parametersOf({
  operationId,
  path,
  idempotent,
  query,
}: Pick<AnyEndpoint, 'operationId' | 'path' | 'idempotent' | 'query'>): readonly Schema[] {
  const example = exampleOf(operationId)
  const parameter = (name: string, place: 'path' | 'query', value: string | undefined): Schema => ({
    name,
    in: place,
    required: place === 'path',
    description: parameterWords[name] ?? describeId(path),
    schema: { type: 'string', minLength: 1 },
    ...(value === undefined ? {} : { example: value }),
  })
  const names = [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name)
  const headers = Object.keys({ ...everyRequest, ...(idempotent ? ofMoney : {}) })
  return [
    ...names.map((name) => parameter(name, 'path', example.params?.[name])),
    ...query.map((name) => parameter(name, 'query', example.query?.[name])),
    ...headers.map((name) => ({ $ref: `#/components/parameters/${name}` })),
  ]
}
