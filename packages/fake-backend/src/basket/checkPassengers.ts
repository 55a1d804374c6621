import type { BasketRecord } from '../records/BasketRecord.js'
import type { BookingRecord } from '../records/BookingRecord.js'
import { refuse } from '../refusal/Refusal.js'

/** The id that the specification names where no passenger is the customer. */
const defaultPassenger = 1

/** The passengers of the booking and the basket, and every passenger that a line of the basket names. */
const passengersIn = (booking: BookingRecord, { pax, tickets, rooms, extras, transport }: BasketRecord): Set<number> =>
  new Set([
    ...[...booking.pax, ...pax].map(({ id }) => id),
    ...tickets.map(({ pax_id }) => pax_id),
    ...rooms.flatMap(({ held }) => held.pax_ids),
    ...[...extras, ...transport].map(({ held }) => held.pax_id),
  ])

/** Refuses a line for somebody who is not on the booking. */
export const checkPassengers = (booking: BookingRecord, basket: BasketRecord, wanted: readonly number[]): void => {
  const known = passengersIn(booking, basket).add(defaultPassenger)
  const stranger = wanted.find((id) => !known.has(id))
  if (stranger !== undefined) refuse('paxUnknown', `There is no passenger ${stranger} on your booking.`)
}

/** The same for tickets: the dashboard gives new passengers the next free ids, and adds them afterwards. */
export const checkTicketHolders = (booking: BookingRecord, basket: BasketRecord, wanted: readonly number[]): void => {
  const known = passengersIn(booking, basket)
  const highest = Math.max(0, ...known)
  const strangers = [...new Set(wanted)].filter((id) => !known.has(id))
  const isNext = (id: number): boolean => id > highest && id <= highest + strangers.length
  checkPassengers(
    booking,
    basket,
    strangers.filter((id) => !isNext(id)),
  )
}
