import { type Basket, basketOf, paths } from '@booking-dashboard/core'
import type { ChallengeDecision } from '../../Bank.js'
import type { Tab } from '../../browser/Tab.js'
import { viewOn } from '../../oracle/paymentModels.js'
import { type CardChoice, cardOnSheet, sourceOf, typedCard } from './CardChoice.js'
import type { BookingRef, Patience, TestContext } from '../TestContext.js'

/** The basket to pay, the card, and how long the customer waits. */
export interface PaySubmission {
  readonly ref: BookingRef
  readonly card: CardChoice
  readonly decision: ChallengeDecision
  readonly patience: Patience
  /** Skips what the checkout loads before it shows its form, as a script may. */
  readonly unchecked: boolean
}

/**
 * True if the next payment is paid at once or during the status checks: the first one and five more
 * (behaviour/payments#2.9).
 */
export const isAwaited = ({ journey }: TestContext): boolean => {
  const outcome = journey.backend.payments.nextOutcome()
  return outcome.kind === 'paid' || (outcome.kind === 'pending' && outcome.polls <= 5)
}

export const goToCheckout = async (
  context: TestContext,
  tab: Tab,
  { ref, unchecked }: PaySubmission,
): Promise<void> => {
  tab.navigation.goTo(paths.checkout(ref))
  if (unchecked) return
  const checkout = tab.dashboard.checkout(ref)
  await context.runPaymentTask(tab, checkout.open)
  const { value } = checkout.state$
  if (value.kind !== 'open' || value.terms.kind !== 'shown') return
  if (value.terms.isAccepted)
    context.oracle.complain('The terms are accepted, and nobody has accepted them on this visit')
  checkout.acceptTerms(true)
}

/** Submits the payment that the page shows. */
export const submitPayment = async (
  context: TestContext,
  tab: Tab,
  { ref, card, decision, patience, unchecked }: PaySubmission,
): Promise<void> => {
  const { bank, browser } = context.journey
  const checkout = tab.dashboard.checkout(ref)
  const basket = basketOf(tab.dashboard.basket(ref).state$.value)
  bank.decide(decision)
  browser.cardFields.typed = typedCard(card)
  tab.sheet.card = cardOnSheet(card)
  const shows = (held: Basket | null): void =>
    void (held !== null && context.oracle.submissions.submitted(held.id, held.total))
  shows(basket)
  // A submit before the page has loaded pays what the page then shows.
  const isShown = !unchecked && checkout.state$.value.kind === 'open'
  if (isShown && viewOn(tab.dashboard, 'basket', ref)?.kind === 'form')
    context.oracle.submissions.submittedFor(tab, ref)
  const opening = isShown ? null : checkout.state$.subscribe((state) => state.kind === 'open' && shows(state.basket))
  // A wallet's sheet shows the amount of the moment it opens.
  const agreed = card.by === 'wallet' && isShown && basket !== null ? { agreed: basket.total } : {}
  if (card.by === 'wallet') context.tally.count('paid by wallet')
  const pay = async (): Promise<void> => {
    await checkout.pay({ cardholderName: 'Amelia Hart', source: sourceOf(card), ...agreed })
    opening?.unsubscribe()
  }
  await context.runPaymentTask(tab, pay, patience)
}
