/** What the `fetch` of Node, of the browsers and of their stand-ins says where a connection cannot be made, or breaks. */
const connectionWords =
  /^(?:fetch failed|terminated|failed to fetch|load failed|network ?error.*|network request failed|other side closed)$/i

const isSystemError = (thrown: Error): boolean => 'code' in thrown && typeof thrown.code === 'string'

/**
 * For a `fetch` that may be anybody's: a TypeError such as "x is not a function", and every other error of the language, is
 * a mistake in it and no broken connection, unless it has a system's code (ECONNREFUSED) or the words of a `fetch`.
 */
export const isConnectionError = (thrown: unknown): boolean => {
  if (!(thrown instanceof Error)) return true
  if (isSystemError(thrown) && !String((thrown as { code?: unknown }).code).startsWith('ERR_')) return true
  const isOfTheLanguage = [TypeError, ReferenceError, RangeError, SyntaxError].some((kind) => thrown instanceof kind)
  return !isOfTheLanguage || (connectionWords.test(thrown.message) && !isInvalidAddress(thrown.cause))
}

/** Node says "fetch failed" of an address with an unknown scheme too, which no waiting will mend. */
const isInvalidAddress = (cause: unknown): boolean =>
  cause instanceof Error && /unknown scheme|invalid url|bad port/i.test(cause.message)
