import type { NewPax } from '../../basket/BasketApi.js'
import type { AddTicketsInput, TicketChoice } from '../../basket/AddInputs.js'
import type { Pax } from '../../bookings/Booking.js'
import { selectionProblems } from './selectionProblems.js'
import { stillOnSale, typesOnSale } from './selectionTotals.js'
import type { EventOnSale } from './TicketCatalogue.js'
import { type NewcomerDraft, newcomersInUse, type TicketSelection } from './TicketSelection.js'

/** One more than the highest of the booking and the basket, cancelled passengers included: their ids stay taken. */
export const nextPaxId = (pax: readonly Pax[]): number => Math.max(0, ...pax.map(({ id }) => id)) + 1

/** A passenger as typed in, under the id that the tickets name. */
export const toNewPax = (id: number, { firstName, lastName, email, telephone }: NewcomerDraft): NewPax => ({
  id,
  firstName: firstName.trim(),
  lastName: lastName.trim(),
  email: email.trim(),
  telephone: telephone.trim(),
})

/**
 * What is sent for a selection: a passenger for each ticket, and only those newcomers who get one, under the next free
 * ids. Null while something has to be put right. `pax` are the passengers of the booking and of the basket.
 */
export const toAddTicketsInput = (
  chosen: TicketSelection,
  events: readonly EventOnSale[],
  pax: readonly Pax[],
): AddTicketsInput | null => {
  const selection = stillOnSale(chosen, events)
  if (selectionProblems(selection, events).length > 0) return null
  const first = nextPaxId(pax)
  const newcomers = newcomersInUse(selection)
  const additionalPax = newcomers.map((draft, place) => toNewPax(first + place, draft))
  const types = typesOnSale(events)
  const tickets = selection.tickets.flatMap(({ ticketTypeId, passenger }): readonly TicketChoice[] => {
    const ticketName = types.find(({ id }) => id === ticketTypeId)?.name
    if (ticketName === undefined || passenger.kind === 'open') return []
    const paxId =
      passenger.kind === 'known' ? passenger.paxId : first + newcomers.findIndex(({ key }) => key === passenger.key)
    return [{ ticketTypeId, paxId, ticketName }]
  })
  return tickets.length === 0 ? null : { tickets, additionalPax }
}
