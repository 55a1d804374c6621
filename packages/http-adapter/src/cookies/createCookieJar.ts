import type { Clock } from '@booking-dashboard/core'
import type { Fetch } from '../transport/Fetch.js'
import { type Cookie, isExpired, isSentTo, parseSetCookie } from './Cookie.js'

/**
 * A fetch that keeps the cookies it is given and sends them back, for Node, whose own keeps none. As much of RFC 6265
 * as a session on one origin needs: no Domain attribute, no public suffixes. `baseUrl`s must be absolute.
 */
export const createCookieJar = (fetch: Fetch, clock: Clock = Date): Fetch => {
  let cookies: readonly Cookie[] = []

  const keep = (cookie: Cookie): void => {
    const others = cookies.filter((other) => !isSame(other, cookie))
    cookies = isExpired(cookie, clock.now()) ? others : [...others, cookie]
  }

  const headerFor = (url: URL): string => {
    const now = clock.now()
    cookies = cookies.filter((cookie) => !isExpired(cookie, now))
    return cookies
      .filter((cookie) => isSentTo(cookie, url))
      .toSorted((a, b) => b.path.length - a.path.length)
      .map(({ name, value }) => `${name}=${value}`)
      .join('; ')
  }

  return async (address, init) => {
    const url = new URL(address)
    const headers = new Headers(init.headers)
    const sent = headerFor(url)
    if (sent !== '') headers.set('Cookie', sent)
    const response = await fetch(address, { ...init, headers })
    for (const line of response.headers.getSetCookie()) {
      const cookie = parseSetCookie(line, url, clock.now())
      if (cookie !== null) keep(cookie)
    }
    return response
  }
}

const isSame = (a: Cookie, b: Cookie): boolean => a.host === b.host && a.path === b.path && a.name === b.name
