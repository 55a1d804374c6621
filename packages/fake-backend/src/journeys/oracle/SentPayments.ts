import { nameOf, type Purchase, type StoredPayment } from '@booking-dashboard/core'
import { callName } from './callName.js'
import type { Tab } from '../Tab.js'

export interface SentPayment {
  readonly purchase: Purchase
  readonly key: string
}

/** Tells of a request that pays or changes once which purchase it is for: the one that its page kept just before. */
export class SentPayments {
  private readonly lastRequests = new Map<Tab, Map<string, number>>()
  private expected: readonly { readonly tab: Tab; readonly purchase: Purchase }[] = []

  keeps(tab: Tab, { purchase, lastRequest }: StoredPayment): void {
    const known = this.lastRequests.get(tab) ?? new Map<string, number>()
    this.lastRequests.set(tab, known)
    const name = nameOf(purchase)
    if (lastRequest > (known.get(name) ?? 0)) this.expected = [...this.expected, { tab, purchase }]
    known.set(name, lastRequest)
  }

  /** Null where this request is none of them. */
  leaves(tab: Tab, url: string, init: RequestInit | undefined): SentPayment | null {
    const call = callName(init?.method ?? 'GET', url)
    const isMeant = ({ kind }: Purchase): boolean =>
      call === 'updatePaymentPlan' ? kind === 'plan' : call === 'completeBasket' ? kind === 'basket' : call === 'pay' && kind === (/"basket_id"/.test(String(init?.body)) ? 'basket' : 'balance')
    const found = this.expected.find((one) => one.tab === tab && isMeant(one.purchase))
    if (found === undefined) return null
    this.expected = this.expected.filter((one) => one !== found)
    return { purchase: found.purchase, key: new Headers(init?.headers).get('idempotency-key') ?? '' }
  }
}

