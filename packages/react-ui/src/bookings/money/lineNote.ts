import { formatDate, formatDateTime, type GatheredLine, type Minor, type Texts } from '@booking-dashboard/core'

type Words = Texts['screen']['booking']['prices']

const departureNote = ({ line: { departure } }: GatheredLine, words: Words): string | null => {
  if (departure === null) return null
  return departure.isTimeSpecified
    ? formatDateTime(departure.at)
    : `${formatDate(departure.at)} · ${words.departureTimeTbc}`
}

/** What stands quietly under a line: when it departs, and what one of several costs. */
export const lineNote = (
  gathered: GatheredLine,
  inMoney: (amount: Minor) => string,
  words: Words,
): string | undefined => {
  const { line, quantity } = gathered
  const each = quantity > 1 && line.display.kind === 'amount' ? words.each(inMoney(line.display.amount)) : null
  const parts = [departureNote(gathered, words), each].filter((part) => part !== null)
  return parts.length === 0 ? undefined : parts.join(' · ')
}
