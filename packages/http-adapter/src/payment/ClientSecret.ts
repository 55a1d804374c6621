import * as t from 'io-ts'

/** The client secret of a bank's check: a text that is not empty. */
export const ClientSecret = new t.Type<string, string, unknown>(
  'ClientSecret',
  (value): value is string => typeof value === 'string' && value !== '',
  (value, context) => (typeof value === 'string' && value !== '' ? t.success(value) : t.failure(value, context)),
  t.identity,
)
