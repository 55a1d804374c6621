const name = 'booking_session'

export const readSessionCookie = (headers: Headers): string | null => {
  const cookies = (headers.get('cookie') ?? '').split(';').map((cookie) => cookie.trim())
  return cookies.find((cookie) => cookie.startsWith(`${name}=`))?.slice(name.length + 1) || null
}

/**
 * The value of Set-Cookie. A null token clears the cookie. Cross-site pages send the cookie only if `forAllSites` is
 * set.
 */
export const sessionCookie = (token: string | null, forAllSites = false): string =>
  `${name}=${token ?? ''}; Path=/; HttpOnly; ${forAllSites ? 'SameSite=None; Secure' : 'SameSite=Lax'}${token === null ? '; Max-Age=0' : ''}`
