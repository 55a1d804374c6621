import { counted, listed, type OwnTexts } from '../../language/Wording.js'
import type { ShopTexts } from '../shopTexts.js'

const rooms = (count: number): string => counted(count, 'room', 'rooms')

/** The stays of a booking, the rooms on sale, and the choice of rooms with their extras. */
export const accommodationTexts = {
  title: 'Accommodation',
  loading: 'Loading the rooms on sale',
  failedHeading: "We can't show the rooms on sale right now",
  failedSentence: "We're unable to load the rooms on sale right now. Please try again.",
  emptyHeading: 'No rooms on sale',
  emptySentence: 'There are no rooms on sale for this booking at the moment. Please look again later.',
  backToAll: 'All accommodation',
  booked: 'Where you stay',
  bookedAt: (names: readonly string[]) => listed(names),
  noneBooked: 'No rooms booked yet',
  noneBookedSentence: 'Choose where you would like to stay from what is on sale below.',
  bookedHere: 'Rooms you have booked here',
  bookedRooms: (stays: readonly { readonly rooms: readonly { readonly name: string }[] }[]) =>
    listed(stays.flatMap((stay) => stay.rooms.map(({ name }) => name))),
  nights: (count: number) => counted(count, 'night', 'nights'),
  rooms,
  guests: (names: readonly string[]) => (names.length === 0 ? 'No guests named yet' : listed(names)),
  moreRooms: (count: number) => `Show ${counted(count, 'more room', 'more rooms')}`,
  onSale: 'Add a room',
  stars: (count: number) => counted(count, 'star', 'stars'),
  sleeps: (count: number) => (count === 1 ? 'Sleeps 1' : `Sleeps up to ${count}`),
  from: 'From',
  forNights: (count: number) => `for ${counted(count, 'night', 'nights')}`,
  forTheStay: 'for the stay',
  soldOut: 'Every room here is sold out. Please look again later.',
  roomSoldOut: 'Sold out: all of these rooms are taken.',
  choose: 'Choose rooms',
  look: 'See rooms',
  chooseAt: (action: string, name: string) => `${action}: ${name}`,
  inBasket: (count: number) => `${rooms(count)} in your basket`,
  notHereHeading: 'No rooms on sale here',
  notHereSentence: 'There are no rooms on sale at this accommodation at the moment. Have a look at the others.',
  roomsHeading: 'Choose your rooms',
  /** `has`, `inBasket`: the rooms that they already have, and those in the basket. */
  guest: (name: string, has: readonly string[], inBasket: readonly string[]) => {
    const isFor = `A room you add is for ${listed([name])}.`
    const booked = has.length === 0 ? '' : ` Already booked: ${listed(has)}.`
    const chosen = inBasket.length === 0 ? '' : ` In your basket: ${listed(inBasket)}.`
    const again = booked + chosen
    return again === '' ? isFor : `${isFor}${again} Add one only if you want another.`
  },
  quantityOf: (room: string) => room,
  roomPlace: (place: number, of: number, name: string) => (of === 1 ? name : `${name}, room ${place} of ${of}`),
  extrasOf: (room: string) => `Extras for ${room}`,
  has: (extra: string, option: string) => (option === '' ? extra : `${extra}: ${option}`),
  noOption: 'Nothing extra',
  otherInformation: (extra: string) => `Other information about ${extra}`,
  otherInformationHint: 'Such as a diet or a time, where it matters here',
  otherInformationProblems: {
    tooLong: 'Use no more than 500 characters',
    cardNumber: 'This looks like a card number. Leave it out: card details belong in the card form alone',
  },
  noneChosen: 'None chosen',
  chosen: (options: readonly string[]) => options.join(', '),
  extrasLoading: 'Loading the extras of these rooms',
  extrasFailed: "We can't show the extras of these rooms right now",
  extrasFailedSentence: 'You can add your rooms without extras now, and add their extras later from this page.',
  noExtras: 'There are no extras for this room.',
  held: {
    heading: 'In your basket',
    sentence: 'You can still add extras to these rooms.',
    complete: 'These rooms have every extra that can be added.',
    extras: 'Add extras',
    total: 'Extras to add',
    adding: 'Adding to your basket',
  },
  summary: { count: rooms, none: 'No rooms chosen', chooseFirst: 'Choose at least one room first' },
  partly: 'Your rooms are in your basket, their extras are not',
  partlySentence: 'Your choice of extras has been kept. You can try again now, change it below, or do without.',
  addAgain: 'Add the extras again',
  optionsNotAdded: 'The extras were not added',
  optionsNotAddedSentence:
    'Your rooms are still in your basket and your choice of extras has been kept. Please check it and try again.',
} as const

/** The texts about accommodation. */
export const accommodationWords = { screen: { accommodation: accommodationTexts } } as const

export type AccommodationTexts = ShopTexts & OwnTexts<typeof accommodationWords>
