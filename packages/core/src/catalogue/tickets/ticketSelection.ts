import { activePax, type Pax } from '../../domain/Booking.js'
import type { Draft } from '../../session/Drafts.js'
import {
  blankNewPassenger,
  fromNewPassengersDraft,
  type NewPassengerDraft,
  type NewcomerField,
  type NewPassengerValues,
  toNewPassengersDraft,
} from '../../basket/newPassengers.js'

/** Who a chosen ticket is for. */
export type PassengerChoice =
  | { readonly kind: 'open' }
  /** Somebody whom the booking or the basket has. */
  | { readonly kind: 'known'; readonly paxId: number }
  /** Somebody who is typed in here, by the key of the draft. */
  | { readonly kind: 'newcomer'; readonly key: number }

export interface ChosenTicket {
  readonly key: number
  readonly ticketTypeId: string
  readonly passenger: PassengerChoice
}

/** What is chosen on the tickets screen and not added yet. */
export interface TicketSelection {
  readonly tickets: readonly ChosenTicket[]
  readonly newPassengers: readonly NewPassengerDraft[]
  /** Keys are never used twice, so that what is typed stays with its ticket. */
  readonly nextKey: number
}

export const emptySelection: TicketSelection = { tickets: [], newPassengers: [], nextKey: 1 }

export const quantityOf = ({ tickets }: TicketSelection, ticketTypeId: string): number =>
  tickets.filter((ticket) => ticket.ticketTypeId === ticketTypeId).length

/** The drafts that a ticket is for; the others are kept, in case the customer comes back to them. */
export const newPassengersInUse = ({ tickets, newPassengers }: TicketSelection): readonly NewPassengerDraft[] =>
  newPassengers.filter(({ key }) =>
    tickets.some(({ passenger }) => passenger.kind === 'newcomer' && passenger.key === key),
  )

/** Who tickets can be for, and who has one of a type already. */
export interface PossibleHolders {
  readonly pax: readonly Pax[]
  readonly hasOne: (ticketTypeId: string, paxId: number) => boolean
}

const isFor =
  (ticketTypeId: string, paxId: number) =>
  (ticket: ChosenTicket): boolean =>
    ticket.ticketTypeId === ticketTypeId && ticket.passenger.kind === 'known' && ticket.passenger.paxId === paxId

/** The travellers who have none of a type, neither in the booking nor in the basket. */
const withoutOne = (ticketTypeId: string, { pax, hasOne }: PossibleHolders): readonly Pax[] =>
  activePax(pax).filter(({ id }) => !hasOne(ticketTypeId, id))

/** Suggests the first passenger who has no ticket of this type yet, neither chosen nor held. */
const suggestPassenger = (
  { tickets }: TicketSelection,
  ticketTypeId: string,
  holders: PossibleHolders,
): PassengerChoice => {
  const free = withoutOne(ticketTypeId, holders).find(({ id }) => !tickets.some(isFor(ticketTypeId, id)))
  return free === undefined ? { kind: 'open' } : { kind: 'known', paxId: free.id }
}

const addOne = (selection: TicketSelection, ticketTypeId: string, holders: PossibleHolders): TicketSelection => ({
  ...selection,
  tickets: [
    ...selection.tickets,
    { key: selection.nextKey, ticketTypeId, passenger: suggestPassenger(selection, ticketTypeId, holders) },
  ],
  nextKey: selection.nextKey + 1,
})

const removeLast = (selection: TicketSelection, ticketTypeId: string): TicketSelection => {
  const last = selection.tickets.findLast((ticket) => ticket.ticketTypeId === ticketTypeId)
  return { ...selection, tickets: selection.tickets.filter((ticket) => ticket !== last) }
}

/** Sets the number of tickets of a type; those that were there keep their passengers. */
export const setQuantity = (
  selection: TicketSelection,
  ticketTypeId: string,
  quantity: number,
  holders: PossibleHolders,
): TicketSelection => {
  const now = quantityOf(selection, ticketTypeId)
  if (now === quantity || quantity < 0) return selection
  const next = now < quantity ? addOne(selection, ticketTypeId, holders) : removeLast(selection, ticketTypeId)
  return setQuantity(next, ticketTypeId, quantity, holders)
}

/** Says who a ticket is for. */
export const choosePassenger = (
  selection: TicketSelection,
  ticketKey: number,
  passenger: PassengerChoice,
): TicketSelection => ({
  ...selection,
  tickets: selection.tickets.map(
    (ticket): ChosenTicket => (ticket.key === ticketKey ? { ...ticket, passenger } : ticket),
  ),
})

/** Whether each traveller who has none of a type has one chosen. */
const isOneEach = ({ tickets }: TicketSelection, ticketTypeId: string, holders: PossibleHolders): boolean =>
  withoutOne(ticketTypeId, holders).every(({ id }) => tickets.some(isFor(ticketTypeId, id)))

/**
 * One for each traveller who has none of a type, beside what is chosen; a ticket that is for nobody yet becomes theirs.
 * Where each has theirs, those are taken back.
 */
export const toggleOneEach = (
  selection: TicketSelection,
  ticketTypeId: string,
  holders: PossibleHolders,
): TicketSelection => {
  const without = withoutOne(ticketTypeId, holders)
  if (isOneEach(selection, ticketTypeId, holders)) {
    const isTheirs = (ticket: ChosenTicket): boolean => without.some(({ id }) => isFor(ticketTypeId, id)(ticket))
    return { ...selection, tickets: selection.tickets.filter((ticket) => !isTheirs(ticket)) }
  }
  return without.reduce((now, { id }) => {
    if (now.tickets.some(isFor(ticketTypeId, id))) return now
    const open = now.tickets.find((one) => one.ticketTypeId === ticketTypeId && one.passenger.kind === 'open')
    return open === undefined
      ? addOne(now, ticketTypeId, holders)
      : choosePassenger(now, open.key, { kind: 'known', paxId: id })
  }, selection)
}

/** One for each traveller who has none of a type. */
export interface OneEach {
  readonly passengers: number
  readonly isChosen: boolean
}

/** Null unless two or more have none, and there is enough for them beside what else is chosen. */
export const oneEach = (
  selection: TicketSelection,
  ticketTypeId: string,
  holders: PossibleHolders,
  most: number,
): OneEach | null => {
  const passengers = withoutOne(ticketTypeId, holders).length
  if (passengers < 2) return null
  const isEnough = quantityOf(toggleOneEach(selection, ticketTypeId, holders), ticketTypeId) <= most
  return isEnough ? { passengers, isChosen: isOneEach(selection, ticketTypeId, holders) } : null
}

/** The ticket is for a new passenger, whose details are typed in here, beginning with what is known of them. */
export const addNewPassenger = (
  selection: TicketSelection,
  ticketKey: number,
  known: Partial<NewPassengerValues> = {},
): TicketSelection => {
  const key = selection.nextKey
  const draft = { ...blankNewPassenger(key), ...known }
  return choosePassenger(
    { ...selection, newPassengers: [...selection.newPassengers, draft], nextKey: key + 1 },
    ticketKey,
    {
      kind: 'newcomer',
      key,
    },
  )
}

export const editNewPassenger = (
  selection: TicketSelection,
  key: number,
  field: NewcomerField,
  value: string,
): TicketSelection => ({
  ...selection,
  newPassengers: selection.newPassengers.map((draft) => (draft.key === key ? { ...draft, [field]: value } : draft)),
})

/** Unassigns tickets of people who are not available any more, such as a passenger removed from the basket. */
export const withPossibleHolders = (selection: TicketSelection, { pax }: PossibleHolders): TicketSelection => {
  const ids = new Set(activePax(pax).map(({ id }) => id))
  const keys = new Set(selection.newPassengers.map(({ key }) => key))
  const isPossible = (holder: PassengerChoice): boolean =>
    holder.kind === 'open' || (holder.kind === 'known' ? ids.has(holder.paxId) : keys.has(holder.key))
  return {
    ...selection,
    tickets: selection.tickets.map((ticket) =>
      isPossible(ticket.passenger) ? ticket : { ...ticket, passenger: { kind: 'open' } },
    ),
  }
}

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
const toSelectionDraft = ({ tickets, newPassengers, nextKey }: TicketSelection): Draft => ({
  nextKey: String(nextKey),
  ...Object.fromEntries(
    tickets.map(({ key, ticketTypeId, passenger }) => [`ticket/${key}/${ticketTypeId}`, passengerText(passenger)]),
  ),
  ...toNewPassengersDraft(newPassengers),
})

/** The selection of a draft, tickets and newcomers in the order of their keys. */
const fromSelectionDraft = (draft: Draft): TicketSelection => ({
  tickets: Object.entries(draft).flatMap(([name, value]): readonly ChosenTicket[] => {
    const [kind, keyText, ...rest] = name.split('/')
    if (kind !== 'ticket') return []
    return [{ key: Number(keyText), ticketTypeId: rest.join('/'), passenger: toPassenger(value) }]
  }),
  newPassengers: fromNewPassengersDraft(draft),
  nextKey: Number(draft['nextKey'] ?? 1),
})

export const ticketDraft = {
  isEmpty: (selection: TicketSelection): boolean => selection === emptySelection,
  toDraft: toSelectionDraft,
  fromDraft: fromSelectionDraft,
}

/** Those in a draft whom a ticket is for. */
export const typedInDraft = (draft: Draft): readonly NewPassengerDraft[] =>
  newPassengersInUse(fromSelectionDraft(draft))
