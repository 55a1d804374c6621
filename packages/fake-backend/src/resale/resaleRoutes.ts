import { resaleEndpoints } from '@booking-dashboard/http-adapter/contract'
import { inPayment } from '../basket/changeBasket.js'
import type { BookingRecord } from '../records/BookingRecord.js'
import type { ResaleRecord } from '../records/ResaleRecord.js'
import { codes } from '../refusal/codes.js'
import { Refusal } from '../refusal/Refusal.js'
import { ownBooking } from '../routing/ownBooking.js'
import { route, type Route } from '../routing/Route.js'
import type { World } from '../world/World.js'
import { resaleCodes, ticketResales } from './ticketResale.js'

export const resaleRoutes: readonly Route[] = [
  route(resaleEndpoints.putUp, (call) =>
    putUpForResale(call.world, ownBooking(call, call.param('bookingRef')), call.body.tickets),
  ),
  route(resaleEndpoints.cancel, (call) =>
    cancelResale(ownBooking(call, call.param('bookingRef')), call.param('ticketId')),
  ),
]

const refused = (ids: readonly string[]): Refusal =>
  new Refusal(
    200,
    ids.map((id) => ({ error_code: codes.notForResale, message: `Ticket ${id.slice(0, 40)} is not for resale.` })),
  )

const recordsOf = (booking: BookingRecord, ids: readonly string[]): readonly ResaleRecord[] =>
  ids.flatMap((id) => booking.resale.get(id) ?? [])

/** Tickets whose name change is pending or being paid for. */
const changingNames = (world: World, { reference, pendingChanges }: BookingRecord): ReadonlySet<string> => {
  const baskets = [...world.baskets.values()].filter(
    (basket) => basket.bookingRef === reference && basket.state === 'open' && inPayment(basket),
  )
  return new Set(
    [...pendingChanges, ...baskets.flatMap(({ nameChanges }) => nameChanges)].map(({ ticket_id }) => ticket_id),
  )
}

/** Lists all tickets or none. If any cannot be listed, the batch is refused with an error for each of them. */
const putUpForResale = (world: World, booking: BookingRecord, ids: readonly string[]): void => {
  const resales = ticketResales(world, booking)
  const changing = changingNames(world, booking)
  const wrong = ids.filter((id) => {
    const resale = resales.get(id)
    return resale?.code !== resaleCodes.available || !resale.enabled || changing.has(id)
  })
  if (wrong.length > 0) throw refused(wrong)
  for (const record of recordsOf(booking, ids)) record.state = 'listed'
}

/** Only a listed ticket can be taken off sale. */
const cancelResale = (booking: BookingRecord, id: string): void => {
  const record = booking.resale.get(id)
  if (record?.state !== 'listed') throw refused([id])
  record.state = 'held'
}
