import type { FakeBackend } from '../../FakeBackend.js'
import type { Inspection } from '../../world/Inspection.js'
import type { Tab } from '../browser/Tab.js'
import type { Purpose } from './paymentModels.js'

export interface SeenCharge {
  readonly seq: number
  readonly id: string
  /** As the core names it: a basket, or what a booking owed when it was shown. */
  readonly purchase: string
  readonly bookingRef: string
  readonly basketId: string | null
  readonly amount: number
  readonly key: string
}

export interface Sent {
  readonly seq: number
  readonly purchase: string
  readonly key: string
  readonly tab: Tab
}

/** In which order requests left and money moved: each event has a number, and everything else is told by it. */
export class Ledger {
  readonly charges: SeenCharge[] = []
  /** The order of events in which a booking's plan changed. */
  readonly planChanges: { readonly seq: number; readonly bookingRef: string }[] = []
  /** What the order of events makes wrong, whatever the back end made of it. */
  private readonly wrong: string[] = []
  readonly sent: Sent[] = []
  private readonly asked = new Map<Tab, number>()
  /** When a booking came to owe more, as money went back or its price rose, and what it owed then. */
  private readonly debts: { readonly seq: number; readonly bookingRef: string; readonly owed: number }[] = []
  private readonly ended = new Set<string>()
  private readonly plans = new Map<string, string>()
  private seq = 0
  private seen = 0
  private backend: FakeBackend | null = null

  constructor(private readonly bookingRefs: readonly string[]) {}

  /** From now on what moves is noted. */
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
    this.look()
    this.seq += 1
    return this.seq
  }

  /** A request leaves its page. One purchase has one key until an end that is bound to it. */
  leaves(purchase: string, key: string, tab: Tab): void {
    const isOpen = (one: string): boolean => !this.isOver(purchase, one)
    if (isOpen(key) && this.sent.some((one) => one.purchase === purchase && one.key !== key && isOpen(one.key))) {
      this.wrong.push(`${purchase} was sent under another key, while the one before had no end`)
    }
    this.sent.push({ seq: this.next(), purchase, key, tab })
  }

  /** A page asks how things stand: what it is told in answer was so at some time from now on. */
  asks(tab: Tab): void {
    this.asked.set(tab, this.next())
  }

  /** Whether this page could know that the purchase was charged: it asked since, or made the request itself. */
  isKnowablyCharged(purchase: string, tab: Tab): boolean {
    return (
      this.isChargedByLast(purchase, tab) ||
      this.chargesOf(purchase).some(({ seq }) => seq < (this.asked.get(tab) ?? 0))
    )
  }

  /** Whether the last request for it that left this page was, and nobody else's under the same key. */
  isChargedByLast(purchase: string, tab: Tab): boolean {
    const last = this.sent.findLast((one) => one.tab === tab && one.purchase === purchase)
    return this.chargesOf(purchase).some(
      ({ key, seq }) =>
        key === last?.key && this.sent.every((one) => one.key !== key || one.seq > seq || one.tab === tab),
    )
  }

  /** What is wrong whatever anybody was told, a sentence each. */
  complaints(): readonly string[] {
    const isSame = (one: SeenCharge, { purchase, basketId }: SeenCharge): boolean =>
      one.purchase === purchase || (basketId !== null && one.basketId === basketId)
    const twice = this.charges.filter((charge, at) =>
      this.charges.slice(0, at).some((one) => isSame(one, charge) && !this.isDueAgain(one, charge.seq)),
    )
    return [...this.wrong, ...twice.map(({ purchase }) => `${purchase} was charged more than once`)]
  }

  /** Whether this basket was completed, by the name of its purchase. */
  isCompleted(purchase: string): boolean {
    return this.inspect.baskets().some(({ id, state }) => state === 'completed' && purchase.endsWith(`/basket/${id}`))
  }

  /** Whether “paid” is true of a booking, under this reference; a free basket has none. */
  isPaid(bookingRef: string, purpose: Purpose, reference: string | null): boolean {
    this.look()
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

  /** Money of the booking went back, or its price rose. Called after the change. */
  owesAgain(bookingRef: string): void {
    const owed = this.inspect.bookings().find(({ reference }) => reference === bookingRef)?.outstanding ?? 0
    this.debts.push({ seq: this.next(), bookingRef, owed })
  }

  /** Whether the booking came to owe as much as this charge again before then. The price of a basket never falls due again. */
  private isDueAgain({ seq, bookingRef, basketId, amount }: SeenCharge, before = Infinity): boolean {
    const isSo = (one: { readonly seq: number; readonly bookingRef: string; readonly owed: number }): boolean =>
      one.bookingRef === bookingRef && one.owed >= amount && one.seq > seq && one.seq < before
    return basketId === null && this.debts.some(isSo)
  }

  /** Refused for good on the way. */
  ends(key: string): void {
    this.ended.add(key)
  }

  /** The charges whose sum has not fallen due again. */
  chargesOf(purchase: string): readonly SeenCharge[] {
    return this.everChargedFor(purchase).filter((charge) => !this.isDueAgain(charge))
  }

  /** All of its charges, those whose money went back too. */
  everChargedFor(purchase: string): readonly SeenCharge[] {
    this.look()
    return this.charges.filter((charge) => charge.purchase === purchase)
  }

  /** Notes what has moved since the last look. */
  look(): void {
    const charges = this.inspect.charges()
    for (const { id, basketId, bookingRef, amount, idempotencyKey: key, by } of charges.slice(this.seen)) {
      this.seq += 1
      if (by !== 'customer' || !this.bookingRefs.includes(bookingRef)) continue
      const purchase = this.sent.find((one) => one.key === key)?.purchase ?? `${bookingRef}/nobody pressed for it`
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
   * A change of a plan that was made is over as well, and so is a payment whose sum has fallen due again: their keys
   * stand for nothing else any more.
   */
  private isOver(purchase: string, key: string): boolean {
    if (this.ended.has(key)) return true
    if (this.charges.some((charge) => charge.key === key && this.isDueAgain(charge))) return true
    const standing = this.inspect.key(key)
    return standing === 'refused' || (standing === 'done' && purchase.includes('/plan/'))
  }

  private planOf(bookingRef: string): string {
    const plan = this.inspect.plan(bookingRef)
    return plan === null ? '' : `${plan.id} ${plan.day} ${plan.lastFourDigits} ${plan.inError}`
  }
}
