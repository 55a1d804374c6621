import type { Currency } from '../money/Money.js'
import type { PaymentNews } from '../bookings/list/bookingsList.js'
import type { PaymentRun } from './interpreter.js'
import { reopened, type StoredPayment } from './machine/record.js'
import { noWorld, statusOf } from './machine/status.js'
import type { PayingTexts } from './paymentTexts.js'
import { statementOf } from './statement.js'

type CurrencyOf = (bookingRef: string) => Currency | null

/**
 * One sentence for each stored payment that may still move money or change a plan. `currencyOf` answers null for a
 * booking that is not loaded.
 */
const unfinishedSentences = (
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

/** What a page says of a booking that cannot show its payments. `last` is the last one that was made on this page. */
export const paymentNews = (
  stored: readonly StoredPayment[],
  last: PaymentRun | null,
  currencyOf: CurrencyOf,
  texts: PayingTexts,
): PaymentNews => {
  const unfinished = unfinishedSentences(stored, currencyOf, texts)
  if (last === null) return { unfinished, made: null }
  const status = statusOf(last.record$.value, { ...noWorld, currency: currencyOf(last.purchase.bookingRef) }, 0)
  const { made: sentence } = statementOf(status, texts)
  if (status.kind !== 'paid' || sentence === null) return { unfinished, made: null }
  return { unfinished, made: { sentence, isShownAt: last.isShownAt, next: last.pageAfter(status.payment) } }
}
