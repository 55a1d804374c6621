import type { Clock } from '@booking-dashboard/core/ports'
import { type Cookie, CookieJar } from 'tough-cookie'
import type { Fetch } from '../transport/exchange.js'

/** A fetch that stores cookies and sends them back, as the fetch of Node does not. Every address must be absolute. */
export const createCookieJar = (fetch: Fetch, clock: Clock = Date): Fetch => {
  const jar = new CookieJar()
  /** The jar itself would expire cookies by the machine's clock. */
  const isLive = (cookie: Cookie): boolean => {
    const since = cookie.creation instanceof Date ? cookie.creation : undefined
    return (cookie.expiryTime(since) ?? Infinity) > clock.now()
  }

  return async (address, init) => {
    const cookies = jar.getCookiesSync(address, { expire: false, sort: true }).filter(isLive)
    const sent = cookies.map((cookie) => cookie.cookieString()).join('; ')
    const response = await fetch(address, sent === '' ? init : { ...init, headers: withCookie(init.headers, sent) })
    for (const line of response.headers.getSetCookie())
      jar.setCookieSync(line, address, { ignoreError: true, now: new Date(clock.now()) })
    return response
  }
}

const withCookie = (given: HeadersInit | undefined, cookie: string): HeadersInit => {
  if (given === undefined || !(given instanceof Headers || Array.isArray(given))) return { ...given, cookie }
  const headers = new Headers(given)
  headers.set('Cookie', cookie)
  return headers
}
