const name = 'booking_session'

export const readSessionCookie = (headers: Headers): string | null => {
  const cookies = (headers.get('cookie') ?? '').split(';').map((cookie) => cookie.trim())
  return cookies.find((cookie) => cookie.startsWith(`${name}=`))?.slice(name.length + 1) || null
}

/** The value of Set-Cookie; a null token clears the cookie. */
export const sessionCookie = (token: string | null): string =>
  `${name}=${token ?? ''}; Path=/; HttpOnly; SameSite=Lax${token === null ? '; Max-Age=0' : ''}`
