import { counted } from '../messages/plural.js'

const listed = new Intl.ListFormat('en-GB')

/** What the shopping screens share: prices, how many are left, the running total and how an adding ended. */
export const shopTexts = {
  tryAgain: 'Try again',
  backToBooking: 'Back to your booking',
  outOfDate: 'Prices and availability may be out of date.',
  gone: 'Something that you had chosen is no longer on sale, so it has been left out.',
  several: (count: number, name: string) => (count === 1 ? name : `${count.toLocaleString('en-GB')} × ${name}`),
  people: (names: readonly string[]) => listed.format(names),
  availability: {
    freesale: 'Available',
    plenty: 'Available',
    few: (left: number) => `Only ${left} left`,
    soldOut: 'Sold out',
    taken: 'You have chosen all that are left',
  },
  free: 'Free',
  included: 'Included',
  hidden: 'Its price is part of the total',
  thatIsAll: 'That is all there are',
  tooMany: (available: number) =>
    available === 0 ? 'This has just sold out: please choose none' : `Only ${available} left: please choose fewer`,
  inBasket: (count: number) => `${count.toLocaleString('en-GB')} in your basket`,
  summary: {
    label: 'Your selection',
    heading: 'Your selection',
    nothing: 'Nothing chosen yet.',
    line: (quantity: number, name: string) => `${quantity} × ${name}`,
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
  added: (what: string) => `${what} added. Your basket is ready when you are.`,
  items: (count: number) => counted(count, 'extra', 'extras'),
} as const
