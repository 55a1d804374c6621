import type { PayingTexts } from './paymentTexts.js'
import { type Currency, money } from '../money/Money.js'
import { isUnderWay, type StoredPayment } from './machine/record.js'

type CurrencyOf = (bookingRef: string) => Currency | null
type UnfinishedTexts = Pick<PayingTexts, 'payment' | 'formats'>

/**
 * One sentence for each stored payment that may still move money or change a plan. `currencyOf` answers null for a
 * booking that is not loaded.
 */
export const unfinishedSentences = (
  stored: readonly StoredPayment[],
  currencyOf: CurrencyOf,
  { payment: { unfinished }, formats }: UnfinishedTexts,
): readonly string[] =>
  stored.filter(isUnderWay).map(({ purchase, pressed }) => {
    const { bookingRef } = purchase
    if (purchase.kind === 'plan') return unfinished.plan(bookingRef)
    const currency = currencyOf(bookingRef)
    const amount = pressed === null || currency === null ? null : formats.money(money(pressed.amount, currency))
    return unfinished.payment(bookingRef, amount)
  })

/** What a customer should know about stored payments before signing out, and what happens to them. */
export const unfinishedInWords = (
  stored: readonly StoredPayment[],
  currencyOf: CurrencyOf,
  texts: UnfinishedTexts,
): readonly string[] => {
  const sentences = unfinishedSentences(stored, currencyOf, texts)
  return sentences.length === 0 ? [] : [...sentences, texts.payment.unfinished.afterwards]
}
