import type { AddExtrasInput, AddTicketsInput, AddTransportInput, TicketChoice } from '../basket/AddInputs.js'
import type { Basket, BasketExtra, BasketRoom } from '../basket/Basket.js'
import type { NameChangeToAdd } from '../basket/BasketApi.js'
import { travellersPaxId } from '../basket/paxRules.js'
import { leavesOutcomeOpen } from '../failure/ApiFailure.js'
import type { Failure } from '../failure/Failure.js'
import type { ExtraSelection } from './extras/ExtraSelection.js'
import type { HeldRoomOptions } from './accommodation/HeldRoomOptions.js'
import type { RoomSelection } from './accommodation/RoomSelection.js'

const cameIn = <A extends { readonly id: string }>(before: readonly A[], after: readonly A[]): readonly A[] =>
  after.filter(({ id }) => before.every((line) => line.id !== id))

/** Whether a failed adding may have worked all the same: its answer was lost, or only the load after it failed. */
export const mayHaveWorked = ({ operation, cause }: Failure): boolean =>
  operation === 'getBasket' || leavesOutcomeOpen(cause)

/**
 * What an adding of rooms that failed still has to add, for the rooms that are in the basket all the same: rooms stay
 * where their extras fail (specification 2, §4), and so they do where only the answer was lost. Null where they are not in.
 */
export const optionsStillToAdd = (
  { rooms }: RoomSelection,
  before: readonly BasketRoom[],
  after: readonly BasketRoom[],
): HeldRoomOptions | null => {
  const free = [...cameIn(before, after)]
  const missing = rooms.map(({ accommodationId, roomId, options }): HeldRoomOptions | null => {
    const place = free.findIndex((line) => line.accommodationId === accommodationId && line.roomId === roomId)
    const [line] = place < 0 ? [] : free.splice(place, 1)
    if (line === undefined) return null
    return options
      .filter(({ extraId }) => line.extras.every((held) => held.extraId !== extraId))
      .map(({ extraId, optionId }) => ({ lineId: line.id, extraId, optionId }))
  })
  return missing.every((one) => one !== null) ? missing.flat() : null
}

/** Whether extras are in the basket although their adding failed: all of a request is taken or none, and an answer may be lost. */
export const extrasCameIn = (
  { selectedExtras }: Pick<AddExtrasInput, 'selectedExtras'>,
  before: readonly BasketExtra[],
  after: readonly BasketExtra[],
): boolean => {
  const lines = cameIn(before, after)
  const countOf = (extraId: string, optionId: string): number =>
    lines.filter((line) => line.extraId === extraId && line.optionId === optionId).length
  return selectedExtras.every(
    ({ extraId, optionId }) =>
      countOf(extraId, optionId) >=
      selectedExtras.filter((one) => one.extraId === extraId && one.optionId === optionId).length,
  )
}

/** What is left of `wanted` when every line takes one away that it stands for. */
const without = <A, B>(
  wanted: readonly A[],
  lines: readonly B[],
  standsFor: (line: B, one: A) => boolean,
): readonly A[] => {
  const free = [...lines]
  return wanted.filter((one) => {
    const place = free.findIndex((line) => standsFor(line, one))
    if (place < 0) return true
    free.splice(place, 1)
    return false
  })
}

/** Whether a seat for every traveller on every stop is in the basket although their adding failed. */
export const transportCameIn = (
  { basketPax, transport }: AddTransportInput,
  before: Basket | null,
  after: Basket | null,
): boolean => {
  const pax = [...basketPax, ...(after?.pax ?? [])]
  const lines = cameIn(before?.transport ?? [], after?.transport ?? [])
  const missing = without(
    transport,
    lines,
    (line, seat) =>
      line.direction === seat.direction &&
      line.departureLocation === seat.departureLocation &&
      line.arrivalLocation === seat.arrivalLocation &&
      line.departureDate.slice(0, 10) === seat.date &&
      line.paxId === travellersPaxId(seat.traveller, pax),
  )
  return missing.length === 0
}

/** The tickets of an adding that failed which are not in the basket, by type and passenger. */
export const ticketsStillToAdd = (
  { tickets }: Pick<AddTicketsInput, 'tickets'>,
  before: Basket | null,
  after: Basket | null,
): readonly TicketChoice[] =>
  without(
    tickets,
    cameIn(before?.tickets ?? [], after?.tickets ?? []),
    (line, one) => line.ticketTypeId === one.ticketTypeId && line.paxId === one.paxId,
  )

/** The new passengers of an adding that failed whom the basket does not have. */
export const passengersStillToAdd = (
  { additionalPax }: Pick<AddTicketsInput, 'additionalPax'>,
  after: Basket | null,
): AddTicketsInput['additionalPax'] =>
  additionalPax.filter(({ id }) => (after?.pax ?? []).every((held) => held.id !== id))

/** Whether the change of name is in the basket: there is one for each ticket at most. */
export const nameChangeCameIn = ({ ticketId, firstName, lastName }: NameChangeToAdd, after: Basket | null): boolean =>
  (after?.nameChanges ?? []).some(
    (held) => held.ticketId === ticketId && held.firstName === firstName && held.lastName === lastName,
  )

/** What was chosen while the adding was under way stays chosen. */
export const withoutAddedRooms = (now: RoomSelection, added: RoomSelection): RoomSelection => ({
  ...now,
  rooms: now.rooms.filter(({ key }) => added.rooms.every((room) => room.key !== key)),
})

export const withoutAddedExtras = (now: ExtraSelection, added: ExtraSelection): ExtraSelection =>
  now.flatMap((chosen) => {
    const { quantity = 0 } =
      added.find(({ extraId, optionId }) => extraId === chosen.extraId && optionId === chosen.optionId) ?? {}
    return chosen.quantity > quantity ? [{ ...chosen, quantity: chosen.quantity - quantity }] : []
  })

export const withoutAddedOptions = (now: HeldRoomOptions, added: HeldRoomOptions): HeldRoomOptions =>
  now.filter(({ lineId, extraId, optionId }) =>
    added.every((one) => one.lineId !== lineId || one.extraId !== extraId || one.optionId !== optionId),
  )
