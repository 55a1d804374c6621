import type { CatalogueEntry } from '../failure/errorCatalogue.js'
import { paths } from '../navigation/paths.js'

export const bookingsCodes = {
  13000010: {
    text: "We couldn't find a matching booking. Please try again.",
    severity: 'info',
    redirectPath: paths.bookings,
  },
} satisfies Readonly<Record<string, CatalogueEntry>>

export const bookingsOperations = {
  getBookings: { text: "We're unable to load your bookings right now. Please try again.", severity: 'fatal' },
  getBooking: {
    text: "We're unable to load your booking right now. Please try again.",
    severity: 'fatal',
    redirectPath: paths.bookings,
  },
  bookingRequiredData: {
    text: "We're unable to load the information that your booking needs right now. Please try again.",
    severity: 'fatal',
  },
} satisfies Readonly<Record<string, CatalogueEntry>>
