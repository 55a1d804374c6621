import type { BasketOutput, BasketRecord } from '../records/BasketRecord.js'
import type { BookingRecord, HeldTransport } from '../records/BookingRecord.js'
import type { GroupNeed } from '../records/PackageOffers.js'
import { fullName } from '../records/PassengerRecord.js'
import { isOnResale } from './kinds/nameChanges.js'

/** The passengers who travel: those of the booking and the basket, without the cancelled ones. */
const travellingPassengers = (booking: BookingRecord, basket: BasketRecord): ReadonlySet<number> =>
  new Set([...booking.pax, ...basket.pax].filter(({ cancelled }) => !cancelled).map(({ id }) => id))

/** Each ticket must name a passenger who travels. A ticket that is listed for resale cannot change its name. */
const ticketErrors = (booking: BookingRecord, basket: BasketRecord): readonly string[] => {
  const coming = travellingPassengers(booking, basket)
  const nameless = basket.tickets.filter(({ pax_id }) => !coming.has(pax_id))
  const changing = new Set(basket.nameChanges.map(({ ticket_id }) => ticket_id))
  const listed = booking.tickets.filter((ticket) => changing.has(ticket.id) && isOnResale(booking, ticket))
  return [
    ...nameless.map(({ event_name, name }) => `Please say who the ticket ‘${name}’ for ${event_name} is for.`),
    ...listed.map(
      ({ event_name, name }) =>
        `The ticket ‘${name}’ for ${event_name} is on resale. Please remove the change of its name.`,
    ),
  ]
}

/** Each room must be for a passenger who travels, and each extra of a room must have its room. */
const accommodationErrors = (booking: BookingRecord, basket: BasketRecord): readonly string[] => {
  const coming = travellingPassengers(booking, basket)
  const rooms = basket.rooms.map(({ held }) => held).filter(({ pax_ids }) => !pax_ids.every((id) => coming.has(id)))
  const extras = basket.extras.map(({ held }) => held).filter(({ acco_id, group_id }) => acco_id && !group_id)
  return [
    ...rooms.map(({ room_name, name }) => `Please say who the room ‘${room_name}’ at ${name} is for.`),
    ...extras.map(
      ({ name, option }) =>
        `‘${name}: ${option.value}’ is for a room that is not in your basket any more. Please remove it.`,
    ),
  ]
}

/** Each extra must be for a passenger who travels. A group that needs another cannot have more. */
const extrasErrors = (booking: BookingRecord, basket: BasketRecord): readonly string[] => {
  const coming = travellingPassengers(booking, basket)
  const extras = basket.extras.map(({ held }) => held).filter(({ acco_id }) => !acco_id)
  const taken = (extraId: string, groupId: number): number =>
    extras.filter(({ extra_id, group_id }) => extra_id === extraId && group_id === groupId).length
  const unmet = booking.offers.groupNeeds.filter(
    ({ extraId, groupId, needs }) => taken(extraId, groupId) > taken(extraId, needs),
  )
  return [
    ...extras
      .filter(({ pax_id }) => !coming.has(pax_id))
      .map(({ name, option }) => `Please say who ‘${name}: ${option.value}’ is for.`),
    ...unmet.map((need) => needed(booking, need)),
  ]
}

const needed = ({ offers }: BookingRecord, { extraId, groupId, needs }: GroupNeed): string => {
  const extra = offers.extras.find(({ id }) => id === extraId)
  const nameOf = (id: number): string => extra?.groups.find(({ group_id }) => group_id === id)?.name ?? ''
  return `${extra?.name ?? ''}: please choose a ‘${nameOf(needs)}’ for each ‘${nameOf(groupId)}’.`
}

const ways = ['OUTBOUND', 'RETURN'] as const
type Way = (typeof ways)[number]

/**
 * Each transport line must be for a passenger who travels.
 * Outbound and return must come together unless the option settings allow one way alone. Lines of the booking already
 * count.
 */
const transportErrors = (booking: BookingRecord, basket: BasketRecord): readonly string[] => {
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

const section = (errors: readonly string[]) => ({ valid: errors.length === 0, errors: [...new Set(errors)] })

/** The problems to fix before the basket can be paid for or completed. */
export const mandatoryStatus = (booking: BookingRecord, basket: BasketRecord): BasketOutput['mandatory_status'] => ({
  tickets: section(ticketErrors(booking, basket)),
  accommodation: section(accommodationErrors(booking, basket)),
  extras: section(extrasErrors(booking, basket)),
  transport: section(transportErrors(booking, basket)),
})

export const mandatoryErrors = (booking: BookingRecord, basket: BasketRecord): readonly string[] =>
  Object.values(mandatoryStatus(booking, basket)).flatMap(({ errors }) => errors)
