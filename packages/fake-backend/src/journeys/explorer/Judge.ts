import { moneyStatement, type PaymentPlanState, type PaymentState, planStatement, texts } from '@booking-dashboard/core'
import { Subscription } from 'rxjs'
import type { Tab } from '../Tab.js'
import type { Ledger, PurchaseId } from './Ledger.js'

interface Said {
  readonly seq: number
  readonly purchase: PurchaseId
  readonly words: string
}

const { itemsAddedToBooking, paid, paidButFailed, detailsUpdated } = texts.payment
const { paymentFailed } = texts.failure
const successes: readonly string[] = [itemsAddedToBooking, paid, paidButFailed]

/** Sees every page at every moment, and says what was untrue. */
export class Judge {
  readonly wrong: string[] = []
  /** Names of the states that were seen, for the tally. */
  readonly states = new Set<string>()
  private readonly saidUncharged: Said[] = []
  private readonly saidPlanAsItWas: Said[] = []
  private readonly shown = new Set<string>()
  private readonly toastIds = new Set<string>()
  private readonly watching = new Subscription()
  private heard = 0
  private told: 'paid' | 'updated' | null = null
  private readonly paidSaid = new Set<string>()

  constructor(
    private readonly ledger: Ledger,
    private readonly bookingRef: string,
  ) {}

  watch({ dashboard }: Tab): void {
    const { messages } = dashboard
    const before = new Set(messages.toasts$.value.map(({ id }) => id))
    this.watching.add(
      messages.toasts$.subscribe((toasts) => {
        for (const { id, message } of toasts) if (!before.has(id)) this.hear(id, [message].flat())
      }),
    )
    this.watching.add(
      messages.prompt$.subscribe((prompt) => {
        if (prompt !== null) this.hear(`${prompt.header} ${this.ledger.next()}`, [prompt.message].flat())
      }),
    )
    this.watching.add(dashboard.payment(this.bookingRef).state$.subscribe((state) => this.see(state)))
    this.watching.add(dashboard.paymentPlan(this.bookingRef).state$.subscribe((state) => this.seePlan(state)))
  }

  shows(purchase: PurchaseId, amount: number): void {
    this.shown.add(`${purchase} ${amount}`)
  }

  /** How many things were said so far. */
  sentences(): number {
    return this.heard
  }

  isTold(): 'paid' | 'updated' | null {
    return this.told
  }

  /** Whether success was said in the words of such a purchase. */
  isToldOf(purchase: PurchaseId): boolean {
    const words = purchase === this.bookingRef ? [paid] : [itemsAddedToBooking, paidButFailed]
    return words.some((sentence) => this.paidSaid.has(sentence))
  }

  leave(): void {
    this.watching.unsubscribe()
  }

  /** What the order of events makes untrue, once all is over. */
  sum(): readonly string[] {
    this.ledger.look()
    const { charges, plans } = this.ledger
    const twice = charges
      .filter(({ purchase }, at) => charges.findIndex((charge) => charge.purchase === purchase) !== at)
      .map(({ purchase }) => `${purchase} was charged more than once`)
    const unseen = charges
      .filter(({ purchase, amount }) => !this.shown.has(`${purchase} ${amount}`))
      .map(({ purchase, amount }) => `${amount} was charged for ${purchase}, which nobody was shown`)
    const afterAll = this.saidUncharged.flatMap(({ seq, purchase, words }) =>
      charges
        .filter((charge) => charge.purchase === purchase && charge.seq > seq && this.ledger.lastSent(charge.key) < seq)
        .map(() => `“${words}” was said of ${purchase}, which was charged later without another press`),
    )
    const planAfterAll = this.saidPlanAsItWas.flatMap(({ seq, words }) =>
      plans.some((plan) => plan.seq > seq) && this.ledger.lastPlanSent() < seq ? [`“${words}” was said of a plan that changed later without another press`] : [],
    )
    return [...this.wrong, ...this.ledger.doubled, ...twice, ...unseen, ...afterAll, ...planAfterAll]
  }

  private hear(id: string, sentences: readonly string[]): void {
    if (this.toastIds.has(id)) return
    this.toastIds.add(id)
    this.heard += 1
    for (const sentence of sentences) {
      if (sentence === detailsUpdated) this.told = 'updated'
      if (sentence === paymentFailed && this.isCharged()) this.wrong.push(`“${sentence}” was said after a charge`)
      if (!successes.includes(sentence)) continue
      this.told = 'paid'
      this.paidSaid.add(sentence)
    }
  }

  /** Everything that was shown for paying is charged: there is nothing else that could have failed. */
  private isCharged(): boolean {
    const { charges } = this.ledger
    return this.shown.size > 0 && [...this.shown].every((shown) => charges.some(({ purchase, amount }) => shown === `${purchase} ${amount}`))
  }

  private see(state: PaymentState): void {
    this.states.add(state.kind === 'failed' ? `failed: ${state.reason.kind}` : state.kind)
    if (state.kind !== 'failed') return
    const seq = this.ledger.next()
    const purchase = state.intent.basketId ?? state.intent.bookingRef
    const statement = moneyStatement(state)
    const words = `${state.reason.kind}, ${statement}`
    // Where nothing was sent, it is said of this press alone; another tab may have paid meanwhile.
    const isOfThisPress = state.reason.kind === 'card' || state.reason.kind === 'cardsUnavailable'
    if (this.ledger.charges.some(({ purchase: of, key }) => (isOfThisPress ? key === state.intent.idempotencyKey : of === purchase))) {
      this.wrong.push(`“${words}” was said of ${purchase}, which had been charged`)
    }
    if (isOfThisPress) return
    if (statement === 'safeToTryAgain' || statement === 'notCharged') this.saidUncharged.push({ seq, purchase, words })
  }

  private seePlan(state: PaymentPlanState): void {
    this.states.add(`plan ${state.kind}`)
    const seq = this.ledger.next()
    if (state.kind !== 'failed') return
    const { reason } = state
    this.states.add(`plan failed: ${reason.kind}`)
    const isSure = ['challengeFailed', 'challengeClosed'].includes(reason.kind) || planStatement(reason) !== null
    if (isSure) this.saidPlanAsItWas.push({ seq, purchase: this.bookingRef, words: reason.kind })
  }
}
