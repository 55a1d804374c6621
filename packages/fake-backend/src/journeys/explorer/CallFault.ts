import { paymentCodes, type PaymentErrorCode } from '@booking-dashboard/core/ports'

/** Between a call and its answer. */
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
export const ofTheSession = ['sessionEndedBefore', 'sessionEndedAfter', 'signedOut', 'nextCustomer'] as const
/** The same customer presses once more: here, in a second tab, at another device. */
export const ofPresses = ['secondPress', 'secondTab', 'secondTabFirst', 'secondDevice', 'secondDeviceFirst'] as const
/** What else is bought or paid meanwhile, and for what. */
export const ofPurchases = [
  'basketChanged',
  'basketDiscarded',
  'basketReplaced',
  'otherPurchase',
  'planToo',
  'equalPayment',
] as const
/** Money of the booking goes back, or its price rises by what was paid last; no page is told. */
export const ofTheMoney = ['refund', 'refundAsFailed', 'partRefund', 'chargeback', 'priceRise'] as const
export const ofTheBank = ['bankCompleted', 'bankFailed', 'bankClosed'] as const
/** `keyless`: from now on no list says which key a payment had. */
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
  ...ofPresses,
  ...ofPurchases,
  ...ofTheMoney,
  ...ofTheBank,
  ...ofTheSurroundings,
] as const
type PlainFault = (typeof plain)[number]

/** The call is answered with this code in its place, or after it was made. */
type CodeFault = PaymentErrorCode | `${PaymentErrorCode}after`
export type FaultKind = PlainFault | CodeFault

const codeNames = Object.keys(paymentCodes).filter((name): name is PaymentErrorCode => name in paymentCodes)
/** A refusal that is bound to its key comes in place of an attempt; after one it would be a lie. */
const isBound = (name: PaymentErrorCode): boolean => paymentCodes[name].attempt === 'ended'

export const codes: readonly CodeFault[] = codeNames
export const codesAfter: readonly CodeFault[] = codeNames
  .filter((name) => !isBound(name))
  .map((name) => `${name}after` as const)
/** By which the back end says that it has this attempt already. */
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

/** At the nth time that a call is made, counted from 1. */
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
/** Afterwards nobody at this page knows any more what was pressed for. */
export const isForgetful = isOneOf(['signedOut', 'nextCustomer', 'storageFull', 'storageRefused', 'storageCleared'])

/** "Answer late by 10 minutes". The back end promises that no request arrives later than that. */
export const late = 600_000
