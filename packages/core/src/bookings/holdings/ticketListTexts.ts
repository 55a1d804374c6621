import { counted, figure } from '../../messages/Wording.js'

const some = (count: number): string => counted(count, 'ticket', 'tickets')

/** Lists of tickets that may be long: filtered, under their events, some at a time. */
export const ticketListTexts = {
  label: 'Find a ticket',
  hint: 'Event, date, ticket or name',
  show: 'Show',
  figure,
  found: (count: number) => (count === 0 ? 'No tickets found' : `${some(count)} found`),
  inAll: some,
  clear: 'Clear the filter',
  none: 'No tickets match',
  noneLine: 'Check the spelling, or look for another event, date, ticket or name.',
  ofEvent: some,
  more: (more: number, event: string) => `Show ${figure(more)} more of ${event}`,
} as const
