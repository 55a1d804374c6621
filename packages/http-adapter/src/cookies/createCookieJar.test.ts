import { describe, expect, it } from 'vitest'
import { type Answer, fakeFetch } from '../../test/fakeFetch.js'
import { VirtualTime } from '../../test/VirtualTime.js'
import { createCookieJar } from './createCookieJar.js'

const setting =
  (...cookies: readonly string[]): Answer =>
  () =>
    new Response('', { headers: cookies.map((cookie): [string, string] => ['Set-Cookie', cookie]) })

/** The cookies that a request to `then` sends after an earlier answer set `cookies`. */
const sentAfter = async (
  cookies: readonly string[],
  then = 'http://a.test/api/x',
  first = 'http://a.test/api/login',
  waitMs = 0,
) => {
  const time = new VirtualTime()
  const { fetch, seen } = fakeFetch(setting(...cookies), setting())
  const jar = createCookieJar(fetch, time)
  await jar(first, {})
  await time.advance(waitMs)
  await jar(then, { headers: { Accept: 'application/json' } })
  return seen[1]?.headers.get('Cookie') ?? null
}

describe('the cookie jar', () => {
  it('sends nothing before it receives a cookie', async () => {
    const { fetch, seen } = fakeFetch(setting())
    await createCookieJar(fetch)('http://a.test/', {})
    expect(seen[0]?.headers.has('Cookie')).toBe(false)
  })

  it('sends its cookies beside the headers of the request', async () => {
    const { fetch, seen } = fakeFetch(
      setting('session=abc=; Path=/; HttpOnly; SameSite=Lax', 'theme=dark; Path=/'),
      setting(),
    )
    const jar = createCookieJar(fetch)
    await jar('http://a.test/login', {})
    await jar('http://a.test/api', { headers: { Accept: 'application/json' } })
    expect(Object.fromEntries(seen[1]?.headers ?? [])).toEqual({
      accept: 'application/json',
      cookie: 'session=abc=; theme=dark',
    })
  })

  it.each([
    ['a=1; Path=/; Max-Age=60', 59_999, 'a=1'],
    ['a=1; Path=/; Max-Age=60', 60_000, null],
    ['a=1; Path=/; Max-Age=soon; Expires=nonsense', 1_000_000, 'a=1'],
  ])('%s, after %i ms: %s', async (cookie, waitMs, expected) => {
    expect(await sentAfter([cookie], undefined, undefined, waitMs)).toBe(expected)
  })

  it.each(['http://localhost:3000/', 'http://aurora.localhost:3000/', 'http://127.0.0.1:3000/', 'https://a.test/'])(
    'sends a secure cookie to %s',
    async (url) => {
      expect(await sentAfter(['a=1; Path=/; Secure'], url, url)).toBe('a=1')
    },
  )
})
