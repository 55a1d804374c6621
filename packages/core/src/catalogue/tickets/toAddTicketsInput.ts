import type { AddTicketsInput, NewPassenger, TicketChoice } from '../../basket/AddInputs.js'
import { selectionProblems } from './selectionProblems.js'
import { stillOnSale, typesOnSale } from './selectionTotals.js'
import type { EventOnSale } from './TicketCatalogue.js'
import { type NewcomerDraft, newcomersInUse, type TicketSelection } from './TicketSelection.js'

/** A passenger as typed in. */
export const toNewPassenger = ({ firstName, lastName, email, telephone }: NewcomerDraft): NewPassenger => ({
  firstName: firstName.trim(),
  lastName: lastName.trim(),
  email: email.trim(),
  telephone: telephone.trim(),
})

/** What is sent for a selection: a passenger for each ticket, and only those newcomers who get one. Null while something has to be put right. */
export const toAddTicketsInput = (chosen: TicketSelection, events: readonly EventOnSale[]): AddTicketsInput | null => {
  const selection = stillOnSale(chosen, events)
  if (selectionProblems(selection, events).length > 0) return null
  const newcomers = newcomersInUse(selection)
  const types = typesOnSale(events)
  const tickets = selection.tickets.flatMap(({ ticketTypeId, passenger }): readonly TicketChoice[] => {
    const ticketName = types.find(({ id }) => id === ticketTypeId)?.name
    if (ticketName === undefined || passenger.kind === 'open') return []
    const holder =
      passenger.kind === 'known'
        ? { paxId: passenger.paxId }
        : { newcomer: newcomers.findIndex(({ key }) => key === passenger.key) }
    return [{ ticketTypeId, ticketName, ...holder }]
  })
  return tickets.length === 0 ? null : { tickets, newcomers: newcomers.map(toNewPassenger) }
}
