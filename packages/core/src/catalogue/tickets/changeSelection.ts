import type { Pax } from '../../bookings/Booking.js'
import { activePax } from '../../bookings/holdings/passengers.js'
import {
  type ChosenTicket,
  type NewcomerDraft,
  type NewcomerField,
  type PassengerChoice,
  quantityOf,
  type TicketSelection,
} from './TicketSelection.js'

/** The next ticket of a type is for the first passenger who has none of it here; the last one left is open. */
const suggestPassenger = ({ tickets }: TicketSelection, ticketTypeId: string, pax: readonly Pax[]): PassengerChoice => {
  const taken = tickets.filter((ticket) => ticket.ticketTypeId === ticketTypeId).map(({ passenger }) => passenger)
  const free = activePax(pax).find(({ id }) => !taken.some((one) => one.kind === 'known' && one.paxId === id))
  return free === undefined ? { kind: 'open' } : { kind: 'known', paxId: free.id }
}

const addOne = (selection: TicketSelection, ticketTypeId: string, pax: readonly Pax[]): TicketSelection => ({
  ...selection,
  tickets: [
    ...selection.tickets,
    { key: selection.nextKey, ticketTypeId, passenger: suggestPassenger(selection, ticketTypeId, pax) },
  ],
  nextKey: selection.nextKey + 1,
})

const removeLast = (selection: TicketSelection, ticketTypeId: string): TicketSelection => {
  const last = selection.tickets.findLast((ticket) => ticket.ticketTypeId === ticketTypeId)
  return { ...selection, tickets: selection.tickets.filter((ticket) => ticket !== last) }
}

/** As many tickets of a type as wanted; those that were there keep their passengers. */
export const setQuantity = (
  selection: TicketSelection,
  ticketTypeId: string,
  quantity: number,
  pax: readonly Pax[],
): TicketSelection => {
  const now = quantityOf(selection, ticketTypeId)
  if (now === quantity || quantity < 0) return selection
  const next = now < quantity ? addOne(selection, ticketTypeId, pax) : removeLast(selection, ticketTypeId)
  return setQuantity(next, ticketTypeId, quantity, pax)
}

const forTicket = (selection: TicketSelection, ticketKey: number, passenger: PassengerChoice): TicketSelection => ({
  ...selection,
  tickets: selection.tickets.map(
    (ticket): ChosenTicket => (ticket.key === ticketKey ? { ...ticket, passenger } : ticket),
  ),
})

export const choosePassenger = forTicket

/** The ticket is for somebody new, who is typed in from here on. */
export const addNewcomer = (selection: TicketSelection, ticketKey: number): TicketSelection => {
  const key = selection.nextKey
  const draft: NewcomerDraft = { key, firstName: '', lastName: '', email: '', telephone: '' }
  return forTicket({ ...selection, newcomers: [...selection.newcomers, draft], nextKey: key + 1 }, ticketKey, {
    kind: 'newcomer',
    key,
  })
}

export const editNewcomer = (
  selection: TicketSelection,
  key: number,
  field: NewcomerField,
  value: string,
): TicketSelection => ({
  ...selection,
  newcomers: selection.newcomers.map((draft) => (draft.key === key ? { ...draft, [field]: value } : draft)),
})
