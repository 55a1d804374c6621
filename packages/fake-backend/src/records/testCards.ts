import { codes } from '../refusal/codes.js'

export interface CardRefusal {
  /** The back end's code for it. */
  readonly code: number
  /** Stripe's own code and message. */
  readonly stripeCode: string
  readonly message: string
}

/** One of Stripe's published test cards (behaviour/cards#d2.3), with its behaviour by number and payment-method id. */
export interface TestCard {
  readonly number: string
  readonly paymentMethods: readonly string[]
  readonly brand: 'visa' | 'mastercard' | 'amex'
  readonly last4: string
  /** Requires 3-D Secure. An `onceSetUp` card does not after a set-up. */
  readonly challenged: boolean
  readonly onceSetUp: boolean
  /** Null if the card pays. */
  readonly refusal: CardRefusal | null
  /** A description for people. */
  readonly outcome: string
}

const refusal = (code: number, stripeCode: string, message: string): CardRefusal => ({ code, stripeCode, message })

const declined = refusal(codes.authorisationFailed, 'card_declined', 'Your card was declined.')
const insufficient = refusal(codes.authorisationFailed, 'card_declined', 'Your card has insufficient funds.')
const expired = refusal(codes.invalidExpiryDate, 'expired_card', 'Your card has expired.')
const wrongCvc = refusal(codes.invalidCvc, 'incorrect_cvc', 'Your card’s security code is incorrect.')
const processing = refusal(
  codes.providerNetworkError,
  'processing_error',
  'An error occurred while processing your card.',
)

const card = (
  outcome: string,
  number: string,
  paymentMethods: readonly string[],
  more: Partial<TestCard> = {},
): TestCard => ({
  number,
  paymentMethods,
  brand: 'visa',
  last4: number.slice(-4),
  challenged: false,
  onceSetUp: false,
  refusal: null,
  outcome,
  ...more,
})

/** The cards of behaviour/cards#d2.3. */
export const testCards: readonly TestCard[] = [
  card('Paid', '4242424242424242', ['pm_card_visa']),
  card('Paid', '5555555555554444', ['pm_card_mastercard'], { brand: 'mastercard' }),
  card('Paid', '378282246310005', ['pm_card_amex'], { brand: 'amex' }),
  card('3-D Secure, then paid', '4000002760003184', ['pm_card_authenticationRequired'], { challenged: true }),
  card('3-D Secure unless set up before', '4000002500003155', ['pm_card_authenticationRequiredOnSetup'], {
    challenged: true,
    onceSetUp: true,
  }),
  card(
    '3-D Secure, then insufficient funds',
    '4000008260003178',
    ['pm_card_authenticationRequiredChargeDeclinedInsufficientFunds'],
    {
      challenged: true,
      refusal: insufficient,
    },
  ),
  card('3-D Secure, then declined', '4000008400001629', ['pm_card_threeDSecureRequiredChargeDeclined'], {
    challenged: true,
    refusal: declined,
  }),
  card('Declined', '4000000000000002', ['pm_card_visa_chargeDeclined', 'pm_card_chargeDeclined'], {
    refusal: declined,
  }),
  card(
    'Insufficient funds',
    '4000000000009995',
    ['pm_card_visa_chargeDeclinedInsufficientFunds', 'pm_card_chargeDeclinedInsufficientFunds'],
    { refusal: insufficient },
  ),
  card('Expired card', '4000000000000069', ['pm_card_chargeDeclinedExpiredCard'], { refusal: expired }),
  card('Wrong CVC', '4000000000000127', ['pm_card_chargeDeclinedIncorrectCvc'], { refusal: wrongCvc }),
  card('Processing error', '4000000000000119', ['pm_card_chargeDeclinedProcessingError'], { refusal: processing }),
]
