import { defaultClientId } from '@booking-dashboard/core/composition'
import type { Fetch } from './exchange.js'
import { randomHex, requestHeaders } from './requestHeaders.js'

/** Answers that a page asked for before the adapter was there. */
export interface EarlyAnswers {
  /** The answer to a GET of this address, once. Null where it was not asked for, is too old or was dropped, or nobody is signed in. */
  readonly take: (url: string) => Promise<Response | null>
  /** By which the client's own files are found; null where the back end names no client for this host, or cannot be asked. */
  readonly clientCode: Promise<string | null>
  /** Nothing more is given out. */
  readonly drop: () => void
}

export interface EarlyQuestions {
  readonly fetch: Fetch
  readonly hostname: string
  /** What the screen asks of a customer's own: dropped where nobody is signed in. Called once the client's id is on its way. */
  readonly firstCalls: () => readonly string[]
  /** Milliseconds of a clock that never goes back. */
  readonly now: () => number
}

const [idAddress, configAddress, checkAddress] = ['/api/client/id', '/api/client/config', '/api/customer/check']

/** What is older is asked for anew. */
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

/** Asks for the client id, and with it for the sign-in check and the screen's first data, side by side. */
export const askEarly = ({ fetch, hostname, firstCalls, now }: EarlyQuestions): EarlyAnswers => {
  const held = new Map<string, Promise<Response | null>>()
  const begun = now()
  const traceId = randomHex(16)
  const ask = (url: string, clientId: string): Promise<Response> =>
    fetch(url, {
      method: 'GET',
      credentials: 'same-origin',
      headers: requestHeaders({ clientId, hostname, traceId, spanId: randomHex(8) }),
    })
  const hold = <A extends Response | null>(url: string, answer: Promise<A>): Promise<A> => {
    // Whoever takes it learns of its failure.
    answer.catch(() => undefined)
    held.set(url, answer)
    return answer
  }

  // An answer that nobody reads would keep its connection.
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
  return {
    clientCode,
    take: async (url) => {
      const answer = held.get(url) ?? null
      held.delete(url)
      if (answer === null || now() - begun <= freshMs) return answer
      leaveUnread(answer)
      return null
    },
    drop: () => {
      held.forEach(leaveUnread)
      held.clear()
    },
  }
}

/** A `fetch` that takes over what was asked for early. A sign-in, a sign-out or any other change ends that. */
export const withEarlyAnswers =
  (fetch: Fetch, early: EarlyAnswers): Fetch =>
  async (url, init) => {
    if (init.method !== 'GET') early.drop()
    return (await early.take(url)) ?? fetch(url, init)
  }
