import type { HolderFilter, WaitingStage } from '../bookings/holdings/ticketHolders.js'
import { newPassengerTexts } from '../basket/newPassengerTexts.js'

const states: Readonly<Record<HolderFilter | 'all', string>> = {
  all: 'All',
  transferable: 'Name can be changed',
  changing: 'Change under way',
  fixed: 'Name stays',
}

const waiting: Readonly<Record<WaitingStage, string>> = {
  asked: 'A change of its name has been asked for and is waiting to be made.',
  inReview: 'A change of its name is being reviewed.',
  unknown: 'A change of its name is waiting.',
}

/** /booking/{booking_reference}/ticket-details (behaviour/screens#d4). */
export const ticketDetailsTexts = {
  title: 'Ticket details',
  intro: 'Who holds each ticket. Somebody else is going? Change the name where the ticket allows it.',
  introReadOnly: 'Who held each ticket.',
  pending: {
    loading: 'Loading your tickets',
    outOfDate: 'We were unable to check again which changes of names are waiting.',
    unknown: "We can't change names right now",
    unknownSentence:
      'We were unable to check which changes of names are waiting already. Who holds each ticket is shown as it was booked.',
    tryAgain: 'Try again',
  },
  emptyHeading: 'No tickets',
  emptySentence: 'Add tickets for what is on during your trip.',
  add: 'Add tickets',
  states,
  noPassenger: 'No passenger',
  lead: 'Lead passenger',
  change: 'Change name',
  /** The accessible name of the button. */
  changeOn: (ticket: string, holder: string) => `Change name: ${ticket}, ${holder}`,
  fee: (amount: string) => `${amount} Name Change Fee`,
  noFee: 'Free to change',
  feeLater: 'You see the fee in your basket before you pay',
  formHeading: 'Who is to hold this ticket?',
  formLabel: (ticket: string, holder: string) => `New name for ${ticket}, ${holder}`,
  known: 'Somebody on this booking',
  knownHint: 'Fills in what we know of them.',
  somebodyElse: 'Somebody else',
  feeSentence: 'Nothing is changed until you check out.',
  addToBasket: 'Add to basket',
  adding: 'Adding the change of name to your basket',
  cancel: 'Cancel',
  problemsTitle: 'There is a problem',
  newPassengerFields: newPassengerTexts,
  unchanged: 'This is the name that the ticket has already',
  notAdded: 'The change of name was not added',
  nothingLost: 'What you entered is still here.',
  inBasket: (name: string) => `${name} holds it once you check out.`,
  viewBasket: 'View basket',
  badges: { changing: 'Change under way', inBasket: 'In your basket', onResale: 'On resale', resold: 'Sold' },
  waiting,
  notAllowed: 'The name on this ticket cannot be changed.',
  onResale: 'It is on resale. Take it off resale first to change its name.',
  toResale: 'Go to ticket resale',
  resold: 'It was sold, so somebody else holds it now.',
} as const

/** The ticket holders, and the changes of their names. */
export const nameChangeWords = { screen: { ticketDetails: ticketDetailsTexts } } as const
