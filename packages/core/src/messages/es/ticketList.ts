import type { ticketListTexts as english } from '../../bookings/holdings/ticketListTexts.js'
import type { Translation } from '../Wording.js'
import { counted, figure } from './counting.js'

const tickets = (count: number): string => counted(count, 'entrada', 'entradas')

export const ticketListTexts = {
  label: 'Buscar una entrada',
  hint: 'Evento, fecha, entrada o nombre',
  show: 'Mostrar',
  figure,
  found: (count) =>
    count === 0 ? 'No se ha encontrado ninguna entrada' : counted(count, 'entrada encontrada', 'entradas encontradas'),
  inAll: tickets,
  clear: 'Quitar el filtro',
  none: 'Ninguna entrada coincide',
  noneLine: 'Compruebe la ortografía o busque otro evento, fecha, entrada o nombre.',
  ofEvent: tickets,
  more: (more, event) => `Mostrar ${figure(more)} más de ${event}`,
} satisfies Translation<typeof english>
