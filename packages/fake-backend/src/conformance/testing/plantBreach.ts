import type { FakeBackend } from '../../FakeBackend.js'
import type { Rule } from '../ConformanceReport.js'

type Fetch = (url: string, init: RequestInit) => Promise<Response>

/** A fake back end that breaks the contract in one way, and where the report has to say so. */
export interface PlantedBreach {
  readonly name: string
  readonly found: { readonly rule: Rule; readonly operation: string; readonly path: string }
  readonly plant: (backend: FakeBackend) => Fetch
}

interface Seen {
  readonly method: string
  readonly path: string
  readonly init: RequestInit
}

/** Changes the answers of the calls that are meant. */
export const answering =
  (isMeant: RegExp, change: (answer: Response, seen: Seen) => Response | Promise<Response>) =>
  (backend: FakeBackend): Fetch =>
  async (url, init) => {
    const answer = await backend.fetch(url, init)
    const { pathname } = new URL(url)
    const seen = { method: init.method ?? 'GET', path: pathname, init }
    return isMeant.test(`${seen.method} ${pathname}`) ? change(answer, seen) : answer
  }

type Json = Record<string, unknown>

/** The part of an answer at a path such as `booking.prices.0`, to be changed where it stands. */
export const at = (body: Json, path: string): Json =>
  path.split('.').reduce<Json>((part, name) => Object(part[name]) as Json, body)

/** Changes the body of the answers that are meant, where they are JSON. */
export const saying = (isMeant: RegExp, change: (body: Json, seen: Seen) => void) =>
  answering(isMeant, async (answer, seen) => {
    const body = (await answer.json()) as Json
    change(body, seen)
    return Response.json(body, { status: answer.status, headers: answer.headers })
  })

export const withHeader = (name: string, change: (value: string) => string) => (answer: Response) => {
  const headers = new Headers(answer.headers)
  const value = headers.get(name)
  if (value !== null) headers.set(name, change(value))
  return new Response(answer.body, { status: answer.status, headers })
}

/** The second request with a key has another one: a back end that does not know keys. */
export const forgettingKeys =
  (path: RegExp, acts: (backend: FakeBackend, body: Json) => Response) =>
  (backend: FakeBackend): Fetch => {
    const known = new Set<string>()
    return async (url, init) => {
      const key = new Headers(init.headers).get('idempotency-key')
      if (key === null || !path.test(url)) return backend.fetch(url, init)
      if (known.has(key)) return acts(backend, JSON.parse(String(init.body)) as Json)
      known.add(key)
      return backend.fetch(url, init)
    }
  }
