import type { CatalogueEntry, SpokenTexts } from '../failure/errorCatalogue.js'
import type { Wording } from '../language/Wording.js'

export const customerOperations = {
  getCustomer: { text: "We're unable to load your details right now. Please try again.", severity: 'fatal' },
  getRequiredData: {
    text: "We're unable to load the information that your booking needs right now. Please try again.",
    severity: 'fatal',
  },
  updateCustomer: { text: "We're unable to update your details right now. Please try again.", severity: 'error' },
  updateCustomerBookingDeliveries: {
    text: "We're unable to update your details and delivery addresses right now. Please try again.",
    severity: 'error',
  },
  getAdditionalCustomer: {
    text: "We're unable to load the details of this passenger right now. Please try again.",
    severity: 'error',
  },
  updateAdditionalCustomer: {
    text: "We're unable to update the details of this passenger right now. Please try again.",
    severity: 'error',
  },
} satisfies Readonly<Record<string, CatalogueEntry>>

/** The messages about successful updates (behaviour/customer#1.4). */
export const customerTexts = {
  updated: 'Your details were successfully updated!',
  deliveriesUpdated: 'Your details and delivery addresses were successfully updated!',
  additionalUpdated: 'Additional customer details were successfully updated!',
} as const

/** The texts for features that change a customer's data. */
export type CustomerTexts = SpokenTexts & { readonly customer: Wording<typeof customerTexts> }

/** The question before the customer leaves a form with unsaved text. */
export const leaveTexts = {
  header: 'Leave without saving?',
  message: 'You have changes on this page that are not saved yet.',
  leave: 'Leave without saving',
  stay: 'Stay on this page',
} as const
