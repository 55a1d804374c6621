/** Error messages of `fetch` in Node, browsers and their stand-ins for a connection that cannot be made or breaks. */
const connectionWords =
  /^(?:fetch failed|terminated|failed to fetch|load failed|network ?error.*|network request failed|other side closed)$/i

const isSystemError = (thrown: Error): boolean => 'code' in thrown && typeof thrown.code === 'string'

/**
 * Recognises a broken connection for a `fetch` that the caller provides.
 * A TypeError such as "x is not a function", or any other error of the language, is a bug in that `fetch`.
 * It counts as a broken connection only with a system's code (ECONNREFUSED) or the message of a `fetch`.
 */
export const isConnectionError = (thrown: unknown): boolean => {
  if (!(thrown instanceof Error)) return true
  if (isSystemError(thrown) && !String((thrown as { code?: unknown }).code).startsWith('ERR_')) return true
  const isOfTheLanguage = [TypeError, ReferenceError, RangeError, SyntaxError].some((kind) => thrown instanceof kind)
  return !isOfTheLanguage || (connectionWords.test(thrown.message) && !isInvalidAddress(thrown.cause))
}

/** Node also says "fetch failed" for an address with an unknown scheme, which a retry cannot fix. */
const isInvalidAddress = (cause: unknown): boolean =>
  cause instanceof Error && /unknown scheme|invalid url|bad port/i.test(cause.message)
