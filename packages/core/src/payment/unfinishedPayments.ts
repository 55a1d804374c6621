import type { PayingTexts } from './paymentTexts.js'
import { type Currency, money } from '../money/Money.js'
import { isUnderWay, type StoredPayment } from './machine/record.js'

/**
 * What a customer should know about stored payments before signing out. One sentence for each payment that may still
 * move money or change a plan, and one on what happens to them. `currencyOf` answers null for a booking that is not
 * loaded.
 */
export const unfinishedInWords = (
  stored: readonly StoredPayment[],
  currencyOf: (bookingRef: string) => Currency | null,
  { payment: { unfinished }, formats }: Pick<PayingTexts, 'payment' | 'formats'>,
): readonly string[] => {
  const sentences = stored.filter(isUnderWay).map(({ purchase, pressed }) => {
    const { bookingRef } = purchase
    if (purchase.kind === 'plan') return unfinished.plan(bookingRef)
    const currency = currencyOf(bookingRef)
    const amount = pressed === null || currency === null ? null : formats.money(money(pressed.amount, currency))
    return unfinished.payment(bookingRef, amount)
  })
  return sentences.length === 0 ? [] : [...sentences, unfinished.afterwards]
}
