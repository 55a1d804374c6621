import type { FakeBackend } from '../../src/FakeBackend.js'
import type { Rule } from '../../src/conformance/ConformanceReport.js'
import type { Sentence } from './sentences.js'

export type Fetch = (url: string, init: RequestInit) => Promise<Response>

/** A fake back end that breaks the contract in one way, and where the report has to show it. */
export interface PlantedBreach {
  readonly name: string
  /** The operation that breaks the contract. */
  readonly call: string
  /** The sentence of the contract that it breaks. */
  readonly breaks: Sentence
  readonly found: { readonly rule: Rule; readonly operation: string; readonly path: string }
  readonly plant: (backend: FakeBackend) => Fetch
}

export interface Seen {
  readonly method: string
  readonly path: string
  readonly init: RequestInit
  readonly backend: FakeBackend
}

/** Changes the answers of the matching calls. */
export const answering =
  (isMeant: RegExp, change: (answer: Response, seen: Seen) => Response | Promise<Response>) =>
  (backend: FakeBackend): Fetch =>
  async (url, init) => {
    const answer = await backend.fetch(url, init)
    const { pathname } = new URL(url)
    const seen = { method: init.method ?? 'GET', path: pathname, init, backend }
    return isMeant.test(`${seen.method} ${pathname}`) ? change(answer, seen) : answer
  }

export type Json = Record<string, unknown>

/** The part of an answer at a path such as `booking.prices.0`; callers change it in place. */
export const at = (body: Json, path: string): Json =>
  path.split('.').reduce<Json>((part, name) => Object(part[name]) as Json, body)

/** Changes the JSON body of the matching answers. */
export const changingBody = (isMeant: RegExp, change: (body: Json, seen: Seen) => void) =>
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

/** Answers every repeated key with `acts`, like a back end that ignores idempotency keys. */
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

/** The list at a path; callers change it in place. */
export const listAt = (body: Json, path: string): Json[] =>
  Object.keys(at(body, path)).map((key) => at(body, `${path}.${key}`))

/** Adds minor units to an amount; an answer without the amount stays the same. */
export const addTo = (body: Json, path: string, more: number): void => {
  const amount = at(body, path)
  if (typeof amount['value'] === 'number') amount['value'] += more
}

export const bodyOf = ({ body }: RequestInit): Json => (typeof body === 'string' ? (JSON.parse(body) as Json) : {})

/** The matching calls do nothing and answer as if they had succeeded. */
export const ignoring =
  (isMeant: RegExp, answer: Json = {}) =>
  (backend: FakeBackend): Fetch =>
  async (url, init) =>
    isMeant.test(`${init.method ?? 'GET'} ${new URL(url).pathname}`) ? Response.json(answer) : backend.fetch(url, init)

/** Answers a refusal with this code as if the request had succeeded. */
export const granting = (isMeant: RegExp, code: string | number, answer: Json = {}) =>
  answering(isMeant, async (refusal) =>
    (await refusal.clone().text()).includes(String(code)) ? Response.json(answer) : refusal,
  )

/** Replaces the code of a refusal. */
export const miscoding = (isMeant: RegExp, code: string | number, other: number) =>
  answering(isMeant, async (answer) => {
    const text = await answer.text()
    return new Response(text.replaceAll(String(code), String(other)), answer)
  })

/** Every run signs in as this customer. */
const customer = 'demo@example.com'

/** Serves the matching calls with that customer's session, for visitors without a session or for another customer. */
export const lettingIn =
  (whom: 'nobody' | 'another', isMeant: RegExp) =>
  (backend: FakeBackend): Fetch => {
    let session = ''
    return async (url, init) => {
      const headers = new Headers(init.headers)
      const cookie = headers.get('cookie')
      const isStranger = whom === 'nobody' ? cookie === null : cookie !== null && cookie !== session
      if (session !== '' && isStranger && isMeant.test(`${init.method ?? 'GET'} ${new URL(url).pathname}`)) {
        headers.set('cookie', session)
        return backend.fetch(url, { ...init, headers })
      }
      const answer = await backend.fetch(url, init)
      const isLogin = url.endsWith('/login') && bodyOf(init)['email'] === customer
      const [opened] = answer.headers.getSetCookie()
      if (isLogin && opened !== undefined) session = opened.split(';')[0] ?? ''
      return answer
    }
  }
