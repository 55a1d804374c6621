import { type PaymentFailure, texts } from '@booking-dashboard/core'

export const unspeakable = /undefined|NaN|\[object Object\]/
export const { paidButFailed, detailsUpdated } = texts.payment
const { itemsAddedToBooking, paid, cardsUnavailable, checkUnavailable } = texts.payment
export const successes: readonly string[] = [itemsAddedToBooking, paid, paidButFailed]

/** Words that say that there may be money already, or that speak of this press alone: true beside a charge by another. */
export const trueBesideACharge: readonly string[] = [
  ...([16000030, 16000040, 16000100, 16000110, 16000300, 16000301, 16000306, 16000307] as const).map(
    (code) => texts.paymentCode[code].text,
  ),
  cardsUnavailable,
  checkUnavailable,
]
export const refusals: readonly string[] = Object.values(texts.paymentCode).map(({ text }) => text)
/** Nothing was sent: said of this press alone, while another tab may have paid. */
export const ofThisPress: readonly string[] = ['card', 'cardsUnavailable', 'checkUnavailable', 'signedOut', 'pending']
export const noMoneyMoves: readonly PaymentFailure['money'][] = ['safeToTryAgain', 'notCharged']
