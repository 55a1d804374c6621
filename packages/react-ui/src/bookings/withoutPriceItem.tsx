import { isCharged, type Minor, type Texts, type InMoney } from '@booking-dashboard/core'
import { Price } from '../design'

type Words = Pick<Texts['screen']['booking']['prices'], 'withoutPrice'>

/** The line of a bill that makes it add up: what belongs to things whose amount is not shown; none where that is nothing. */
export const withoutPriceItem = (amount: Minor, inMoney: InMoney, words: Words) =>
  isCharged(amount) ? [{ label: words.withoutPrice, value: <Price value={inMoney(amount)} tone="muted" /> }] : []
