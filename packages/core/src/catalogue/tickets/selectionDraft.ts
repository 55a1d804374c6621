import type { Draft } from '../../session/Drafts.js'
import type { ChosenTicket, NewcomerDraft, PassengerChoice, TicketSelection } from './TicketSelection.js'
import { newcomerFields } from './newcomerFields.js'

const passengerText = (passenger: PassengerChoice): string => {
  switch (passenger.kind) {
    case 'open':
      return ''
    case 'known':
      return `known ${passenger.paxId}`
    case 'newcomer':
      return `newcomer ${passenger.key}`
  }
}

const toPassenger = (text: string): PassengerChoice => {
  const [kind, number] = text.split(' ')
  if (kind === 'known') return { kind, paxId: Number(number) }
  return kind === 'newcomer' ? { kind, key: Number(number) } : { kind: 'open' }
}

/** A selection as fields of text, for the drafts that outlive a session. */
export const toSelectionDraft = ({ tickets, newcomers, nextKey }: TicketSelection): Draft =>
  Object.fromEntries([
    ['nextKey', String(nextKey)],
    ...tickets.map(({ key, ticketTypeId, passenger }) => [`ticket/${key}/${ticketTypeId}`, passengerText(passenger)]),
    ...newcomers.flatMap((newcomer) =>
      newcomerFields.map((field) => [`newcomer/${newcomer.key}/${field}`, newcomer[field]]),
    ),
  ])

/** The selection that was kept so, tickets and newcomers in the order of their keys. */
export const fromSelectionDraft = (draft: Draft): TicketSelection => {
  const tickets: ChosenTicket[] = []
  const newcomers = new Map<number, NewcomerDraft>()
  for (const [name, value] of Object.entries(draft)) {
    const [kind, place, ...rest] = name.split('/')
    const key = Number(place)
    if (kind === 'ticket') tickets.push({ key, ticketTypeId: rest.join('/'), passenger: toPassenger(value) })
    if (kind === 'newcomer') {
      const before = newcomers.get(key) ?? { key, firstName: '', lastName: '', email: '', telephone: '' }
      newcomers.set(key, { ...before, [rest.join('/')]: value })
    }
  }
  return { tickets, newcomers: [...newcomers.values()], nextKey: Number(draft['nextKey'] ?? 1) }
}
