import type { Currency } from '../money/Money.js'
import { reopened, type StoredPayment } from './machine/record.js'
import { noWorld, statusOf } from './machine/status.js'
import type { PayingTexts } from './paymentTexts.js'
import { statementOf } from './statement.js'

type CurrencyOf = (bookingRef: string) => Currency | null

/**
 * One sentence for each stored payment that may still move money or change a plan. `currencyOf` answers null for a
 * booking that is not loaded.
 */
export const unfinishedSentences = (
  stored: readonly StoredPayment[],
  currencyOf: CurrencyOf,
  texts: PayingTexts,
): readonly string[] =>
  stored.flatMap((one) => {
    const world = { ...noWorld, currency: currencyOf(one.purchase.bookingRef) }
    return statementOf(statusOf(reopened(one), world, 0), texts).unfinished ?? []
  })

/** What a customer should know about stored payments before signing out, and what happens to them. */
export const unfinishedInWords = (
  stored: readonly StoredPayment[],
  currencyOf: CurrencyOf,
  texts: PayingTexts,
): readonly string[] => {
  const sentences = unfinishedSentences(stored, currencyOf, texts)
  return sentences.length === 0 ? [] : [...sentences, texts.payment.unfinished.afterwards]
}
