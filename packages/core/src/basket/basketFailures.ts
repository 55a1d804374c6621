import type { CatalogueEntry } from '../failure/errorCatalogue.js'

export const basketOperations = {
  createBasket: { text: "We're unable to start a basket right now. Please try again.", severity: 'fatal' },
  getBasket: { text: "We're unable to load your basket right now. Please try again.", severity: 'fatal' },
  addAccommodation: {
    text: "We're unable to add these rooms to your basket right now. Please try again.",
    severity: 'fatal',
  },
  addExtras: {
    text: "We're unable to add these extras to your basket right now. Please try again.",
    severity: 'fatal',
  },
  addNameChange: {
    text: "We're unable to add this change of name to your basket right now. Please try again.",
    severity: 'fatal',
  },
  addTickets: {
    text: "We're unable to add these tickets to your basket right now. Please try again.",
    severity: 'fatal',
  },
  addPassengers: {
    text: "We're unable to add these passengers to your basket right now. Please try again.",
    severity: 'fatal',
  },
  addTransport: {
    text: "We're unable to add this transport to your basket right now. Please try again.",
    severity: 'fatal',
  },
  removeAccommodation: {
    text: "We're unable to remove this room from your basket right now. Please try again.",
    severity: 'fatal',
  },
  removeExtra: {
    text: "We're unable to remove this extra from your basket right now. Please try again.",
    severity: 'fatal',
  },
  removeItems: {
    text: "We're unable to remove these items from your basket right now. Please try again.",
    severity: 'fatal',
  },
  resetBasket: { text: "We're unable to empty your basket right now. Please try again.", severity: 'fatal' },
  completeBasket: { text: "We're unable to complete your basket right now. Please try again.", severity: 'error' },
} satisfies Readonly<Record<string, CatalogueEntry>>
