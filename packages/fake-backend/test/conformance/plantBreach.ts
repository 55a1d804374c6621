import type { FakeBackend } from '../../src/FakeBackend.js'

export type Fetch = (url: string, init: RequestInit) => Promise<Response>

/** A fake back end that breaks the contract in one way. */
export type Plant = (backend: FakeBackend) => Fetch

type Json = Record<string, unknown>

const call = (url: string, { method = 'GET' }: RequestInit): string => `${method} ${new URL(url).pathname}`

const bodyOf = ({ body }: RequestInit): Json => (typeof body === 'string' ? (JSON.parse(body) as Json) : {})

/** Changes the answers of the matching calls. */
export const answering =
  (
    isMeant: RegExp,
    change: (answer: Response, init: RequestInit, backend: FakeBackend) => Response | Promise<Response>,
  ): Plant =>
  (backend) =>
  async (url, init) => {
    const answer = await backend.fetch(url, init)
    return isMeant.test(call(url, init)) ? change(answer, init, backend) : answer
  }

/** Replaces each existing value at a path such as `booking.payments.*.status`; undefined removes it. */
const replaceAt = (part: unknown, [name = '', ...rest]: readonly string[], change: (value: never) => unknown): void => {
  const names = Object.keys(Object(part)).filter((one) => name === '*' || name === one)
  for (const one of names) {
    const parent = part as Json
    if (rest.length > 0) replaceAt(parent[one], rest, change)
    else parent[one] = change(parent[one] as never)
  }
}

/** Changes the values at these paths in the JSON of the matching answers. */
export const changing = (
  isMeant: RegExp,
  paths: string | readonly string[],
  change: (value: never, backend: FakeBackend) => unknown,
): Plant =>
  answering(isMeant, async (answer, _, backend) => {
    const body: unknown = await answer.json()
    for (const path of [paths].flat()) replaceAt(body, path.split('.'), (value) => change(value, backend))
    return Response.json(body, answer)
  })

/** Replaces text in the matching answers. */
export const rewriting = (isMeant: RegExp, from: string | number, to: string | number): Plant =>
  answering(isMeant, async (answer) => new Response((await answer.text()).replaceAll(String(from), String(to)), answer))

/** Replaces a header of the matching answers that have it. */
export const heading = (isMeant: RegExp, name: string, change: (value: string) => string): Plant =>
  answering(isMeant, ({ body, status, headers }) => {
    const value = headers.get(name)
    const changed = new Headers(headers)
    if (value !== null) changed.set(name, change(value))
    return new Response(body, { status, headers: changed })
  })

/** Replaces the status of a refusal that has this text. */
export const restating = (isMeant: RegExp, text: string, status: number): Plant =>
  answering(isMeant, async (answer) => {
    const isRefusal = (await answer.clone().text()).includes(text)
    return isRefusal ? new Response(answer.body, { status, headers: answer.headers }) : answer
  })

/** Answers a refusal with this text or code as if the request had succeeded. */
export const granting = (isMeant: RegExp, text: string | number, answer: Json = {}): Plant =>
  answering(isMeant, async (refusal) =>
    (await refusal.clone().text()).includes(String(text)) ? Response.json(answer) : refusal,
  )

/** The matching calls do nothing and answer as if they had succeeded. */
export const ignoring =
  (isMeant: RegExp): Plant =>
  (backend) =>
  async (url, init) =>
    isMeant.test(call(url, init)) ? Response.json({}) : backend.fetch(url, init)

/** Changes the matching requests before the back end gets them. */
export const sending =
  (isMeant: RegExp, change: (init: RequestInit) => RequestInit): Plant =>
  (backend) =>
  (url, init) =>
    backend.fetch(url, isMeant.test(call(url, init)) ? change(init) : init)

/** Changes the JSON of the matching requests. */
export const sendingBody = (isMeant: RegExp, change: (body: Json) => Json): Plant =>
  sending(isMeant, (init) => ({ ...init, body: JSON.stringify(change(bodyOf(init))) }))

export const withoutHeader = (isMeant: RegExp, name: string): Plant =>
  sending(isMeant, (init) => {
    const headers = new Headers(init.headers)
    headers.delete(name)
    return { ...init, headers }
  })

/** Answers the repeated key of a payment in another way, by its answer of before; null answers it rightly. */
export const repeating =
  (acts: (before: string, body: Json, backend: FakeBackend) => Response | null): Plant =>
  (backend) => {
    const known = new Map<string, string>()
    return async (url, init) => {
      const key = new Headers(init.headers).get('idempotency-key')
      if (key === null || !url.endsWith('/api/payment/')) return backend.fetch(url, init)
      const before = known.get(key)
      const other = before === undefined ? null : acts(before, bodyOf(init), backend)
      if (other) return other
      const answer = await backend.fetch(url, init)
      known.set(key, await answer.clone().text())
      return answer
    }
  }

/** Repeats the first answer of these calls for ever. */
export const freezing =
  (isMeant: RegExp): Plant =>
  (backend) => {
    const first = new Map<string, string>()
    return async (url, init) => {
      const answer = await backend.fetch(url, init)
      if (!isMeant.test(call(url, init))) return answer
      const text = first.get(url) ?? (await answer.clone().text())
      first.set(url, text)
      return new Response(text, answer)
    }
  }

/** Signs an account in as another account. */
export const signingIn = (email: string, as: string): Plant =>
  sendingBody(/\/login$/, (body) => (body['email'] === email ? { email: as, password: 'Passw0rd!' } : body))

/** Serves the matching calls with the first session, for visitors without a session or for another customer. */
export const lettingIn =
  (whom: 'nobody' | 'another', isMeant: RegExp): Plant =>
  (backend) => {
    let session = ''
    return async (url, init) => {
      const headers = new Headers(init.headers)
      const cookie = headers.get('cookie')
      const isStranger = whom === 'nobody' ? cookie === null : cookie !== null && cookie !== session
      if (session !== '' && isStranger && isMeant.test(call(url, init))) {
        headers.set('cookie', session)
        return backend.fetch(url, { ...init, headers })
      }
      const answer = await backend.fetch(url, init)
      const isLogin = url.endsWith('/login') && bodyOf(init)['email'] === 'demo@example.com'
      const [opened] = answer.headers.getSetCookie()
      if (isLogin && opened !== undefined) session = opened.split(';')[0] ?? ''
      return answer
    }
  }

/** Executes another customer's call, but answers it as a refusal. */
export const actingUnseen =
  (isMeant: RegExp): Plant =>
  (backend) => {
    const open = lettingIn('another', isMeant)(backend)
    return async (url, init) => {
      const refusal = await backend.fetch(url, init)
      if (isMeant.test(call(url, init)) || url.endsWith('/login')) await open(url, init)
      return refusal
    }
  }
