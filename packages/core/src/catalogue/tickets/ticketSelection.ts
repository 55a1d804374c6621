import type { BookingPassenger } from '../../domain/Booking.js'
import type { HeldBy } from '../../domain/Holdings.js'
import type { TicketChoiceLeft } from '../../basket/passengers.js'
import type { Drafts } from '../../session/Drafts.js'
import {
  blankNewPassenger,
  type NewPassengerDraft,
  type NewPassengerField,
  type NewPassengerValues,
} from '../../basket/newPassengers.js'

/** The ticket holder of a chosen ticket. */
export type PassengerChoice =
  | { readonly kind: 'open' }
  /** A passenger of the booking or the basket. */
  | { readonly kind: 'known'; readonly passengerId: number }
  /** A new passenger, by the key of the draft. */
  | { readonly kind: 'newPassenger'; readonly key: number }

export interface ChosenTicket {
  readonly key: number
  readonly ticketTypeId: string
  readonly passenger: PassengerChoice
}

/** The choice on the tickets screen that is not added yet. */
export interface TicketSelection {
  readonly tickets: readonly ChosenTicket[]
  readonly newPassengers: readonly NewPassengerDraft[]
  /** Keys are never used twice, so that typed details stay with their ticket. */
  readonly nextKey: number
}

export const emptySelection: TicketSelection = { tickets: [], newPassengers: [], nextKey: 1 }

export const quantityOf = ({ tickets }: TicketSelection, ticketTypeId: string): number =>
  tickets.filter((ticket) => ticket.ticketTypeId === ticketTypeId).length

/** The drafts of passengers with a ticket. The other drafts stay, in case the customer comes back to them. */
export const newPassengersInUse = ({ tickets, newPassengers }: TicketSelection): readonly NewPassengerDraft[] =>
  newPassengers.filter(({ key }) =>
    tickets.some(({ passenger }) => passenger.kind === 'newPassenger' && passenger.key === key),
  )

/** The possible ticket holders, and what has a ticket of theirs for the event of a type. */
export interface PossibleHolders {
  /** Without cancelled ones. */
  readonly passengers: readonly BookingPassenger[]
  readonly hasOne: (ticketTypeId: string, passengerId: number) => HeldBy | null
  readonly isSameEvent: (ticketTypeId: string, other: string) => boolean
}

const isOf = ({ passenger }: ChosenTicket, passengerId: number): boolean =>
  passenger.kind === 'known' && passenger.passengerId === passengerId

const isFor =
  (ticketTypeId: string, passengerId: number) =>
  (ticket: ChosenTicket): boolean =>
    ticket.ticketTypeId === ticketTypeId && isOf(ticket, passengerId)

/** The passengers who have no ticket for the event of a type, neither in the booking nor in the basket. */
const withoutOne = (ticketTypeId: string, { passengers, hasOne }: PossibleHolders): readonly BookingPassenger[] =>
  passengers.filter(({ id }) => hasOne(ticketTypeId, id) === null)

/** Suggests the first passenger without a ticket for the event of this type, neither chosen nor held. */
const suggestPassenger = (
  { tickets }: TicketSelection,
  ticketTypeId: string,
  holders: PossibleHolders,
): PassengerChoice => {
  const ofEvent = tickets.filter((ticket) => holders.isSameEvent(ticket.ticketTypeId, ticketTypeId))
  const free = withoutOne(ticketTypeId, holders).find(({ id }) => !ofEvent.some((ticket) => isOf(ticket, id)))
  return free === undefined ? { kind: 'open' } : { kind: 'known', passengerId: free.id }
}

const addOne = (selection: TicketSelection, ticketTypeId: string, passenger: PassengerChoice): TicketSelection => ({
  ...selection,
  tickets: [...selection.tickets, { key: selection.nextKey, ticketTypeId, passenger }],
  nextKey: selection.nextKey + 1,
})

const removeLast = (selection: TicketSelection, ticketTypeId: string): TicketSelection => {
  const last = selection.tickets.findLast((ticket) => ticket.ticketTypeId === ticketTypeId)
  return { ...selection, tickets: selection.tickets.filter((ticket) => ticket !== last) }
}

/** Sets the number of tickets of a type. The existing ones keep their passengers. */
export const setQuantity = (
  selection: TicketSelection,
  ticketTypeId: string,
  quantity: number,
  holders: PossibleHolders,
): TicketSelection => {
  const now = quantityOf(selection, ticketTypeId)
  if (now === quantity || quantity < 0) return selection
  const next =
    now < quantity
      ? addOne(selection, ticketTypeId, suggestPassenger(selection, ticketTypeId, holders))
      : removeLast(selection, ticketTypeId)
  return setQuantity(next, ticketTypeId, quantity, holders)
}

/** Sets the ticket holder of a ticket. */
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

/** Whether a ticket of a type is chosen for each passenger who has none for its event. */
export const isOneEach = ({ tickets }: TicketSelection, ticketTypeId: string, holders: PossibleHolders): boolean =>
  withoutOne(ticketTypeId, holders).every(({ id }) => tickets.some(isFor(ticketTypeId, id)))

/**
 * Chooses one ticket for each passenger who has none for its event, beside the other choices. A ticket without a
 * ticket holder is assigned first. If each has theirs, those tickets are removed.
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
    const passenger = { kind: 'known', passengerId: id } as const
    return open === undefined ? addOne(now, ticketTypeId, passenger) : choosePassenger(now, open.key, passenger)
  }, selection)
}

/** One ticket of a type for each passenger who has none for its event. */
export interface OneEach {
  readonly passengers: number
  readonly isChosen: boolean
  /** Nothing else is chosen, so that it can be bought at once. */
  readonly isAlone: boolean
}

/** Null unless two or more passengers have none, and enough tickets are left for them beside the other choices. */
export const oneEach = (
  selection: TicketSelection,
  ticketTypeId: string,
  holders: PossibleHolders,
  most: number,
): OneEach | null => {
  const passengers = withoutOne(ticketTypeId, holders).length
  if (passengers < 2) return null
  const isEnough = quantityOf(toggleOneEach(selection, ticketTypeId, holders), ticketTypeId) <= most
  if (!isEnough) return null
  const isChosen = isOneEach(selection, ticketTypeId, holders)
  return { passengers, isChosen, isAlone: selection.tickets.length === (isChosen ? passengers : 0) }
}

/** Assigns the ticket to a new passenger. The form begins with the known details. */
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
      kind: 'newPassenger',
      key,
    },
  )
}

export const editNewPassenger = (
  selection: TicketSelection,
  key: number,
  field: NewPassengerField,
  value: string,
): TicketSelection => ({
  ...selection,
  newPassengers: selection.newPassengers.map((draft) => (draft.key === key ? { ...draft, [field]: value } : draft)),
})

/** Unassigns tickets of passengers who are no longer available, such as one removed from the basket. */
export const withPossibleHolders = (selection: TicketSelection, { passengers }: PossibleHolders): TicketSelection => {
  const ids = new Set(passengers.map(({ id }) => id))
  const keys = new Set(selection.newPassengers.map(({ key }) => key))
  const isPossible = (holder: PassengerChoice): boolean =>
    holder.kind === 'open' || (holder.kind === 'known' ? ids.has(holder.passengerId) : keys.has(holder.key))
  return {
    ...selection,
    tickets: selection.tickets.map((ticket) =>
      isPossible(ticket.passenger) ? ticket : { ...ticket, passenger: { kind: 'open' } },
    ),
  }
}

/** Where the choice is stored. */
export const ticketForm = (bookingRef: string): string => `tickets/${bookingRef}`

/** The stored choice, for the basket: it may have the tickets already, without their new passengers. */
export const ticketChoiceLeft = (drafts: Pick<Drafts, 'read' | 'drop'>, bookingRef: string): TicketChoiceLeft => ({
  newPassengers: () => newPassengersInUse(drafts.read(ticketForm(bookingRef), emptySelection)),
  forget: () => drafts.drop(ticketForm(bookingRef)),
})
