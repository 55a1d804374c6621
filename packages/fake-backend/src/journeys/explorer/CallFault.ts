import { paymentCodes, type PaymentErrorCode } from '@booking-dashboard/core/ports'

/** Faults between a call and its answer. */
export const ofTheNetwork = [
  'lostAnswer',
  'lateAnswer',
  'lateRequest',
  'drop',
  '500',
  '500after',
  '409',
  '409after',
] as const
export const ofThePage = ['reloadBefore', 'reloadAfter', 'reopenBefore', 'reopenAfter'] as const
/** `sessionTaken`: the session ends, and somebody else signs in on the page first. */
export const ofTheSession = [
  'sessionEndedBefore',
  'sessionEndedAfter',
  'sessionTaken',
  'signedOut',
  'nextCustomer',
] as const
/** The same customer submits again: on this page, in a second tab, or on another device. */
export const ofSubmissions = [
  'secondPress',
  'secondTab',
  'secondTabFirst',
  'secondDevice',
  'secondDeviceFirst',
] as const
/** Other purchases or payments at the same time. */
export const ofPurchases = [
  'basketChanged',
  'basketDiscarded',
  'basketReplaced',
  'otherPurchase',
  'planToo',
  'equalPayment',
] as const
/** A refund, a chargeback, or a price rise by the last payment; no page is notified. */
export const ofTheMoney = ['refund', 'refundAsFailed', 'partRefund', 'chargeback', 'priceRise'] as const
export const ofTheBank = ['bankCompleted', 'bankFailed', 'bankClosed'] as const
/** `keyless`: from now on, lists contain no idempotency keys. */
export const ofTheSurroundings = [
  'storageFull',
  'storageRefused',
  'storageCleared',
  'clockJumps',
  'toastsQueued',
  'keyless',
] as const

export type MoneyFault = (typeof ofTheMoney)[number]

const plain = [
  ...ofTheNetwork,
  ...ofThePage,
  ...ofTheSession,
  ...ofSubmissions,
  ...ofPurchases,
  ...ofTheMoney,
  ...ofTheBank,
  ...ofTheSurroundings,
] as const
export type PlainFault = (typeof plain)[number]

/** This code replaces the call, or replaces its answer after the call was made. */
export type CodeFault = PaymentErrorCode | `${PaymentErrorCode}after`
export type FaultKind = PlainFault | CodeFault

const codeNames = Object.keys(paymentCodes).filter((name): name is PaymentErrorCode => name in paymentCodes)
/** Codes that end an attempt can only replace the call; after the call they would be false. */
const isBound = (name: PaymentErrorCode): boolean => paymentCodes[name].attempt === 'ended'

export const codes: readonly CodeFault[] = codeNames
export const codesAfter: readonly CodeFault[] = codeNames
  .filter((name) => !isBound(name))
  .map((name) => `${name}after` as const)
/** Codes that say that the back end already has this attempt. */
export const claimsAfter: readonly CodeFault[] = codeNames
  .filter((name) => paymentCodes[name].attempt === 'claimed')
  .map((name) => `${name}after` as const)
export const plainFaults: readonly FaultKind[] = plain
export const faultKinds: readonly FaultKind[] = [...plain, ...codes, ...codesAfter]

export interface CodedAnswer {
  readonly code: number
  readonly isBound: boolean
  readonly comesAfter: boolean
}

export const codedAnswer = (kind: CodeFault): CodedAnswer => {
  const name = codeNames.find((one) => kind.startsWith(one))
  if (name === undefined) throw new Error(`${kind} is no code of a payment`)
  return { code: Number(name), isBound: isBound(name), comesAfter: kind.endsWith('after') }
}

/** Strikes at the nth call of this name, counted from 1. */
export interface CallFault {
  readonly call: string
  readonly nth: number
  readonly kind: FaultKind
}

const isOneOf =
  (kinds: readonly FaultKind[]) =>
  ({ kind }: CallFault): boolean =>
    kinds.includes(kind)

export const needsSecondTab = isOneOf([
  'secondTab',
  'secondTabFirst',
  'basketChanged',
  'basketDiscarded',
  'basketReplaced',
])
export const needsDevice = isOneOf(['secondDevice', 'secondDeviceFirst'])
export const isOfNetwork = isOneOf(ofTheNetwork)
/** Faults after which this page no longer knows the customer's payment. */
export const isForgetful = isOneOf([
  'sessionTaken',
  'signedOut',
  'nextCustomer',
  'storageFull',
  'storageRefused',
  'storageCleared',
])

/** ms. The back end promises that no request arrives later than this. */
export const late = 600_000
