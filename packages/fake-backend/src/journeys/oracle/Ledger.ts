import type { FakeBackend } from '../../FakeBackend.js'
import type { InspectedPlan } from '../../world/Inspection.js'

/** What counts as one purchase: a basket by its id, or what a booking owes by its reference. */
export type PurchaseId = string

export interface SeenCharge {
  readonly seq: number
  readonly purchase: PurchaseId
  readonly amount: number
  readonly key: string
}

interface SeenPlan {
  readonly seq: number
  readonly plan: InspectedPlan | null
}

/** In which order requests left and money moved: each event has a number, and everything else is told by it. */
export class Ledger {
  readonly charges: SeenCharge[] = []
  /** How the booking's plan was, from each change on. */
  readonly plans: SeenPlan[]
  /** Where a back end that is less watchful than this one would charge twice. */
  readonly doubled: string[] = []
  private readonly inTheAir = new Map<string, string>()
  private readonly sentLast = new Map<string, number>()
  private planSentLast = 0
  private seq = 0
  private seen: number

  constructor(
    private readonly backend: FakeBackend,
    private readonly bookingRef: string,
  ) {
    this.seen = backend.inspect.charges().length
    this.plans = [{ seq: 0, plan: backend.inspect.plan(bookingRef) }]
  }

  next(): number {
    this.look()
    this.seq += 1
    return this.seq
  }

  /** `intent`: what is paid for and how much, the same for each attempt at it. */
  sends(key: string, intent: string): void {
    this.sentLast.set(key, this.next())
    const isAnother = [...this.inTheAir].some(([other, of]) => other !== key && of === intent)
    if (isAnother) this.doubled.push('A request left under a new key while one for the same was still on its way')
    this.inTheAir.set(key, intent)
  }

  /** The request has come to the back end, or never will. */
  lands(key: string): void {
    this.inTheAir.delete(key)
  }

  sendsPlanChange(): void {
    this.planSentLast = this.next()
  }

  /** When the request of this key last left; 0 where none did. */
  lastSent(key: string): number {
    return this.sentLast.get(key) ?? 0
  }

  lastPlanSent(): number {
    return this.planSentLast
  }

  /** Notes what has moved since the last look. */
  look(): void {
    const { inspect } = this.backend
    const charges = inspect.charges()
    for (const { basketId, bookingRef, amount, idempotencyKey, by } of charges.slice(this.seen)) {
      this.seq += 1
      if (by === 'customer') this.charges.push({ seq: this.seq, purchase: basketId ?? bookingRef, amount, key: idempotencyKey })
    }
    this.seen = charges.length
    const plan = inspect.plan(this.bookingRef)
    if (this.nameOf(plan) === this.nameOf(this.plans.at(-1)?.plan ?? null)) return
    this.seq += 1
    this.plans.push({ seq: this.seq, plan })
  }

  private nameOf(plan: InspectedPlan | null): string {
    return plan === null ? '' : `${plan.id} ${plan.day} ${plan.lastFourDigits} ${plan.inError}`
  }
}
