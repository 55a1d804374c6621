import type { Clock } from '@booking-dashboard/core/ports'
import type { Fetch } from '../transport/exchange.js'

/** A cookie as a user agent stores it (RFC 6265, §5.3), sent only to the host that set it. */
export interface Cookie {
  readonly host: string
  readonly path: string
  readonly name: string
  readonly value: string
  readonly secure: boolean
  /** Milliseconds since the epoch. A cookie with null lasts as long as the jar. */
  readonly expiresAt: number | null
}

/** Null for a header that RFC 6265 ignores. `now` is in milliseconds since the epoch. */
const parseSetCookie = (header: string, url: URL, now: number): Cookie | null => {
  const [pair = '', ...rest] = header.split(';')
  const at = pair.indexOf('=')
  const name = pair.slice(0, Math.max(at, 0)).trim()
  if (name === '') return null
  const attributes = readAttributes(rest)
  const path = attributes.get('path') ?? ''
  return {
    host: url.host,
    path: path.startsWith('/') ? path : defaultPath(url.pathname),
    name,
    value: pair.slice(at + 1).trim(),
    secure: attributes.has('secure'),
    expiresAt: expiry(attributes, now),
  }
}

/** RFC 6265, §5.4. A loopback host counts as secure, as it does in browsers. */
const isSentTo = (cookie: Cookie, url: URL): boolean =>
  cookie.host === url.host &&
  (!cookie.secure || url.protocol === 'https:' || isLoopback(url.hostname)) &&
  matchesPath(url.pathname, cookie.path)

const isExpired = ({ expiresAt }: Cookie, now: number): boolean => expiresAt !== null && expiresAt <= now

function readAttributes(parts: readonly string[]): ReadonlyMap<string, string> {
  return new Map(
    parts.map((part) => {
      const [name = '', ...value] = part.split('=')
      return [name.trim().toLowerCase(), value.join('=').trim()]
    }),
  )
}

/** Max-Age takes precedence over Expires. An attribute that does not parse counts as absent. */
function expiry(attributes: ReadonlyMap<string, string>, now: number): number | null {
  const maxAge = attributes.get('max-age')
  if (maxAge !== undefined && /^-?\d+$/.test(maxAge)) return now + Number(maxAge) * 1000
  const expires = Date.parse(attributes.get('expires') ?? '')
  return Number.isNaN(expires) ? null : expires
}

const defaultPath = (pathname: string): string => pathname.slice(0, Math.max(pathname.lastIndexOf('/'), 1))

const matchesPath = (pathname: string, path: string): boolean =>
  pathname === path || pathname.startsWith(path.endsWith('/') ? path : `${path}/`)

const isLoopback = (hostname: string): boolean =>
  hostname === 'localhost' ||
  hostname.endsWith('.localhost') ||
  hostname === '[::1]' ||
  /^127(\.\d+){3}$/.test(hostname)

/**
 * A fetch that stores cookies and sends them back, for Node, whose own fetch stores none.
 * It implements as much of RFC 6265 as a session on one origin needs: no Domain attribute, no public suffixes.
 * Every address must be absolute.
 */
export const createCookieJar = (fetch: Fetch, clock: Clock = Date): Fetch => {
  let cookies: readonly Cookie[] = []

  const store = (cookie: Cookie): void => {
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
    const sent = headerFor(url)
    const response = await fetch(address, sent === '' ? init : { ...init, headers: withCookie(init.headers, sent) })
    for (const line of response.headers.getSetCookie()) {
      const cookie = parseSetCookie(line, url, clock.now())
      if (cookie !== null) store(cookie)
    }
    return response
  }
}

const withCookie = (given: HeadersInit | undefined, cookie: string): HeadersInit => {
  if (given === undefined || !(given instanceof Headers || Array.isArray(given))) return { ...given, cookie }
  const headers = new Headers(given)
  headers.set('Cookie', cookie)
  return headers
}

const isSame = (a: Cookie, b: Cookie): boolean => a.host === b.host && a.path === b.path && a.name === b.name
