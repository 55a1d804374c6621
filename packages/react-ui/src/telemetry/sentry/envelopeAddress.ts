/**
 * The address for a DSN's envelopes, with the public key in the query: a request without a CORS preflight. Null if the
 * text is no DSN.
 */
export const envelopeAddress = (dsn: string): string | null => {
  if (!URL.canParse(dsn)) return null
  const { protocol, host, username, pathname } = new URL(dsn)
  const [project = '', ...folders] = pathname.split('/').filter(Boolean).reverse()
  const safe = protocol === 'https:' || protocol === 'http:'
  if (!safe || username === '' || !/^\d+$/.test(project)) return null
  const folder = folders
    .reverse()
    .map((name) => `/${name}`)
    .join('')
  return `${protocol}//${host}${folder}/api/${project}/envelope/?sentry_version=7&sentry_key=${username}`
}
