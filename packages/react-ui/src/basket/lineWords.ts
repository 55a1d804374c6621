import {
  activePax,
  type Basket,
  type BasketSectionLine,
  type Booking,
  formatDate,
  formatDateRange,
  formatDateTime,
  fullName,
  type Texts,
} from '@booking-dashboard/core'

/** One line in words. */
export interface LineWords {
  readonly title: string
  /** Who it is for; null where that is nobody in particular, or not to be told apart. */
  readonly person: string | null
  /** When, and what was said with it. */
  readonly notes: readonly string[]
}

const departureNote = ({ price: { departure } }: BasketSectionLine, timeTbc: string): string => {
  if (departure === null) return ''
  return departure.isTimeSpecified ? formatDateTime(departure.at) : `${formatDate(departure.at)} · ${timeTbc}`
}

const moreOf = (line: BasketSectionLine, basket: Basket): string => {
  const room = line.category === 'accommodations' ? basket.accommodations.find(({ id }) => id === line.id) : undefined
  if (room !== undefined) return formatDateRange(room.checkIn, room.checkOut)
  return basket.extras.find(({ id }) => line.category === 'extras' && id === line.id)?.otherInformation ?? ''
}

export const lineWords = (
  line: BasketSectionLine,
  basket: Basket,
  booking: Booking,
  { booking: shared }: Texts['screen'],
): LineWords => {
  const pax = activePax(booking.pax, basket.pax).find(({ id }) => id === line.paxId)
  const person = pax === undefined || line.category === 'extras' ? null : fullName(pax)
  const notes = [person ?? '', departureNote(line, shared.prices.departureTimeTbc), moreOf(line, basket)]
  return { title: shared.prices.lineTitle(line.price), person, notes: notes.filter((note) => note.trim() !== '') }
}
