import { isCharged, type Minor, type Texts, type InMoney } from '@booking-dashboard/core'
import { Price } from '../design'

type Words = Pick<Texts['screen']['booking']['prices'], 'withoutPrice'>

/** The bill line for items without a shown amount, so that the bill adds up; none if the amount is zero. */
export const withoutPriceItem = (amount: Minor, inMoney: InMoney, words: Words) =>
  isCharged(amount) ? [{ label: words.withoutPrice, value: <Price value={inMoney(amount)} tone="muted" /> }] : []
