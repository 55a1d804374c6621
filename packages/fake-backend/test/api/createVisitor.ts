import { type Endpoint, fillPath, type PathParams, sessionEndpoints } from '@booking-dashboard/http-adapter/contract'
import { isLeft } from 'fp-ts/lib/Either.js'
import type * as t from 'io-ts'
import { demoPassword } from '../../src/worlds/demo/customers/demoCustomers.js'
import type { FakeBackend } from '../../src/FakeBackend.js'

export interface Reply<A> {
  readonly status: number
  readonly text: string
  /** Checked against the contract. Undefined if the answer is `errors`. */
  readonly answer: A | undefined
  readonly codes: readonly (number | string)[]
  readonly setCookie: readonly string[]
}

interface Details<P extends string, B extends t.Mixed> {
  readonly params?: PathParams<P>
  readonly query?: Readonly<Record<string, string>>
  readonly body?: t.OutputOf<B>
  readonly key?: string
  readonly headers?: Record<string, string>
  readonly signal?: AbortSignal
}

const traceparent = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01'

/** A customer's browser: it sends headers and cookies, and checks every answer against the contract. */
export const createVisitor = (backend: Pick<FakeBackend, 'fetch'>, origin = 'http://localhost') => {
  let cookie = ''

  const call = async <P extends string, B extends t.Mixed, A extends t.Mixed>(
    endpoint: Endpoint<P, B, A>,
    details: Details<P, B> = {},
  ): Promise<Reply<t.TypeOf<A>>> => {
    const query = details.query === undefined ? '' : `?${new URLSearchParams(details.query).toString()}`
    const path = fillPath(endpoint.path, details.params ?? ({} as PathParams<P>)) + query
    const headers = new Headers({ 'x-client-id': '44', 'x-hostname': 'localhost', traceparent })
    if (cookie !== '') headers.set('cookie', cookie)
    if (details.key !== undefined) headers.set('idempotency-key', details.key)
    for (const [name, value] of Object.entries(details.headers ?? {})) headers.set(name, value)
    const response = await backend.fetch(
      new Request(`${origin}${path}`, {
        method: endpoint.method,
        headers,
        ...(details.body === undefined ? {} : { body: JSON.stringify(details.body) }),
        ...(details.signal === undefined ? {} : { signal: details.signal }),
      }),
    )
    const setCookie = response.headers.getSetCookie()
    for (const one of setCookie) cookie = one.split(';')[0] ?? ''
    const text = await response.text()
    return { status: response.status, text, setCookie, ...read(endpoint, response.status, text) }
  }

  return {
    call,
    signIn: (name = 'demo', password = demoPassword) =>
      call(sessionEndpoints.login, { body: { email: `${name}@example.com`, password } }),
  }
}

export type Visitor = ReturnType<typeof createVisitor>

const read = <A extends t.Mixed>(
  endpoint: Endpoint<string, t.Mixed, A>,
  status: number,
  text: string,
): Pick<Reply<t.TypeOf<A>>, 'answer' | 'codes'> => {
  if (text === '' || text.startsWith('<')) return { answer: undefined, codes: [] }
  const body = JSON.parse(text) as { errors?: { code?: number; error_code?: number; reason?: string }[] }
  if (body.errors !== undefined || status >= 400)
    return {
      answer: undefined,
      codes: (body.errors ?? []).map(({ code, error_code, reason }) => code ?? error_code ?? reason ?? 0),
    }
  const decoded = endpoint.answer.decode(body)
  if (isLeft(decoded)) throw new Error(`${endpoint.operationId} answers against the contract: ${text}`)
  return { answer: decoded.right, codes: [] }
}
