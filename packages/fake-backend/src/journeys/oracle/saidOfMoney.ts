import { type PaymentStatus, texts } from '@booking-dashboard/core'

export const brokenText = /undefined|NaN|\[object Object\]/
export const { paidButFailed, detailsUpdated } = texts.payment
const { itemsAddedToBooking, paid, checkUnavailable } = texts.payment
export const successes: readonly string[] = [itemsAddedToBooking, paid, paidButFailed]

/** Texts that stay true beside a charge of another submit: they allow for a charge, or are about this submit only. */
export const trueBesideACharge: readonly string[] = [
  ...([16000030, 16000040, 16000100, 16000110, 16000300, 16000301, 16000306, 16000307] as const).map(
    (code) => texts.paymentCode[code].text,
  ),
  checkUnavailable,
]
export const refusals: readonly string[] = Object.values(texts.paymentCode).map(({ text }) => text)
/** Notices that nothing was sent: they are about this submit only, because another tab may have paid. */
export const ofThisSubmission: readonly string[] = [
  'card',
  'cardsUnavailable',
  'checkUnavailable',
  'signedOut',
  'pending',
]
export const noMoneyMoves: readonly PaymentStatus['charged'][] = ['safeToTryAgain', 'notCharged']
