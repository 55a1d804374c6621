import {
  type AnyEndpoint,
  type Endpoint,
  type FileEndpoint,
  fillPath,
  mayBeRevalidated,
  type PathParams,
} from '@booking-dashboard/http-adapter/contract'
import { isRight } from 'fp-ts/lib/Either.js'
import type * as t from 'io-ts'
import { type Breach, breach, type CheckedCall } from './ConformanceReport.js'
import {
  breachesOf,
  breachesOfAccess,
  breachesOfDates,
  breachesOfRepetition,
  breachesOfStoring,
  codesOf,
  errorsIn,
  type Expected,
  readJson,
  shown,
  type Trespasser,
} from './judge.js'

/** Milliseconds (behaviour/contract#d1.5). */
const timeOut = 30_000

interface Details<P extends string, B extends t.Mixed> {
  readonly params?: PathParams<P>
  readonly query?: Readonly<Record<string, string>>
  readonly body?: t.OutputOf<B>
  readonly key?: string
  /** How many milliseconds ago the request claims to have been sent; the claim is left out if undefined. */
  readonly sentAgo?: number
  readonly expects?: Expected
  /** What is special about this call, for the report. */
  readonly about?: string
}

interface Carried {
  readonly body?: unknown
  /** The entity tag for `If-None-Match`. */
  readonly tag?: string
  readonly key?: string | undefined
  readonly sentAgo?: number | undefined
}

/** A recorded request that another customer or a visitor can repeat. */
export interface MadeRequest {
  readonly endpoint: Pick<AnyEndpoint, 'operationId' | 'method' | 'path'>
  /** Includes path parameters and query. */
  readonly path: string
  readonly body: unknown
  readonly key: string | undefined
}

/** An answer that a browser may store and revalidate. */
interface StoredAnswer {
  readonly request: MadeRequest
  readonly tag: string
  /** The customer that the answer names; null if it names none. */
  readonly owner: string | null
}

export interface Asked<A> {
  readonly status: number
  /** Null if the call was refused or its answer does not match the contract. */
  readonly answer: A | null
  /** Codes of the errors that came in place of an answer or beside it. */
  readonly codes: readonly string[]
  readonly setCookie: readonly string[]
  /** Adds a breach that shows only when several answers are compared. */
  readonly blame: (...of: Parameters<typeof breach>) => void
  /** Blames this answer if a value is not the one of another answer. `why` says where the expected one comes from. */
  readonly compare: <A>(path: string, expected: A, came: A, why?: string) => void
}

/** One request and its answer, as they went over the wire. */
export interface Exchange {
  readonly operation: string
  readonly status: number
  readonly query: Readonly<Record<string, string>>
  readonly params: Readonly<Record<string, string>>
  readonly request: unknown
  readonly response: unknown
}

export interface UnderTestOptions {
  readonly baseUrl: string
  readonly clientId: string
  readonly hostname: string
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>
  readonly now: () => number
  /** Receives each JSON exchange after it has ended. */
  readonly onExchange: (exchange: Exchange) => void
}

/** Nothing answers at the base URL. */
export class NoBackEnd extends Error {
  override readonly name = 'NoBackEnd'
}

const ownerHeader = 'X-Customer-Id'

const hex = (length: number): string =>
  [...crypto.getRandomValues(new Uint8Array(length / 2))].map((byte) => byte.toString(16).padStart(2, '0')).join('')

/** A client that checks a back end against the contract: it records every call with the breaches in its answer. */
export class BackEndUnderTest {
  readonly calls: CheckedCall[] = []
  /** The first request of each operation. */
  readonly made = new Map<string, MadeRequest>()
  /** Id of the signed-in customer; null if unknown. */
  customerId: string | null = null
  /** The first answer of each operation that has an entity tag. */
  private readonly stored = new Map<string, StoredAnswer>()
  private readonly cookies = new Map<string, string>()
  private serverAhead = 0

  constructor(private readonly options: UnderTestOptions) {}

  async ask<P extends string, B extends t.Mixed, A extends t.Mixed>(
    endpoint: Endpoint<P, B, A>,
    { params, query = {}, body, key, sentAgo, expects = 'answer', about = '' }: Details<P, B> = {},
  ): Promise<Asked<t.TypeOf<A>>> {
    const search = Object.keys(query).length === 0 ? '' : `?${new URLSearchParams(query).toString()}`
    const path = fillPath(endpoint.path, params ?? ({} as PathParams<P>)) + search
    const request = { endpoint, path, body, key }
    this.note(request)
    const { response, breaches, text } = await this.send(endpoint, path, about, { body, key, sentAgo })
    const judging = judgingInto(breaches)
    if (response === null) return { status: 0, answer: null, codes: [], setCookie: [], ...judging }
    const tag = response.headers.get('etag')
    if (response.ok && tag !== null && mayBeRevalidated(endpoint)) {
      const owner = response.headers.get(ownerHeader)
      if (!this.stored.has(endpoint.operationId)) this.stored.set(endpoint.operationId, { request, tag, owner })
      breaches.push(...breachesOfStoring(response.headers.get('cache-control') ?? ''))
    }
    const read = readJson(text)
    const { operationId: operation } = endpoint
    this.options.onExchange({
      operation,
      status: response.status,
      query,
      params: params ?? {},
      request: body,
      response: read,
    })
    const errors = errorsIn(read)
    const decoded = endpoint.answer.decode(read)
    const isAnswer =
      (response.ok || endpoint.tolerates.includes(response.status)) && isRight(decoded) && errors.length === 0
    if (text !== '' && !/\bjson\b/.test(response.headers.get('content-type') ?? '')) {
      breaches.push(
        breach('header', 'Content-Type', 'application/json', shown(response.headers.get('content-type') ?? undefined)),
      )
    }
    breaches.push(...breachesOf(endpoint, expects, response.status, read, text), ...breachesOfDates(read))
    return {
      status: response.status,
      answer: isAnswer ? (decoded.right as t.TypeOf<A>) : null,
      codes: codesOf(errors),
      setCookie: response.headers.getSetCookie(),
      ...judging,
    }
  }

  hasTried(operation: string): boolean {
    return this.calls.some((call) => call.operation === operation)
  }

  /** Expects a PDF with a file name, or HTTP 404 or 409 if the file does not exist yet. */
  async download<P extends string>(file: FileEndpoint<P>, params: PathParams<P>): Promise<void> {
    const path = fillPath(file.path, params)
    this.note({ endpoint: file, path, body: undefined, key: undefined })
    const { response, breaches, text } = await this.send(file, path, '', {})
    if (response === null) return
    if (!response.ok) {
      if (![404, 409].includes(response.status))
        breaches.push(
          breach('status', 'status', '200, or 404 or 409 where there is no file yet', String(response.status)),
        )
      return
    }
    const type = response.headers.get('content-type') ?? ''
    if (!type.startsWith('application/pdf') || !text.startsWith('%PDF')) {
      breaches.push(breach('header', 'Content-Type', 'application/pdf, and a PDF', shown(type)))
    }
    const disposition = response.headers.get('content-disposition') ?? undefined
    if (!/filename\*?=/.test(disposition ?? '')) {
      breaches.push(breach('header', 'Content-Disposition', 'the name of the file', shown(disposition)))
    }
  }

  /** Repeats a request of another customer; the back end has to refuse it. */
  async trespass(
    { endpoint, path, body, key }: MadeRequest,
    as: Trespasser,
    about: string,
    codesThatAct: readonly string[] = [],
  ): Promise<void> {
    const { response, breaches, text } = await this.send(endpoint, path, about, { body, key })
    if (response !== null) breaches.push(...breachesOfAccess(as, response.status, readJson(text), text, codesThatAct))
  }

  /** Repeats what a browser may store, as a browser revalidates it (behaviour/contract#revalidation). */
  async revalidateStored(): Promise<void> {
    for (const { request, tag, owner } of this.stored.values()) {
      const { endpoint, path } = request
      const { response, breaches, text } = await this.send(endpoint, path, 'with its entity tag', { tag })
      if (response === null) continue
      breaches.push(...breachesOfRepetition(tag, response.status, response.headers.get('etag'), text))
      if (response.status === 304 && response.headers.get(ownerHeader) !== owner)
        breaches.push(breach('header', 'ETag', 'another one for another customer', 'the same'))
    }
  }

  /** The session's cookies, to replay after the session has ended. */
  cookieJar(): ReadonlyMap<string, string> {
    return new Map(this.cookies)
  }

  putCookies(jar: ReadonlyMap<string, string>): void {
    for (const [name, value] of jar) this.cookies.set(name, value)
  }

  private note(request: MadeRequest): void {
    const { operationId } = request.endpoint
    if (!this.made.has(operationId)) this.made.set(operationId, request)
  }

  private async send(
    { operationId: operation, method }: Pick<AnyEndpoint, 'operationId' | 'method'>,
    path: string,
    about: string,
    { body, key, sentAgo, tag }: Carried,
  ): Promise<{ readonly response: Response | null; readonly breaches: Breach[]; readonly text: string }> {
    const { baseUrl, clientId, hostname, fetch, now } = this.options
    const headers = new Headers({
      'X-Client-Id': clientId,
      'X-Hostname': hostname,
      traceparent: `00-${hex(32)}-${hex(16)}-01`,
    })
    if (this.cookies.size > 0) headers.set('Cookie', [...this.cookies].map((pair) => pair.join('=')).join('; '))
    if (key !== undefined) headers.set('Idempotency-Key', key)
    if (tag !== undefined) headers.set('If-None-Match', tag)
    if (sentAgo !== undefined) headers.set('X-Sent-At', new Date(this.serverTime() - sentAgo).toISOString())
    if (body !== undefined) headers.set('Content-Type', 'application/json')
    const breaches: Breach[] = []
    const begun = now()
    let response: Response | null = null
    let text = ''
    try {
      response = await fetch(baseUrl.replace(/\/$/, '') + path, {
        method,
        headers,
        redirect: 'manual',
        signal: AbortSignal.timeout(timeOut),
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      })
      text = await response.text()
      this.keepTime(response)
      this.keepCookies(response)
      this.checkOwner(response, breaches)
    } catch (error) {
      const reason = reasonOf(error)
      if (this.calls.length === 0) throw new NoBackEnd(`No back end answers at ${baseUrl}: ${reason}`, { cause: error })
      breaches.push(breach('connection', 'answer', `an answer within ${timeOut / 1000} s`, reason))
    }
    this.calls.push({ operation, method, path, about, milliseconds: now() - begun, breaches })
    return { response, breaches, text }
  }

  private keepTime(response: Response): void {
    const statedTime = Date.parse(response.headers.get('date') ?? '')
    if (!Number.isNaN(statedTime)) this.serverAhead = statedTime - this.options.now()
  }

  /** Follows the latest answer's `Date`, or the local clock if no answer has one. */
  private serverTime(): number {
    return this.options.now() + this.serverAhead
  }

  private keepCookies(response: Response): void {
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=;]+)=([^;]*)/.exec(cookie) ?? []
      if (value === '' || /;\s*max-age=(0|-\d+)\b/i.test(cookie)) this.cookies.delete(name)
      else this.cookies.set(name, value)
    }
  }

  /** An answer may leave out its owner; an owner that it names has to be right. */
  private checkOwner(response: Response, breaches: Breach[]): void {
    const owner = response.headers.get(ownerHeader)
    if (owner === null || this.customerId === null || owner === this.customerId) return
    breaches.push(breach('header', 'X-Customer-Id', 'the id of whoever is signed in', 'another'))
  }
}

const judgingInto = (breaches: Breach[]): Pick<Asked<unknown>, 'blame' | 'compare'> => ({
  blame: (...of) => void breaches.push(breach(...of)),
  compare: (path, expected, came, why) => {
    if (came === expected) return
    const words = why === undefined ? String(expected) : `${String(expected)}, ${why}`
    breaches.push(breach('agreement', path, words, String(came ?? 'nothing')))
  },
})

const reasonOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error)
  return error.cause instanceof Error ? `${error.message} (${error.cause.message})` : error.message
}
