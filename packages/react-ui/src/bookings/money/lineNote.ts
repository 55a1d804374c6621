import type { Formats, GatheredLine, Minor, Texts } from '@booking-dashboard/core'

type Words = Texts['screen']['booking']['prices']

const departureNote = ({ line: { departure } }: GatheredLine, words: Words, formats: Formats): string | null => {
  if (departure === null) return null
  return departure.isTimeSpecified
    ? formats.dateTime(departure.at)
    : `${formats.date(departure.at)} · ${words.departureTimeTbc}`
}

/** The quiet text under a line: its departure, and the price of one item. */
export const lineNote = (
  gathered: GatheredLine,
  inMoney: (amount: Minor) => string,
  words: Words,
  formats: Formats,
): string | undefined => {
  const { line, quantity } = gathered
  const each = quantity > 1 && line.display.kind === 'amount' ? words.each(inMoney(line.display.amount)) : null
  const parts = [departureNote(gathered, words, formats), each].filter((part) => part !== null)
  return parts.length === 0 ? undefined : parts.join(' · ')
}
