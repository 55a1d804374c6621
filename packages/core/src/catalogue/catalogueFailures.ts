import type { CatalogueEntry } from '../failure/errorCatalogue.js'

export const catalogueCodes = {
  50008020: { text: 'Your request exceeds the maximum number of allowed tickets.', severity: 'error' },
} satisfies Readonly<Record<string, CatalogueEntry>>

export const catalogueOperations = {
  accommodations: { text: "We're unable to load the rooms on sale right now. Please try again.", severity: 'fatal' },
  roomsAvailability: {
    text: "We're unable to check which rooms are available right now. Please try again.",
    severity: 'fatal',
  },
  roomExtras: {
    text: "We're unable to load the extras of these rooms right now. Please try again.",
    severity: 'fatal',
  },
  extras: { text: "We're unable to load the extras on sale right now. Please try again.", severity: 'fatal' },
  extrasAvailability: {
    text: "We're unable to check which extras are available right now. Please try again.",
    severity: 'fatal',
  },
  transportTypes: {
    text: "We're unable to load the kinds of transport right now. Please try again.",
    severity: 'fatal',
  },
  transportRoutes: {
    text: "We're unable to load the transport routes right now. Please try again.",
    severity: 'fatal',
  },
  transportDates: { text: "We're unable to load the travel dates right now. Please try again.", severity: 'fatal' },
  transportLocations: {
    text: "We're unable to load the places of departure and arrival right now. Please try again.",
    severity: 'fatal',
  },
  transportStops: { text: "We're unable to load the departures right now. Please try again.", severity: 'fatal' },
  outboundStops: {
    text: "We're unable to load the outbound departures right now. Please try again.",
    severity: 'fatal',
  },
  returnStops: { text: "We're unable to load the return departures right now. Please try again.", severity: 'fatal' },
  optionSettings: {
    text: "We're unable to load the settings of your booking right now. Please try again.",
    severity: 'fatal',
  },
  termsAndConditions: {
    text: "We're unable to load the terms and conditions right now. Please try again.",
    severity: 'fatal',
  },
  tickets: { text: "We're unable to load the tickets on sale right now. Please try again.", severity: 'fatal' },
  ticketsAvailability: {
    text: "We're unable to check which tickets are available right now. Please try again.",
    severity: 'fatal',
  },
} satisfies Readonly<Record<string, CatalogueEntry>>
