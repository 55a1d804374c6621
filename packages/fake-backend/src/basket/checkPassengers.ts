import type { BasketRecord } from '../records/BasketRecord.js'
import type { BookingRecord } from '../records/BookingRecord.js'
import { refuse } from '../refusal/Refusal.js'
import type { OpenBasket } from './openBasketOf.js'

/** A wanted line, for one passenger. */
interface ForPassenger {
  readonly pax_id: number
}

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
export const checkPassengers = ({ booking, basket }: OpenBasket, wanted: readonly ForPassenger[]): void => {
  const known = passengersIn(booking, basket).add(defaultPassenger)
  const stranger = wanted.find(({ pax_id }) => !known.has(pax_id))
  if (stranger !== undefined) refuse('paxUnknown', `There is no passenger ${stranger.pax_id} on your booking.`)
}

/** The same for tickets: the dashboard gives new passengers the next free ids, and adds them afterwards. */
export const checkTicketHolders = (to: OpenBasket, wanted: readonly ForPassenger[]): void => {
  const known = passengersIn(to.booking, to.basket)
  const highest = Math.max(0, ...known)
  const strangers = new Set(wanted.map(({ pax_id }) => pax_id).filter((id) => !known.has(id)))
  const isNext = (id: number): boolean => id > highest && id <= highest + strangers.size
  checkPassengers(
    to,
    wanted.filter(({ pax_id }) => !isNext(pax_id)),
  )
}
