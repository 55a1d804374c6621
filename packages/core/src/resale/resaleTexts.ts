import type { ResaleFilter } from './resaleRows.js'
import { counted, figure, type OwnTexts } from '../language/Wording.js'
import type { SpokenTexts } from '../failure/errorCatalogue.js'
import type { ResaleReason } from '../domain/Ticket.js'

const resaleReasonTexts: Readonly<Record<ResaleReason, string>> = {
  notEnabled: 'Cannot be listed because resale is not open for this ticket',
  outstandingBalance: 'Cannot be listed until your booking is paid in full',
  dateExpired: 'Cannot be listed because the date for resale has passed',
  noResellTicketType: 'Cannot be listed because there is no resale for this kind of ticket',
}

/** The message of a successful update, and why a ticket cannot be listed. */
export const resaleFlowTexts = {
  updated: 'The resale of your tickets was successfully updated!',
  customerDataChanges: 'Cannot be listed for resale due to customer data changes',
  reasons: resaleReasonTexts,
  /** Used if there is no reason. */
  unavailable: 'Cannot be listed for resale right now',
} as const

const tickets = (count: number): string => counted(count, 'ticket', 'tickets')

const states: Readonly<Record<ResaleFilter | 'all', string>> = {
  all: 'All',
  available: 'Can be listed',
  onResale: 'On resale',
  unavailable: 'Cannot be listed',
  resold: 'Sold',
}

/** The back end names the amount alone. */
const feesExplained = 'The Booking Fees of the tickets on resale. We do not know yet who pays them, or when.'

/** /booking/{booking_reference}/resale (behaviour/resale#1.4; behaviour/screens#d4). */
export const resaleTexts = {
  title: 'Ticket resale',
  intro:
    'Cannot make it? List tickets for other people to buy, or take tickets off the list again. You can do both in one go.',
  loading: 'Loading your tickets',
  failedHeading: "We can't show the resale of your tickets right now",
  tryAgain: 'Try again',
  outOfDate: 'We were unable to check again which changes of names are waiting.',
  emptyHeading: 'No tickets to list',
  emptySentence: 'This booking has no tickets that could ever be listed for resale.',
  backToBooking: 'Back to your booking',
  states,
  sold: 'Sold',
  soldSentence: 'Somebody else holds these now. They no longer let you in.',
  onResale: 'On resale',
  putUp: 'List for resale',
  cancel: 'Take off resale',
  putUpAll: (count: number) => (count === 1 ? 'List 1 ticket' : `List all ${figure(count)} tickets`),
  cancelAll: (count: number) => {
    if (count === 1) return 'Take it off resale'
    return count === 2 ? 'Take both off resale' : `Take all ${figure(count)} off resale`
  },
  someChosen: (count: number) => `${figure(count)} chosen`,
  noPassenger: 'No passenger',
  summary: {
    label: 'Your changes',
    heading: 'Your changes',
    nothing: 'Choose tickets to list or to take off. Nothing happens until you confirm.',
    none: 'Nothing chosen',
    putUp: 'List for resale',
    cancel: 'Take off resale',
    count: tickets,
    brief: (putUp: number, cancel: number) => {
      if (cancel === 0) return `List ${figure(putUp)}`
      return putUp === 0 ? `Take ${figure(cancel)} off` : `List ${figure(putUp)}, take ${figure(cancel)} off`
    },
    afterwards: 'Afterwards',
    listed: 'On resale',
    usable: 'Kept for yourselves',
    fees: 'Resale Fees',
    feesNote: feesExplained,
    review: 'Review changes',
    chooseFirst: 'Choose at least one ticket first',
    clear: 'Clear my choice',
    updating: 'Updating the resale of your tickets',
  },
  confirm: {
    title: 'Confirm your changes',
    putUp: (count: number) => `List ${tickets(count)} for resale`,
    putUpSentence: (count: number) =>
      count === 1
        ? 'It stays yours until somebody buys it. Once it is sold, it no longer lets you in.'
        : 'They stay yours until somebody buys them. Once one is sold, it no longer lets you in.',
    cancel: (count: number) => `Take ${tickets(count)} off resale`,
    cancelSentence: (count: number) => (count === 1 ? 'It lets you in as before.' : 'They let you in as before.'),
    ticket: (event: string, ticket: string, holder: string) => `${event}: ${ticket}, ${holder}`,
    and: (count: number) => `and ${figure(count)} more`,
    usable: (count: number) => `You then keep ${tickets(count)} for yourselves.`,
    fees: (amount: string) => `Resale Fees: ${amount}. ${feesExplained}`,
    /** The label of the button. */
    confirm: (putUp: number, cancel: number) => {
      if (cancel === 0) return `List ${tickets(putUp)}`
      return putUp === 0 ? `Take ${tickets(cancel)} off` : `List ${figure(putUp)} and take ${figure(cancel)} off`
    },
    back: 'Not yet',
  },
  payout: {
    account: (ending: string) => `Once a ticket is sold, the money goes to your account ending ${ending}.`,
    noAccount: 'We hold no bank account of yours yet, so we could not pay you for a ticket that is sold.',
    unknown: 'Once a ticket is sold, the money goes to the bank account in your profile.',
    add: 'Add bank details',
    amount: 'We confirm the amount when it sells.',
  },
  /** By how many of the chosen tickets were updated. */
  notUpdated: {
    none: 'The resale of your tickets was not updated',
    some: 'The resale of your tickets was not updated in full',
    unknown: 'We do not know yet whether the resale of your tickets was updated',
  },
  notUpdatedSentence: {
    none: 'What you chose is still chosen. Please check it and try again.',
    some: 'What you chose is still chosen where it was not done. Please check it and try again.',
    unknown: 'Please check what was done before you try again.',
  },
  checkWhatWasDone: 'Check what was done',
} as const

/** The texts about resale. */
export const resaleWords = {
  resale: resaleFlowTexts,
  screen: { resale: resaleTexts },
} as const

export type ResaleTexts = SpokenTexts & OwnTexts<typeof resaleWords>
