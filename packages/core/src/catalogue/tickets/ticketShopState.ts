import type { Basket } from '../../basket/Basket.js'
import { activePassengers, type Booking, eventKey, fullName, type TicketLine } from '../../domain/Booking.js'
import { isStillHeld } from '../../domain/Ticket.js'
import type { AdditionalCustomer } from '../../customer/additionalCustomers.js'
import type { IsoDate } from '../../environment/time.js'
import { addMinor, type Minor } from '../../money/Money.js'
import { type ShopNow, type ShopState, shopState } from '../createShop.js'
import { type ChoiceSummary, choiceSummary } from '../shop.js'
import { isCharged } from '../../bookings/money/priceSummary.js'
import { mostOf, type StockShown, stockShown } from '../onSale.js'
import { type NewPassengerDraft, type ShownNewPassenger, shownNewPassenger } from '../../basket/newPassengers.js'
import type { EventOnSale, TicketOnSale } from './TicketCatalogueApi.js'
import {
  type ChosenTicket,
  newPassengersInUse,
  oneEach,
  type OneEach,
  type PassengerChoice,
  type PossibleHolders,
  type TicketSelection,
  withPossibleHolders,
} from './ticketSelection.js'
import { chosenTickets, type SelectionProblem, selectionProblems, stillOnSale } from './ticketsOnSale.js'

/** An additional customer who is not a passenger yet, with the details of their profile. */
export interface AdditionalCustomerChoice {
  readonly kind: 'additionalCustomer'
  readonly customerId: string
}

/** A possible ticket holder. */
export interface HolderOption {
  readonly holder: PassengerChoice | AdditionalCustomerChoice
  /** Empty for a new passenger without a name yet. */
  readonly name: string
  readonly isLead: boolean
  /** The number of the new passenger, from 1. Null for a known passenger. */
  readonly newPassengerNumber: number | null
  /** Whether they already have a ticket for this event in the booking or the basket. */
  readonly hasOne: boolean
}

/** One chosen ticket, and its ticket holder. */
export interface TicketToAssign {
  readonly key: number
  readonly holder: PassengerChoice
  readonly options: readonly HolderOption[]
  /** Present at the first ticket of the new passenger, where the details are typed. */
  readonly newPassenger: ShownNewPassenger | null
  /** The customer tried to add this ticket before it had a ticket holder. */
  readonly isHolderMissing: boolean
}

/** A type of ticket with its price and the number that the customer chose. */
export interface TicketTypeChoice {
  readonly id: string
  readonly name: string
  readonly description: string
  /** The price of one, including the booking fee. */
  readonly price: Minor
  readonly bookingFee: Minor
  readonly stock: StockShown
  readonly quantity: number
  /** The number available, if the customer tried to add more. */
  readonly tooManyOf: number | null
  readonly oneEach: OneEach | null
  /** A wallet can buy one each at once: nothing else is chosen, and it costs something. */
  readonly walletBuysOneEach: boolean
  readonly tickets: readonly TicketToAssign[]
}

/** An event with its types of tickets. */
export interface EventChoice {
  readonly id: string
  readonly name: string
  readonly venue: string
  readonly date: IsoDate
  /** The passengers who already have a ticket for it in the booking or the basket. */
  readonly alreadyHeldBy: readonly string[]
  readonly types: readonly TicketTypeChoice[]
}

interface TicketsView {
  readonly events: readonly EventChoice[]
  readonly summary: ChoiceSummary
  readonly isSomethingGone: boolean
  /** What must be corrected. Empty until the customer tries to add. */
  readonly problems: readonly SelectionProblem[]
}

/** The tickets on sale for one booking. */
export type TicketShopState = ShopState<TicketsView>

/** Two types of an event have the same key, also one that is no longer on sale. */
const keyOfType =
  (events: readonly EventOnSale[]) =>
  (ticketTypeId: string, held?: TicketLine): string => {
    const event = events.find(({ tickets }) => tickets.some(({ id }) => id === ticketTypeId))
    if (event !== undefined) return eventKey({ eventName: event.name, eventDate: event.date, venue: event.venue })
    return held === undefined ? ticketTypeId : eventKey(held)
  }

/** The passengers of the booking and the basket. */
export const possibleHolders = (
  booking: Booking | null,
  basket: Basket | null,
  events: readonly EventOnSale[],
): PossibleHolders => {
  const keyOf = keyOfType(events)
  const held = [...(booking?.tickets ?? []), ...(basket?.tickets ?? [])].filter(isStillHeld)
  const taken = new Set(held.map((line) => `${line.passengerId} ${keyOf(line.ticketTypeId, line)}`))
  return {
    passengers: [...(booking?.passengers ?? []), ...(basket?.passengers ?? [])],
    hasOne: (ticketTypeId, passengerId) => taken.has(`${passengerId} ${keyOf(ticketTypeId)}`),
    isSameEvent: (ticketTypeId, other) => keyOf(ticketTypeId) === keyOf(other),
  }
}

const optionsFor = (
  ticketTypeId: string,
  { passengers, hasOne }: PossibleHolders,
  newPassengers: readonly NewPassengerDraft[],
  additional: readonly AdditionalCustomer[],
): readonly HolderOption[] => {
  const named = new Set([...activePassengers(passengers), ...newPassengers].map(fullName))
  const others = additional.filter((one) => fullName(one) !== '' && !named.has(fullName(one)))
  return [
    ...activePassengers(passengers).map((one) => ({
      holder: { kind: 'known', passengerId: one.id } as const,
      name: fullName(one),
      isLead: one.lead,
      newPassengerNumber: null,
      hasOne: hasOne(ticketTypeId, one.id),
    })),
    ...newPassengers.map((draft, index) => ({
      holder: { kind: 'newPassenger', key: draft.key } as const,
      name: fullName(draft),
      isLead: false,
      newPassengerNumber: index + 1,
      hasOne: false,
    })),
    ...others.map((one) => ({
      holder: { kind: 'additionalCustomer', customerId: one.customerId } as const,
      name: fullName(one),
      isLead: false,
      newPassengerNumber: null,
      hasOne: false,
    })),
  ]
}

const isFirstFor = (ticket: ChosenTicket, key: number, { tickets }: TicketSelection): boolean =>
  tickets.find(({ passenger }) => passenger.kind === 'newPassenger' && passenger.key === key) === ticket

const typeChoice = (
  type: TicketOnSale,
  selection: TicketSelection,
  holders: PossibleHolders,
  passengers: readonly AdditionalCustomer[],
  isTried: boolean,
): TicketTypeChoice => {
  const newPassengers = newPassengersInUse(selection)
  const chosen = selection.tickets.filter(({ ticketTypeId }) => ticketTypeId === type.id)
  const options = optionsFor(type.id, holders, newPassengers, passengers)
  const newPassengerOf = (ticket: ChosenTicket): ShownNewPassenger | null => {
    const { passenger } = ticket
    if (passenger.kind !== 'newPassenger' || !isFirstFor(ticket, passenger.key, selection)) return null
    const draft = newPassengers.find(({ key }) => key === passenger.key)
    return draft === undefined ? null : shownNewPassenger(draft, isTried)
  }
  const price = addMinor(type.prices.price, type.prices.bookingFee)
  const forAll = oneEach(selection, type.id, holders, mostOf(type))
  return {
    id: type.id,
    name: type.name,
    description: type.description,
    price,
    bookingFee: type.prices.bookingFee,
    stock: stockShown(type, chosen.length),
    quantity: chosen.length,
    tooManyOf: isTried && chosen.length > mostOf(type) ? mostOf(type) : null,
    oneEach: forAll,
    walletBuysOneEach: forAll?.isAlone === true && isCharged(price),
    tickets: chosen.map((ticket) => ({
      key: ticket.key,
      holder: ticket.passenger,
      options,
      newPassenger: newPassengerOf(ticket),
      isHolderMissing: isTried && ticket.passenger.kind === 'open',
    })),
  }
}

export const ticketShopState = (
  now: ShopNow<readonly EventOnSale[], TicketSelection>,
  passengers: readonly AdditionalCustomer[],
): TicketShopState =>
  shopState(now, (events, booking) => {
    if (events.every(({ tickets }) => tickets.length === 0)) return null
    const isTried = now.attempted.attempts > 0
    const holders = possibleHolders(booking, now.basket, events)
    const offered = withPossibleHolders(stillOnSale(now.choice, events), holders)
    return {
      events: events.map(({ id, name, venue, date, tickets }) => ({
        id,
        name,
        venue,
        date,
        alreadyHeldBy: activePassengers(holders.passengers)
          .filter((one) => tickets[0] !== undefined && holders.hasOne(tickets[0].id, one.id))
          .map(fullName),
        types: tickets.map((type) => typeChoice(type, offered, holders, passengers, isTried)),
      })),
      summary: choiceSummary(chosenTickets(offered, events)),
      isSomethingGone: offered.tickets.length < now.choice.tickets.length,
      problems: isTried ? selectionProblems(offered, events) : [],
    }
  })
