import type { MandatorySection } from '../../basket/Basket.js'
import { counted } from '../plural.js'

const sections: Readonly<Record<MandatorySection, string>> = {
  tickets: 'Tickets',
  accommodation: 'Accommodation',
  extras: 'Extras',
  transport: 'Transport',
}

/** What is about to be bought. */
export const basketTexts = {
  title: 'Your Basket',
  loading: 'Loading your basket',
  failedHeading: "We can't show your basket right now",
  failedSentence: "We're unable to load your basket right now. Please try again.",
  emptyHeading: 'Your basket is empty',
  emptySentence: 'See what is on during your trip and add tickets to it.',
  chooseTickets: 'Choose tickets',
  addMore: 'Add more tickets',
  sections,
  others: { nameChanges: 'Name changes', charges: 'Charges' },
  needsPuttingRight: (section: string) => `${section}: please put this right before you check out`,
  noPassenger: 'No passenger chosen',
  feeIncluded: (fee: string) => `includes ${fee} Booking Fee`,
  select: (ticket: string, passenger: string) => `Select ${ticket}, ${passenger}`,
  selectAll: 'Select all tickets',
  remove: 'Remove',
  removeOne: (ticket: string, passenger: string) => `Remove ${ticket}, ${passenger}`,
  removeSelected: (count: number) => `Remove ${counted(count, 'ticket', 'tickets')}`,
  removing: 'Removing',
  passengers: 'New passengers',
  passengersSentence: 'Added to your booking when you check out.',
  withoutTicket: 'No ticket in this basket',
  removePassenger: (name: string) => `Remove passenger ${name}`,
  confirmPassengers: {
    title: (names: string) => `Remove ${names} as well?`,
    sentence: (names: string, count: number) =>
      `${names} ${count === 1 ? 'has' : 'have'} no other ticket in this basket.`,
    both: (count: number) => (count === 1 ? 'Remove ticket and passenger' : 'Remove tickets and passengers'),
    ticketsOnly: (count: number) => (count === 1 ? 'Remove ticket only' : 'Remove tickets only'),
  },
  empty: 'Empty basket',
  confirmEmpty: {
    title: 'Empty your basket?',
    sentence: 'Everything in it goes back on sale. Your booking stays as it is.',
    confirm: 'Empty basket',
    keep: 'Keep basket',
  },
  summary: {
    label: 'Basket total',
    items: (count: number) => counted(count, 'item', 'items'),
    fees: 'of which Booking Fee',
    total: 'Total',
    checkout: 'Checkout',
    obstacles: {
      mandatorySection: 'Please put right what is marked in your basket first.',
      nothingToBuy: 'There is nothing to buy in your basket yet.',
    },
  },
} as const
