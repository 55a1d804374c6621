import type { CardSource } from '@booking-dashboard/core/ports'
import type { ChallengeDecision } from '../../Bank.js'
import type { CardDetails } from '../../../records/PaymentMethod.js'
import { testCards } from '../../../records/testCards.js'
import type { BookingRef } from '../TestContext.js'

/** A card of the table in behaviour/cards#d2.3, by the id of its payment method or by its typed number. */
export interface CardChoice {
  readonly by: 'paymentMethod' | 'number'
  readonly number: string
  readonly paymentMethod: string
  /** Whether the card pays if the challenge, if any, is completed. */
  readonly pays: boolean
  readonly challenged: boolean
}

const invalid = { number: '4242424242424241', paymentMethod: 'pm_card_invalid', pays: false, challenged: false }

/** Every card of the table, by id and by number. */
export const cardChoices: readonly CardChoice[] = [
  ...testCards.map(({ number, paymentMethods, refusal, challenged }) => ({
    number,
    paymentMethod: paymentMethods[0] ?? '',
    pays: refusal === null,
    challenged,
  })),
  invalid,
].flatMap((card) => [
  { ...card, by: 'paymentMethod' },
  { ...card, by: 'number' },
])

export const sourceOf = ({ by, paymentMethod }: CardChoice): CardSource =>
  by === 'number' ? { kind: 'fields' } : { kind: 'paymentMethod', id: paymentMethod }

export const typedCard = ({ by, number }: CardChoice): CardDetails | null =>
  by === 'number' ? { number, expMonth: 12, expYear: 2034, cvc: number.length === 15 ? '1234' : '123' } : null

/** Only SUN1001 accepts American Express (`PAYMENTS_AMEX_ENABLED`, behaviour/cards). */
const acceptsAmex = (ref: BookingRef): boolean => ref === 'SUN1001'

/** True if a payment of this booking with this card, and this answer to its challenge, is charged. */
export const isCharged = (
  { number, pays, challenged }: CardChoice,
  ref: BookingRef,
  decision: ChallengeDecision,
): boolean => pays && (acceptsAmex(ref) || !number.startsWith('37')) && (!challenged || decision === 'complete')

const answers: Readonly<Record<ChallengeDecision, string>> = {
  complete: 'agrees at the bank’s check',
  fail: 'refuses at the bank’s check',
  close: 'closes the bank’s check',
  leaveOpen: 'leaves the bank’s check open',
}

/** How the customer answers the challenge, if this card has one. */
export const bankWords = ({ challenged }: CardChoice, decision: ChallengeDecision): string =>
  challenged ? `, and ${answers[decision]}` : ''
