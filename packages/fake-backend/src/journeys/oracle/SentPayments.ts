import type { Purchase, StoredPaymentOfPage } from '@booking-dashboard/core/ports'
import type { Tab } from '../browser/Tab.js'
import { callName } from './callName.js'

export interface SentPayment {
  readonly purchase: Purchase
  readonly key: string
}

/** A header of a request; null if it has none. `name` is in lower case. A Headers object takes longer to create. */
const sentHeader = (init: RequestInit | undefined, name: string): string | null => {
  const { headers } = init ?? {}
  if (headers === undefined || headers instanceof Headers || Array.isArray(headers))
    return new Headers(headers).get(name)
  return Object.entries(headers).find(([one]) => one.toLowerCase() === name)?.[1] ?? null
}

/** The page's timeout plus the second that `Date` rounds off; ms. */
const slowestAnswer = 31_000

const isMeant = ({ kind }: Purchase, call: string | null, body: string): boolean => {
  if (call === 'updatePaymentPlan') return kind === 'plan'
  if (call === 'completeBasket') return kind === 'basket'
  return call === 'pay' && kind === (body.includes('"basket_id"') ? 'basket' : 'balance')
}

/** A change of one use case, which has one trace. */
const changeOf = (url: string, init: RequestInit | undefined): string =>
  `${init?.method} ${url} ${sentHeader(init, 'traceparent')?.split('-')[1]} ${String(init?.body)}`

/**
 * Records what pages send, and finds the purchase of a paying request: the payment is stored immediately before its
 * request.
 */
export class SentPayments {
  private remaining: readonly { readonly tab: Tab; readonly purchase: Purchase }[] = []

  retains(tab: Tab, { purchase }: StoredPaymentOfPage): void {
    this.remaining = [
      ...this.remaining.filter((one) => one.tab !== tab || one.purchase.kind !== purchase.kind),
      { tab, purchase },
    ]
  }

  private readonly changes = new Set<string>()

  /**
   * A change may be sent only once, because after a lost answer nobody knows whether it was made. Returns the
   * violation.
   */
  sentAgain(url: string, init: RequestInit | undefined): string | null {
    const { method = 'GET' } = init ?? {}
    if (method === 'GET') return null
    const change = changeOf(url, init)
    if (this.changes.has(change)) return `${method} ${new URL(url).pathname} was sent a second time by itself`
    this.changes.add(change)
    return null
  }

  /** Nothing was added to a basket that is gone. The use case may add the same to a new one. */
  notFound(url: string, init: RequestInit | undefined): void {
    if (callName(init?.method ?? 'GET', url)?.startsWith('add')) this.changes.delete(changeOf(url, init))
  }

  /** The sent time follows the back end's clock: it may be late by the slowest answer, but never ahead. */
  saysWrongTime(init: RequestInit | undefined, now: number): string | null {
    const statedTime = sentHeader(init, 'x-sent-at')
    if (statedTime === null) return null
    const late = now - Date.parse(statedTime)
    return late >= 0 && late <= slowestAnswer ? null : `A request says that it was sent ${late} ms ago`
  }

  /** Null if this request pays for nothing. */
  leaves(tab: Tab, url: string, init: RequestInit | undefined): SentPayment | null {
    const call = callName(init?.method ?? 'GET', url)
    const found = this.remaining.find((one) => one.tab === tab && isMeant(one.purchase, call, String(init?.body)))
    return found === undefined ? null : { purchase: found.purchase, key: sentHeader(init, 'idempotency-key') ?? '' }
  }
}
