import { defaultClientId } from '@booking-dashboard/core/composition'
import { cacheModeOf } from '../contract/revalidation.js'
import type { Fetch } from './exchange.js'
import { randomHex, requestHeaders } from './requestHeaders.js'

/** Answers that a page requested before the adapter was loaded. */
export interface EarlyAnswers {
  /**
   * The answer to a GET of this address, once. Null if it was not requested, is too old, was dropped, or nobody is
   * signed in. A second request for the client's id or the sign-in check drops every answer: the other calls wait for
   * the first one, which may never be answered.
   */
  readonly take: (url: string) => Promise<Response | null>
  /**
   * The code in the paths of the client's files. Null if the back end names no client for this host or cannot be
   * reached.
   */
  readonly clientCode: Promise<string | null>
  /** Discards the answer of this address, or all answers. */
  readonly drop: (url?: string) => void
}

export interface EarlyQuestions {
  readonly fetch: Fetch
  readonly hostname: string
  /**
   * The screen's calls for the customer's own data. Called as soon as the client's id is requested. Their answers are
   * dropped if nobody is signed in.
   */
  readonly firstCalls: () => readonly string[]
  /** Milliseconds of a clock that never goes back. */
  readonly now: () => number
}

const [idAddress, configAddress, checkAddress] = ['/api/client/id', '/api/client/config', '/api/customer/check']

/** Milliseconds. An older answer is requested again. */
const freshMs = 30_000

const read = async (answer: Promise<Response>): Promise<unknown> => {
  try {
    return await (await answer).clone().json()
  } catch {
    return null
  }
}

const field = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined

/** Requests the client id, then, in parallel, the config, the sign-in check and the screen's first data. */
export const askEarly = ({ fetch, hostname, firstCalls, now }: EarlyQuestions): EarlyAnswers => {
  const held = new Map<string, Promise<Response | null>>()
  const begun = now()
  const traceId = randomHex(16)
  const ask = (url: string, clientId: string): Promise<Response> =>
    fetch(url, {
      method: 'GET',
      credentials: 'same-origin',
      cache: cacheModeOf({ method: 'GET', path: url }),
      headers: requestHeaders({ clientId, hostname, traceId, spanId: randomHex(8) }),
    })
  const hold = <A extends Response | null>(url: string, answer: Promise<A>): Promise<A> => {
    // The caller of `take` handles a failure.
    answer.catch(() => undefined)
    held.set(url, answer)
    return answer
  }

  // An unread body would keep its connection open.
  const leaveUnread = (answer: Promise<Response | null>): void =>
    void answer.then((response) => response?.body?.cancel()).catch(() => undefined)

  const asked = hold(idAddress, ask(idAddress, defaultClientId))
  const clientId = read(asked).then((body) => {
    const id = field(body, 'client_id')
    return typeof id === 'string' ? id : defaultClientId
  })
  const askAsClient = (url: string): Promise<Response> =>
    hold(
      url,
      clientId.then((id) => ask(url, id)),
    )

  const clientCode = read(askAsClient(configAddress)).then((body) => {
    const code = field(field(field(body, 'data'), 'client'), 'code')
    return typeof code === 'string' ? code : null
  })
  const isSignedIn = read(askAsClient(checkAddress)).then(
    (body) => field(field(body, 'customer'), 'authenticated') === true,
  )
  for (const url of firstCalls()) {
    const answer = askAsClient(url)
    void hold(
      url,
      isSignedIn.then((yes) => {
        if (yes) return answer
        leaveUnread(answer)
        return null
      }),
    )
  }
  const drop = (url?: string): void => {
    for (const [address, answer] of held) {
      if (url !== undefined && address !== url) continue
      leaveUnread(answer)
      held.delete(address)
    }
  }
  return {
    clientCode,
    take: async (url) => {
      const answer = held.get(url) ?? null
      held.delete(url)
      if (answer === null && [idAddress, checkAddress].includes(url)) drop()
      if (answer === null || now() - begun <= freshMs) return answer
      leaveUnread(answer)
      return null
    },
    drop,
  }
}

/** The basket whose payment an address asks about; null for every other address. */
const basketOfStatus = (url: string): string | null => /^(.+?)(?:\/payments)?\/status(?:\?|$)/.exec(url)?.[1] ?? null

/**
 * A `fetch` that uses the early answers. Any request other than GET, such as a sign-in or sign-out, discards them. A
 * question how a payment stands discards the answer about its basket, because the payment may end it.
 */
export const withEarlyAnswers =
  (fetch: Fetch, early: EarlyAnswers): Fetch =>
  async (url, init) => {
    if (init.method !== 'GET') early.drop()
    const basket = basketOfStatus(url)
    if (basket !== null) early.drop(basket)
    return (await early.take(url)) ?? fetch(url, init)
  }
