import { basketOf, paths, zeroMinor } from '@booking-dashboard/core'
import type { ChallengeDecision } from '../Bank.js'
import type { Tab } from '../Tab.js'
import { type CardChoice, sourceOf, typedCard } from './CardChoice.js'
import type { BookingRef, Patience, Stage } from './Stage.js'

export interface PayPress {
  readonly ref: BookingRef
  readonly card: CardChoice
  readonly decision: ChallengeDecision
  readonly patience: Patience
  /** Without what checkout asks before it shows its form, as a script may. */
  readonly unchecked: boolean
}

export const goToCheckout = async (stage: Stage, tab: Tab, { ref, unchecked }: PayPress): Promise<void> => {
  tab.navigation.goTo(paths.checkout(ref))
  if (!unchecked) await stage.pressPayment(tab, tab.dashboard.payment(ref).reconcile)
}

/** Presses Pay for what stands on the page. */
export const pressPay = async (stage: Stage, tab: Tab, { ref, card, decision, patience }: PayPress): Promise<void> => {
  const { bank, browser } = stage.journey
  const payment = tab.dashboard.payment(ref)
  const basket = basketOf(tab.dashboard.basket(ref).state$.value)
  bank.decide(decision)
  browser.cardFields.typed = typedCard(card)
  stage.witness.pressedPay(basket)
  const input = { shownTotal: basket?.total ?? zeroMinor, cardholderName: 'Amelia Hart', source: sourceOf(card) }
  await stage.pressPayment(tab, payment.payBasket(input), patience)
}
