import { counted } from '../../language/Wording.js'

/** The extras of a booking, and the choice of more. */
export const extrasTexts = {
  title: 'Extras',
  loading: 'Loading the extras on sale',
  failedHeading: "We can't show the extras on sale right now",
  failedSentence: "We're unable to load the extras on sale right now. Please try again.",
  emptyHeading: 'No extras on sale',
  emptySentence: 'There are no extras on sale for this booking at the moment. Please look again later.',
  booked: 'Your extras',
  bookedCount: (count: number) => counted(count, 'extra', 'extras'),
  noneBooked: 'No extras booked yet',
  noneBookedSentence: 'Choose from what is on sale below.',
  ofRoom: (room: string, accommodation: string) => [room, accommodation].filter((part) => part !== '').join(', '),
  more: (count: number) => `Show ${counted(count, 'more group', 'more groups')}`,
  onSale: 'Add an extra',
  soldOut: 'Sold out: none of these are left.',
  quantityOf: (option: string, extra: string) => `${option}, ${extra}`,
  partlyAdded: (left: number) =>
    `${counted(left, 'extra is', 'extras are')} not in your basket yet, and still chosen here. Please try again.`,
  summary: {
    count: (count: number) => counted(count, 'extra', 'extras'),
    none: 'No extras chosen',
    chooseFirst: 'Choose at least one extra first',
  },
} as const

/** The texts about extras on sale. */
export const extrasWords = { screen: { extras: extrasTexts } } as const
