import type { CatalogueEntry } from '../failure/errorCatalogue.js'

export const deliveryOperations = {
  bookingDelivery: {
    text: "We're unable to update your delivery address right now. Please try again.",
    severity: 'fatal',
  },
  download: { text: "We're unable to download this right now. Please try again.", severity: 'fatal' },
} satisfies Readonly<Record<string, CatalogueEntry>>
