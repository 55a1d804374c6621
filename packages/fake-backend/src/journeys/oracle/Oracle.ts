import { type Basket, describePaymentFailure, type PaymentState, texts } from '@booking-dashboard/core'
import type { FakeBackend } from '../../FakeBackend.js'
import type { Tab } from '../Tab.js'
import type { Tally } from './Tally.js'

const unspeakable = /undefined|NaN|\[object Object\]/

/** Sees what the customer sees, in every tab and at every moment, also between the steps. */
export class Witness {
  /** What stood on a pay form when Pay was pressed. */
  private readonly shownAtPress = new Set<string>()
  private readonly wrong: string[] = []
  private readonly said = new Set<string>()

  constructor(
    private readonly backend: () => FakeBackend,
    private readonly tally: Tally,
  ) {}

  watch({ dashboard }: Tab, bookingRefs: readonly string[]): void {
    dashboard.messages.toasts$.subscribe((toasts) => toasts.forEach(({ message }) => this.hear(message)))
    dashboard.messages.prompt$.subscribe((prompt) => {
      if (prompt !== null) this.hear(...[prompt.header, prompt.message, prompt.actions.map(({ label }) => label)].flat())
    })
    for (const bookingRef of bookingRefs) {
      dashboard.payment(bookingRef).state$.subscribe((state) => this.seePayment(state))
    }
  }

  pressedPay(basket: Basket | null): void {
    if (basket !== null) this.shownAtPress.add(`${basket.id} ${basket.total}`)
  }

  /** The same for what a booking owes. */
  pressedPayBalance(bookingRef: string, amount: number): void {
    this.shownAtPress.add(`${bookingRef} ${amount}`)
  }

  /** By the id of a basket, or the reference of a booking that owes something. */
  wasShown(what: string, amount: number): boolean {
    return this.shownAtPress.has(`${what} ${amount}`)
  }

  /** Everything that was said in toasts and prompts, and of failed payments. */
  heard(): readonly string[] {
    return [...this.said]
  }

  complain(about: string): void {
    this.wrong.push(about)
  }

  complaints(): readonly string[] {
    return this.wrong
  }

  private hear(...said: readonly string[]): void {
    for (const text of said) {
      this.said.add(text)
      if (unspeakable.test(text)) this.complain(`The customer reads “${text}”`)
    }
  }

  private seePayment(state: PaymentState): void {
    this.tally.count(`payment is ${state.kind}`)
    if (state.kind !== 'failed') return
    this.tally.count(`payment failed: ${state.reason.kind}`)
    this.hear(...describePaymentFailure(state.reason, texts))
    const { basketId, idempotencyKey } = state.intent
    // Where nothing was sent, it is said of this press alone; another tab may have paid meanwhile.
    const nothingSent = state.reason.kind === 'card' || state.reason.kind === 'cardsUnavailable'
    // What a booking owes is paid in parts: each press speaks of its own.
    const isOfThisPress = nothingSent || basketId === null
    const charged = this.backend()
      .inspect.charges()
      .some((charge) => (isOfThisPress ? charge.idempotencyKey === idempotencyKey : charge.basketId === basketId))
    if (charged) {
      this.complain(`“Payment failed” (${state.reason.kind}) is said of basket ${basketId}, which has been charged`)
    }
  }
}
