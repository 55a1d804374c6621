import type { HeldFilter } from '../../bookings/holdings/heldTickets.js'
import { dotted } from '../../language/formats.js'
import { counted, figure, pluralOf } from '../../language/Wording.js'
import { newPassengerTexts } from '../../basket/newPassengerTexts.js'

const states: Readonly<Record<HeldFilter | 'all', string>> = {
  all: 'All',
  kept: 'Yours',
  onResale: 'On resale',
  sold: 'Sold',
}

const hasOrHave = (count: number): string => pluralOf(count, 'has', 'have')

/** Choosing tickets and their passengers. */
export const ticketsTexts = {
  title: 'Tickets',
  loading: 'Loading the tickets on sale',
  failedHeading: "We can't show the tickets right now",
  failedSentence: "We're unable to load the tickets on sale right now. Please try again.",
  emptyHeading: 'No tickets on sale',
  emptySentence: 'There are no tickets on sale for this booking at the moment. Please look again later.',
  nothingOnSale: 'No tickets on sale for this event.',
  held: (count: number, sold: number) =>
    dotted(
      `You have ${figure(count)} ${pluralOf(count, 'ticket', 'tickets')} in this booking`,
      sold === 0 ? '' : `${figure(sold)} sold`,
    ),
  heldStates: states,
  free: 'Free',
  each: 'each',
  quantityOf: (ticket: string, event: string) => `${ticket}, ${event}`,
  passengerLegend: (count: number) => (count === 1 ? 'Who is this ticket for?' : 'Who are these tickets for?'),
  /** `others` is true if some passengers already have a ticket for the event. */
  oneEach: (count: number, others: boolean) =>
    others
      ? `One each for the ${figure(count)} without one`
      : `One each for ${counted(count, 'passenger', 'passengers')}`,
  buyOneEach: 'Buy one each now',
  ticketPlace: (place: number) => `Ticket ${place}`,
  choosePassenger: 'Choose a passenger',
  lead: (name: string) => `${name} (lead)`,
  hasOne: {
    booking: (name: string) => `${name}, has a ticket already`,
    basket: (name: string) => `${name}, has a ticket in your basket`,
  },
  alreadyHeldBy: {
    booking: (names: string, count: number) => `${names} ${hasOrHave(count)} a ticket for this event already.`,
    basket: (names: string, count: number) => `${names} ${hasOrHave(count)} a ticket for this event in your basket.`,
  },
  newPassenger: 'Add a new passenger',
  unnamedPassenger: (place: number) => `New passenger ${place}`,
  newPassengerFields: newPassengerTexts,
  problems: {
    title: 'Please check your tickets',
    tooMany: (available: number) =>
      available === 0 ? 'This ticket has just sold out' : `Only ${available} left: please choose fewer`,
    passengerOpen: 'Choose who this ticket is for',
  },
  summary: {
    count: (count: number) => counted(count, 'ticket', 'tickets'),
    none: 'No tickets chosen',
    chooseFirst: 'Choose at least one ticket first',
  },
  partlyAdded: (left: number) =>
    left === 0
      ? 'The tickets are in your basket, but their new passengers could not be added. What you entered is kept there, to be tried again.'
      : `${counted(left, 'ticket is', 'tickets are')} not in your basket yet, and still chosen here. Please try again.`,
} as const
