import type { CardSource } from '@booking-dashboard/core/ports'
import type { ChallengeDecision } from '../../Bank.js'
import type { CardDetails } from '../../../records/PaymentMethod.js'
import { testCards } from '../../../records/testCards.js'
import type { BookingRef } from '../TestContext.js'

/** A card of behaviour/cards#d2.3, by the id of its payment method, by its typed number, or in a wallet. */
export interface CardChoice {
  readonly by: 'paymentMethod' | 'number' | 'wallet'
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

export const sourceOf = ({ by, paymentMethod }: CardChoice): CardSource => {
  switch (by) {
    case 'number':
      return { kind: 'fields' }
    case 'wallet':
      return { kind: 'wallet' }
    case 'paymentMethod':
      return { kind: 'paymentMethod', id: paymentMethod }
  }
}

/** A card as the customer has it. */
export const detailsOf = (number: string): CardDetails => ({
  number,
  expMonth: 12,
  expYear: 2034,
  cvc: number.length === 15 ? '1234' : '123',
})

/** The cards of the stand-in's sheet. */
const inWallets: readonly string[] = ['4242424242424242', '4000002760003184', '4000000000000002']

/** The same card in a wallet, if it was typed and a wallet has it. */
export const byWallet = (card: CardChoice): CardChoice =>
  card.by === 'number' && inWallets.includes(card.number) ? { ...card, by: 'wallet' } : card

export const typedCard = ({ by, number }: CardChoice): CardDetails | null =>
  by === 'number' ? detailsOf(number) : null

/** The card on the confirmed sheet of a wallet. */
export const cardOnSheet = ({ by, number }: CardChoice): CardDetails | null =>
  by === 'wallet' ? detailsOf(number) : null

const placeWords: Readonly<Record<CardChoice['by'], string>> = {
  paymentMethod: 'card',
  number: 'typed card',
  wallet: 'wallet’s card',
}

/** Such as “the typed card …4242”. */
export const cardWords = ({ by, number }: CardChoice): string => `the ${placeWords[by]} …${number.slice(-4)}`

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
