import type { CatalogueEntry } from '../failure/errorCatalogue.js'

export const paymentOperations = {
  payment: { text: 'Payment failed. Please try again.', severity: 'error' },
  emptyPayments: { text: 'We were unable to find your payment. Please try again.', severity: 'fatal' },
  paymentPlan: { text: "We're unable to update your payment plan right now. Please try again.", severity: 'error' },
  projection: { text: "We're unable to work out your payments right now. Please try again.", severity: 'fatal' },
} satisfies Readonly<Record<string, CatalogueEntry>>
