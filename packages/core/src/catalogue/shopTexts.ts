import { peopleInWords } from '../language/peopleInWords.js'
import { counted, figure, listed, times, type Wording } from '../language/Wording.js'
import type { CatalogueEntry } from '../failure/errorCatalogue.js'
import type { BasketTexts } from '../basket/basketTexts.js'

export const catalogueCodes = {
  50008020: { text: 'Your request exceeds the maximum number of allowed tickets.', severity: 'error' },
} satisfies Readonly<Record<string, CatalogueEntry>>

export const catalogueOperations = {
  accommodations: { text: "We're unable to load the rooms on sale right now. Please try again.", severity: 'fatal' },
  roomsAvailability: {
    text: "We're unable to check which rooms are available right now. Please try again.",
    severity: 'fatal',
  },
  roomExtras: {
    text: "We're unable to load the extras of these rooms right now. Please try again.",
    severity: 'fatal',
  },
  extras: { text: "We're unable to load the extras on sale right now. Please try again.", severity: 'fatal' },
  extrasAvailability: {
    text: "We're unable to check which extras are available right now. Please try again.",
    severity: 'fatal',
  },
  optionSettings: {
    text: "We're unable to load the settings of your booking right now. Please try again.",
    severity: 'fatal',
  },
  tickets: { text: "We're unable to load the tickets on sale right now. Please try again.", severity: 'fatal' },
  ticketsAvailability: {
    text: "We're unable to check which tickets are available right now. Please try again.",
    severity: 'fatal',
  },
} satisfies Readonly<Record<string, CatalogueEntry>>

/** The texts that the shopping screens share: prices, availability, the running total and results. */
export const shopTexts = {
  tryAgain: 'Try again',
  backToBooking: 'Back to your booking',
  outOfDate: 'Prices and availability may be out of date.',
  gone: 'Something that you had chosen is no longer on sale, so it has been left out.',
  several: (count: number, name: string) => (count === 1 ? name : times(count, name)),
  people: (names: readonly string[]) => listed(names),
  fewPeople: (names: readonly string[]) =>
    peopleInWords(names, 3, {
      people: listed,
      peopleAndMore: (few, more) => `${few.join(', ')} and ${figure(more)} more`,
    }),
  availability: {
    freesale: 'Available',
    plenty: 'Available',
    few: (left: number) => `Only ${left} left`,
    soldOut: 'Sold out',
    taken: 'You have chosen all that are left',
  },
  free: 'Free',
  included: 'Included',
  hidden: 'Its price shows in the total once you choose it',
  thatIsAll: 'That is all there are',
  tooMany: (available: number) =>
    available === 0 ? 'This has just sold out: please choose none' : `Only ${available} left: please choose fewer`,
  inBasket: (count: number) => `${figure(count)} in your basket`,
  summary: {
    label: 'Your selection',
    heading: 'Your selection',
    nothing: 'Nothing chosen yet.',
    line: (quantity: number, name: string) => times(quantity, name),
    fees: 'of which Booking Fee',
    total: 'Total to add',
    add: 'Add to basket',
    buy: 'Buy now',
    adding: 'Adding to your basket',
    viewBasket: 'View basket',
  },
  problems: 'Please check your choice',
  notAdded: 'Nothing was added to your basket',
  notAddedSentence: 'Nothing you chose has been lost. Please check your choice and try again.',
  partlyAdded: 'Only part of this went into your basket',
  unclear: "We can't tell whether this was added",
  unclearSentence: 'Please look at your basket before you add anything again.',
  items: (count: number) => counted(count, 'extra', 'extras'),
} as const

/** The texts of every shop. */
export type ShopTexts = BasketTexts & { readonly screen: { readonly shop: Wording<typeof shopTexts> } }
