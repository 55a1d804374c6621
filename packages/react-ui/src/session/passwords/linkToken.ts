declare global {
  interface Window {
    /** The token of the e-mail's link that opened this document. */
    linkToken?: string
  }
}

/**
 * The token of the e-mail's link. It is a secret: the first call takes it out of the address and the history, before
 * the page requests anything.
 */
export const takeLinkToken = (): string | null => {
  const { pathname, search, hash } = location
  const query = new URLSearchParams(search)
  const token = query.get('token')
  if (token !== null) {
    window.linkToken = token
    query.delete('token')
    history.replaceState(history.state, '', `${pathname}?${query}`.replace(/\?$/, '') + hash)
  }
  return window.linkToken || null
}
