import type { ChallengeAnswer } from '../../records/StripeState.js'
import type { BasketPaymentOutcome } from '../../records/BasketPaymentOutcome.js'
import type { Purpose } from '../oracle/paymentModels.js'
import type { CallFault } from './CallFault.js'

/** What the customer wants to do. */
export const flows = ['basket', 'free', 'balance', 'overdue', 'planCreate', 'planCard', 'planDay'] as const
export type Flow = (typeof flows)[number]

export interface Plot {
  /** Id of a payment method. */
  readonly card: string
  /** The customer's answer to the challenge, once nothing else is in progress. */
  readonly bank: ChallengeAnswer
  readonly outcome: BasketPaymentOutcome
}

const plot = (
  card: string,
  bank: ChallengeAnswer = 'complete',
  outcome: BasketPaymentOutcome = { kind: 'paid' },
): Plot => ({ card, bank, outcome })

/** The course of a payment without interference. */
export const plots = {
  paid: plot('pm_card_visa'),
  /** The sixth status check is the last of the first series. */
  slow: plot('pm_card_visa', 'complete', { kind: 'pending', polls: 5 }),
  slower: plot('pm_card_visa', 'complete', { kind: 'pending', polls: 8 }),
  slowlyFails: plot('pm_card_visa', 'complete', { kind: 'pendingThenFailed', polls: 3 }),
  forever: plot('pm_card_visa', 'complete', { kind: 'pendingForever' }),
  bookingFails: plot('pm_card_visa', 'complete', { kind: 'paidButBookingFailed' }),
  moneyFails: plot('pm_card_visa', 'complete', { kind: 'failed' }),
  moneyCancelled: plot('pm_card_visa', 'complete', { kind: 'cancelled' }),
  declined: plot('pm_card_visa_chargeDeclined'),
  bankAgrees: plot('pm_card_authenticationRequired'),
  bankAgreesSlowly: plot('pm_card_authenticationRequired', 'complete', { kind: 'pending', polls: 2 }),
  bankRefuses: plot('pm_card_authenticationRequired', 'fail'),
  bankIsClosed: plot('pm_card_authenticationRequired', 'close'),
  bankAgreesCardDeclines: plot('pm_card_threeDSecureRequiredChargeDeclined'),
} as const satisfies Readonly<Record<string, Plot>>
export type PlotName = keyof typeof plots
export const plotNames = Object.keys(plots).filter((name): name is PlotName => name in plots)

/** What the customer does when the page offers another try: leaves, submits again, or uses a good card. */
export const sequels = ['leaves', 'again', 'otherCard'] as const
export type Sequel = (typeof sequels)[number]

/** One interleaving: the action, its normal course, and the faults. */
export interface Trial {
  readonly flow: Flow
  readonly plot: PlotName
  readonly sequel: Sequel
  readonly faults: readonly CallFault[]
  /** Pays by Apple Pay in place of the card form. */
  readonly byWallet?: true
}

export const plotsOf = (flow: Flow): readonly PlotName[] => {
  switch (flow) {
    case 'free':
    case 'planDay':
      return ['paid']
    case 'planCreate':
    case 'planCard':
      return ['paid', 'declined', 'bankAgrees', 'bankRefuses', 'bankIsClosed']
    case 'overdue':
      return ['paid', 'slow', 'declined', 'bankAgrees', 'bankRefuses']
    default:
      return plotNames
  }
}

export const isPlanFlow = (flow: Flow): boolean => flow.startsWith('plan')
export const isBasketFlow = (flow: Flow): boolean => flow === 'basket' || flow === 'free'

/** The same trial by a wallet, if its page has wallets. */
export const payingByWallet = (trial: Trial): Trial => (hasWallets(trial.flow) ? { ...trial, byWallet: true } : trial)

const hasWallets = (flow: Flow): boolean => ['basket', 'balance', 'overdue'].includes(flow)

/** The page of the booking for this flow. */
export const purposeOf = (flow: Flow): Purpose =>
  flow === 'free' ? 'basket' : flow === 'balance' ? 'outstanding' : flow
