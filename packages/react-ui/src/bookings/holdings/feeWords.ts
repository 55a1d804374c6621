import { isCharged, type Minor, type Texts } from '@booking-dashboard/core'
import type { moneyIn } from '../moneyIn'

/** What a change of name costs; null where it is not known before it is in the basket. */
export const feeWords = (
  fee: Minor | null,
  inMoney: ReturnType<typeof moneyIn>,
  texts: Texts['screen']['ticketDetails'],
): string => {
  if (fee === null) return texts.feeLater
  return isCharged(fee) ? texts.fee(inMoney(fee)) : texts.noFee
}
