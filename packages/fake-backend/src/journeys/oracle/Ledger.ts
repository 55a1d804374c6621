import type { FakeBackend } from '../../FakeBackend.js'
import type { Inspection } from '../../worlds/Inspection.js'
import type { Tab } from '../browser/Tab.js'
import type { Purpose } from './paymentModels.js'

export interface SeenCharge {
  readonly seq: number
  readonly id: string
  /** The core's name of the purchase: a basket, or the amount due when it was shown. */
  readonly purchase: string
  readonly bookingRef: string
  readonly basketId: string | null
  readonly amount: number
  readonly key: string
}

export interface Sent {
  readonly seq: number
  /** When the customer submitted it: what changes until it is sent is not in the amount that was shown. */
  readonly submittedAt: number
  readonly purchase: string
  readonly key: string
  readonly tab: Tab
}

/** Numbers every event in order: when requests leave and when money moves. All other checks use these numbers. */
export class Ledger {
  readonly charges: SeenCharge[] = []
  /** When a booking's plan changed. */
  readonly planChanges: { readonly seq: number; readonly bookingRef: string }[] = []
  /** Errors in the order of events, regardless of the back end's answers. */
  private readonly wrong: string[] = []
  readonly sent: Sent[] = []
  private readonly asked = new Map<Tab, number>()
  private readonly submitted = new Map<Tab, number>()
  /** When a refund or price rise increased the amount due, and the new amount due. */
  private readonly debts: { readonly seq: number; readonly bookingRef: string; readonly owed: number }[] = []
  private readonly ended = new Set<string>()
  private readonly failedInTheList = new Set<string>()
  private readonly plans = new Map<string, string>()
  private seq = 0
  private seen = 0
  private backend: FakeBackend | null = null

  constructor(private readonly bookingRefs: readonly string[]) {}

  /** Starts recording. */
  begin(backend: FakeBackend): void {
    if (this.backend !== null) return
    this.backend = backend
    this.seen = this.inspect.charges().length
    for (const ref of this.bookingRefs) this.plans.set(ref, this.planOf(ref))
  }

  get inspect(): Inspection {
    if (this.backend === null) throw new Error('Nothing is observed yet')
    return this.backend.inspect
  }

  next(): number {
    this.refresh()
    this.seq += 1
    return this.seq
  }

  /** Records a request. A purchase keeps one key until the attempt of that key has ended. */
  leaves(purchase: string, key: string, tab: Tab): void {
    const isOpen = (one: string): boolean => !this.isOver(purchase, one)
    if (isOpen(key) && this.sent.some((one) => one.purchase === purchase && one.key !== key && isOpen(one.key))) {
      this.wrong.push(`${purchase} was sent under another key, while the one before had no end`)
    }
    const seq = this.next()
    this.sent.push({ seq, submittedAt: this.submitted.get(tab) ?? seq, purchase, key, tab })
  }

  /** Records that the customer pays for what this page shows. */
  presses(tab: Tab): void {
    this.submitted.set(tab, this.next())
  }

  /** Records that a page requests a status: the answer describes the world at this time or later. */
  asks(tab: Tab): void {
    this.asked.set(tab, this.next())
  }

  /** True if this page can know of the charge: it made the request itself, or has asked since the charge. */
  isKnowablyCharged(purchase: string, tab: Tab): boolean {
    return (
      this.isChargedByLast(purchase, tab) ||
      this.chargesOf(purchase).some(({ seq }) => seq < (this.asked.get(tab) ?? 0))
    )
  }

  /** True if this page's last request for the purchase was charged, and no other page used the same key before. */
  isChargedByLast(purchase: string, tab: Tab): boolean {
    const last = this.sent.findLast((one) => one.tab === tab && one.purchase === purchase)
    return this.chargesOf(purchase).some(
      ({ key, seq }) =>
        key === last?.key && this.sent.every((one) => one.key !== key || one.seq > seq || one.tab === tab),
    )
  }

  /** One sentence for each error that does not depend on the texts of a page. */
  complaints(): readonly string[] {
    const isSame = (one: SeenCharge, { purchase, basketId }: SeenCharge): boolean =>
      one.purchase === purchase || (basketId !== null && one.basketId === basketId)
    const twice = this.charges.filter((charge, at) =>
      this.charges.slice(0, at).some((one) => isSame(one, charge) && !this.isDueAgain(one, charge.seq)),
    )
    return [...this.wrong, ...twice.map(({ purchase }) => `${purchase} was charged more than once`)]
  }

  /** True if this basket was completed; `purchase` is the purchase's name. */
  isCompleted(purchase: string): boolean {
    return this.inspect.baskets().some(({ id, state }) => state === 'completed' && purchase.endsWith(`/basket/${id}`))
  }

  /** True if the booking was paid under this reference; a free basket has none. */
  isPaid(bookingRef: string, purpose: Purpose, reference: string | null): boolean {
    this.refresh()
    const isCharged = this.charges.some(
      (one) =>
        one.bookingRef === bookingRef &&
        (one.basketId === null) === (purpose !== 'basket') &&
        (reference === null || one.id === reference),
    )
    return (
      isCharged ||
      (purpose === 'basket' &&
        reference === null &&
        this.inspect.baskets().some((basket) => basket.bookingRef === bookingRef && basket.state === 'completed'))
    )
  }

  /** Records a refund or price rise of the booking. Call it after the change. */
  owesAgain(bookingRef: string): void {
    const owed = this.inspect.bookings().find(({ reference }) => reference === bookingRef)?.outstanding ?? 0
    this.debts.push({ seq: this.next(), bookingRef, owed })
  }

  /**
   * True if the booking owed this charge's amount again before `before`. Another payment may be returned while this one
   * is on its way: the amount due then still includes this one. It may also be returned earlier, but after the page
   * loaded the amount due that its purchase is named by. A basket's price never falls due again.
   */
  private isDueAgain({ seq, key, purchase, bookingRef, basketId, amount }: SeenCharge, before = Infinity): boolean {
    const submittedAt = this.sent.find((one) => one.key === key)?.submittedAt ?? seq
    const shown = Number(purchase.split('/').at(-1))
    const isSo = (one: { readonly seq: number; readonly bookingRef: string; readonly owed: number }): boolean =>
      one.bookingRef === bookingRef &&
      one.owed - (one.seq < seq ? amount : 0) >= amount &&
      (one.seq > submittedAt || one.owed > shown) &&
      one.seq < before
    return basketId === null && this.debts.some(isSo)
  }

  /** Records that the attempt of this key was refused for good before it reached the back end. */
  ends(key: string): void {
    this.ended.add(key)
  }

  /** Records that all money of this payment was returned, and that its row now says that it failed. */
  failsInTheList(reference: string): void {
    this.failedInTheList.add(reference)
  }

  private isListedAsFailed({ id }: SeenCharge): boolean {
    return this.failedInTheList.has(id)
  }

  /** The charges whose amount is not due again, except those that a page cannot tell from a failure. */
  chargesOf(purchase: string): readonly SeenCharge[] {
    return this.everChargedFor(purchase).filter((charge) => !this.isDueAgain(charge) && !this.isListedAsFailed(charge))
  }

  /** All charges, including returned ones. */
  everChargedFor(purchase: string): readonly SeenCharge[] {
    this.refresh()
    return this.charges.filter((charge) => charge.purchase === purchase)
  }

  /** Records what has changed since the last call. */
  refresh(): void {
    const charges = this.inspect.charges()
    for (const { id, basketId, bookingRef, amount, idempotencyKey: key, by } of charges.slice(this.seen)) {
      this.seq += 1
      if (by !== 'customer' || !this.bookingRefs.includes(bookingRef)) continue
      const purchase = this.sent.find((one) => one.key === key)?.purchase ?? `${bookingRef}/nobody submitted it`
      this.charges.push({ seq: this.seq, id, purchase, bookingRef, basketId, amount, key })
    }
    this.seen = charges.length
    for (const ref of this.bookingRefs) {
      const plan = this.planOf(ref)
      if (plan === this.plans.get(ref)) continue
      this.plans.set(ref, plan)
      this.seq += 1
      this.planChanges.push({ seq: this.seq, bookingRef: ref })
    }
  }

  /**
   * A key has also ended if its plan change was made, if its payment's amount is due again, or if its returned payment
   * is listed as failed.
   */
  isOver(purchase: string, key: string): boolean {
    if (this.ended.has(key)) return true
    if (this.charges.some((charge) => charge.key === key && (this.isDueAgain(charge) || this.isListedAsFailed(charge))))
      return true
    const standing = this.inspect.key(key)
    return standing === 'refused' || (standing === 'done' && purchase.includes('/plan/'))
  }

  private planOf(bookingRef: string): string {
    const plan = this.inspect.plan(bookingRef)
    return plan === null ? '' : `${plan.id} ${plan.day} ${plan.lastFourDigits} ${plan.inError}`
  }
}
