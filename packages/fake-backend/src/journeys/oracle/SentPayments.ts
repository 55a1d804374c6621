import type { Purchase, KeptPayment } from '@booking-dashboard/core/ports'
import type { Tab } from '../browser/Tab.js'
import { callName } from './callName.js'

export interface SentPayment {
  readonly purchase: Purchase
  readonly key: string
}

/** Longer than a page waits for one, and the second that `Date` leaves out; ms. */
const slowestAnswer = 31_000

const isMeant = ({ kind }: Purchase, call: string | null, body: string): boolean => {
  if (call === 'updatePaymentPlan') return kind === 'plan'
  if (call === 'completeBasket') return kind === 'basket'
  return call === 'pay' && kind === (body.includes('"basket_id"') ? 'basket' : 'balance')
}

/** Knows what pages have sent. Tells of a request that pays or changes once which purchase it is for: a payment is kept at once before its request leaves. */
export class SentPayments {
  private kept: readonly { readonly tab: Tab; readonly purchase: Purchase }[] = []

  keeps(tab: Tab, { purchase }: KeptPayment): void {
    this.kept = [
      ...this.kept.filter((one) => one.tab !== tab || one.purchase.kind !== purchase.kind),
      { tab, purchase },
    ]
  }

  private readonly changes = new Set<string>()

  /** What is done once is sent once, as nobody knows of a lost answer whether it was done: what is wrong where it is not. */
  sentAgain(url: string, init: RequestInit | undefined): string | null {
    const { method = 'GET', body } = init ?? {}
    if (method === 'GET') return null
    const trace = new Headers(init?.headers).get('traceparent')?.split('-')[1]
    const change = `${method} ${url} ${trace} ${String(body)}`
    if (this.changes.has(change)) return `${method} ${new URL(url).pathname} was sent a second time by itself`
    this.changes.add(change)
    return null
  }

  /** It says when it is sent by the back end's clock: late by no more than the slowest answer was, and never ahead. */
  saysWrongTime(init: RequestInit | undefined, now: number): string | null {
    const said = new Headers(init?.headers).get('x-sent-at')
    if (said === null) return null
    const late = now - Date.parse(said)
    return late >= 0 && late <= slowestAnswer ? null : `A request says that it was sent ${late} ms ago`
  }

  /** Null where this request is none of them. */
  leaves(tab: Tab, url: string, init: RequestInit | undefined): SentPayment | null {
    const call = callName(init?.method ?? 'GET', url)
    const found = this.kept.find((one) => one.tab === tab && isMeant(one.purchase, call, String(init?.body)))
    return found === undefined
      ? null
      : { purchase: found.purchase, key: new Headers(init?.headers).get('idempotency-key') ?? '' }
  }
}
