import type { ResaleReason } from './resaleCodes.js'

const resaleReasonTexts: Readonly<Record<ResaleReason, string>> = {
  notEnabled: 'Cannot be listed because resale is not open for this ticket',
  outstandingBalance: 'Cannot be listed until your booking is paid in full',
  dateExpired: 'Cannot be listed because the date for resale has passed',
  noResellTicketType: 'Cannot be listed because there is no resale for this kind of ticket',
}

/** What the resale says of its success, and of a ticket that cannot be listed. */
export const resaleFlowTexts = {
  updated: 'The resale of your tickets was successfully updated!',
  customerDataChanges: 'Cannot be listed for resale due to customer data changes',
  reasons: resaleReasonTexts,
  /** Where no reason is given. */
  unavailable: 'Cannot be listed for resale right now',
} as const
