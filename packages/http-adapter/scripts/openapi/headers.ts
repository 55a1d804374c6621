import type { Schema } from './schemaOf.js'

const header = (name: string, description: string, schema: Schema, required = true): Schema => ({
  name,
  in: 'header',
  required,
  description,
  schema,
})

/** On every request (behaviour/contract#d1.3). */
export const everyRequest: Readonly<Record<string, Schema>> = {
  ClientId: header('X-Client-Id', 'The white-label client; 44 by default.', { type: 'string' }),
  Hostname: header('X-Hostname', 'The host name that the customer sees.', { type: 'string' }),
  // The dashboard always sends it. A back end also serves a request without it (behaviour/contract#d7.4).
  Traceparent: header(
    'traceparent',
    'W3C Trace Context: one trace for each use case, a new span for each request.',
    { type: 'string', pattern: '^00-[0-9a-f]{32}-[0-9a-f]{16}-01$' },
    false,
  ),
}

/** For endpoints that move money or complete a basket. */
export const ofMoney: Readonly<Record<string, Schema>> = {
  IdempotencyKey: header(
    'Idempotency-Key',
    [
      'Acts once for the signed-in customer, whatever its age. Keys are scoped to the customer: the same key of another customer is another key, and tells nothing of the first.',
      'A known key is answered with the end of what it began, or with 409 while that is under way, whatever the body.',
      'A refusal is either that end, and the same ever after, or says nothing of the key, which may then act later.',
    ].join(' '),
    { type: 'string', format: 'uuid' },
  ),
  SentAt: header(
    'X-Sent-At',
    [
      'When the request was sent, by the clock of the back end: the `Date` of the latest answer plus the time since then. Left out where no answer has told the time yet.',
      'It is no part of what a key stands for: a repetition has another one.',
      'A request that began nothing and was sent more than 25 minutes ago is refused with 16000190, which says nothing of its key.',
    ].join(' '),
    { type: 'string', format: 'date-time' },
    false,
  ),
}

/** For answers that the customer's own browser may store (behaviour/contract#revalidation). */
export const ofStored: Readonly<Record<string, Schema>> = {
  IfNoneMatch: header(
    'If-None-Match',
    'The `ETag` of the stored answer. Browsers send it by themselves, where the answer had one.',
    { type: 'string' },
    false,
  ),
}

/** A back end may leave both out: then each answer comes whole. */
export const ofStoredAnswer: Readonly<Record<string, Schema>> = {
  ETag: { description: 'Changes with the answer. Optional.', schema: { type: 'string' } },
  'Cache-Control': {
    description: '`private, no-cache` beside an `ETag`, otherwise `no-store`. Never `public`.',
    schema: { type: 'string' },
  },
}

export const notModified: Schema = { description: 'The answer is the one that `If-None-Match` names. No body.' }
