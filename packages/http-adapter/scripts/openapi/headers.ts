import type { Schema } from './schemaOf.js'

const header = (name: string, description: string, schema: Schema, required = true): Schema => ({
  name,
  in: 'header',
  required,
  description,
  schema,
})

/** On every request (decisions §1.3). */
export const everyRequest: Readonly<Record<string, Schema>> = {
  ClientId: header('X-Client-Id', 'The white-label client; 44 by default.', { type: 'string' }),
  Hostname: header('X-Hostname', 'The host name that the customer sees.', { type: 'string' }),
  // Ours is always sent; a request without one is served all the same (decisions §7.4).
  Traceparent: header(
    'traceparent',
    'W3C Trace Context: one trace for each use case, a new span for each request.',
    { type: 'string', pattern: '^00-[0-9a-f]{32}-[0-9a-f]{16}-01$' },
    false,
  ),
}

/** Where money moves or a basket is completed. */
export const idempotencyKey: Readonly<Record<string, Schema>> = {
  IdempotencyKey: header(
    'Idempotency-Key',
    'Acts once for the signed-in customer, whatever its age. A known key is answered with the end of what it began, or with 409 while that is under way, whatever the body. A refusal is either that end, and the same ever after, or says nothing of the key, which may then act later.',
    {
      type: 'string',
      format: 'uuid',
    },
  ),
}
