import { counted, times, type Wording } from '../language/Wording.js'
import type { pricesTexts } from '../bookings/money/moneyTexts.js'
import type { BasketFlowTexts } from './basketFlowTexts.js'

/** "Stalls, Amelia Hart", or the name of the item alone if it is for no passenger. */
const named = (item: string, person: string | null): string => (person === null ? item : `${item}, ${person}`)

/** The texts of the basket's page. */
export const basketTexts = {
  loading: 'Loading your basket',
  failedHeading: "We can't show your basket right now",
  failedSentence: "We're unable to load your basket right now. Please try again.",
  emptyHeading: 'Your basket is empty',
  emptySentence: 'Choose tickets, a room, extras or transport for your trip, and find them here.',
  chooseTickets: 'Choose tickets',
  backToBooking: 'Back to your booking',
  addMore: 'Add something else',
  items: (count: number) => counted(count, 'item', 'items'),
  needsPuttingRight: (section: string) => `${section}: please put this right before you check out`,
  nothingHere: 'Nothing here yet',
  noPassenger: 'No passenger chosen',
  roomPlace: (room: string, place: number, of: number) => `${room}, room ${place} of ${of}`,
  select: (item: string, person: string | null) => `Select ${named(item, person)}`,
  selectAll: 'Select all',
  remove: 'Remove',
  removeOne: (item: string, person: string | null) => `Remove ${named(item, person)}`,
  removeWithExtras: 'Remove with its extras',
  removeAlike: (count: number, room: string) => `Remove all ${times(count, room)}`,
  removeSelected: (count: number) => (count === 0 ? 'Remove selected' : `Remove ${counted(count, 'item', 'items')}`),
  selectFirst: 'Select what you would like to remove first',
  removing: 'Removing',
  passengers: 'New passengers',
  passengersSentence: 'Added to your booking when you check out.',
  withoutTicket: 'Nothing in this basket',
  removePassenger: (name: string) => `Remove passenger ${name}`,
  confirmRemoval: {
    /** The label of the button as a question. */
    title: (button: string) => `${button}?`,
    sentence: 'Your booking stays as it is.',
    withMore: 'What belongs to it goes with it.',
    confirm: 'Remove',
    keep: 'Keep it',
  },
  confirmPassengers: {
    title: (names: string) => `Remove ${names} as well?`,
    sentence: (names: string, count: number) => `${names} ${count === 1 ? 'has' : 'have'} nothing else in this basket.`,
    both: (passengers: number) => `Remove ${passengers === 1 ? 'passenger' : 'passengers'} too`,
    itemsOnly: (items: number) => `Remove ${items === 1 ? 'item' : 'items'} only`,
  },
  missing: {
    heading: (count: number) => (count === 1 ? 'Who is this passenger?' : 'Who are these passengers?'),
    sentence:
      'Your tickets are in the basket, but who they are for did not reach us. Give the names here, or remove the tickets.',
    passenger: (tickets: string) => `For ${tickets}`,
    ticket: (ticket: string, event: string) => `${ticket}, ${event}`,
    save: (count: number) => `Save ${counted(count, 'passenger', 'passengers')}`,
    saving: 'Saving',
    problems: 'Please check the names',
    failed: "We couldn't save these names. They are still here, so please try again.",
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
    fees: 'of which Booking Fee',
    total: 'Total',
    checkout: 'Checkout',
    obstacles: {
      mandatorySection: 'Please put right what is marked in your basket first.',
      nothingToBuy: 'There is nothing to buy in your basket yet.',
      belowZero: 'Your total is below zero, so there is nothing to pay by card. Please contact us to book this.',
    },
  },
} as const

/** The texts of the basket's page, with the texts of prices. */
export type BasketTexts = BasketFlowTexts & {
  readonly screen: {
    readonly basket: Wording<typeof basketTexts>
    readonly booking: { readonly prices: Wording<typeof pricesTexts> }
  }
}
