import type { BookingRecord, HeldTransport } from '../../records/BookingRecord.js'
import type { BasketRecord } from '../../records/BasketRecord.js'
import { travellingPassengers } from './travellingPassengers.js'
import { fullName } from '../../values/fullName.js'

const ways = ['OUTBOUND', 'RETURN'] as const
type Way = (typeof ways)[number]

/**
 * Each transport line must be for a passenger who travels.
 * Outbound and return must come together unless the option settings allow one way alone. Lines of the booking already
 * count.
 */
export const transportErrors = (booking: BookingRecord, basket: BasketRecord): readonly string[] => {
  const coming = travellingPassengers(booking, basket)
  const added = basket.transport.map(({ held }) => held)
  return [
    ...added
      .filter(({ pax_id }) => !coming.has(pax_id))
      .map(
        ({ name, direction }) => `Please say who travels ${direction === 'RETURN' ? 'back' : 'there'} by ‘${name}’.`,
      ),
    ...[...new Set(added.map(({ pax_id }) => pax_id))]
      .filter((id) => coming.has(id))
      .flatMap((id) => oneWayErrors(booking, basket, id)),
  ]
}

const nameOf = (booking: BookingRecord, basket: BasketRecord, id: number): string =>
  fullName([...booking.pax, ...basket.pax].find((passenger) => passenger.id === id)?.personal_details)

const oneWayErrors = (booking: BookingRecord, basket: BasketRecord, passengerId: number): readonly string[] => {
  const added = basket.transport.map(({ held }) => held)
  const { oneWay } = booking.offers
  const allowed = { OUTBOUND: oneWay.outbound, RETURN: oneWay.return }
  const count = (seats: readonly HeldTransport[], way: Way): number =>
    seats.filter(({ pax_id, direction }) => pax_id === passengerId && direction === way).length
  const all = [...booking.transport, ...added]
  const alone = ways.find((way) => {
    const other = way === 'OUTBOUND' ? 'RETURN' : 'OUTBOUND'
    return !allowed[way] && count(added, way) > 0 && count(all, way) > count(all, other)
  })
  if (alone === undefined) return []
  const name = nameOf(booking, basket, passengerId)
  return [
    alone === 'OUTBOUND'
      ? `Please choose how ${name} travels back, or remove the outward journey.`
      : `Please choose how ${name} travels there, or remove the return journey.`,
  ]
}
