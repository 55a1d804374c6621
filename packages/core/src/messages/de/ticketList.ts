import type { ticketListTexts as english } from '../../bookings/holdings/ticketListTexts.js'
import type { Translation } from '../Wording.js'
import { counted, figure } from './counting.js'

const tickets = (count: number): string => counted(count, 'Ticket', 'Tickets')

export const ticketListTexts = {
  label: 'Ticket suchen',
  hint: 'Veranstaltung, Datum, Ticket oder Name',
  show: 'Anzeigen',
  figure,
  found: (count) => (count === 0 ? 'Keine Tickets gefunden' : `${tickets(count)} gefunden`),
  inAll: tickets,
  clear: 'Filter löschen',
  none: 'Keine passenden Tickets',
  noneLine:
    'Prüfen Sie die Schreibweise oder suchen Sie nach einer anderen Veranstaltung, einem Datum, Ticket oder Namen.',
  ofEvent: tickets,
  more: (more, event) => `${figure(more)} weitere von ${event} zeigen`,
} satisfies Translation<typeof english>
