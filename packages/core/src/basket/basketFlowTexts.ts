import { counted, pluralOf, wasOrWere, type Wording } from '../language/Wording.js'
import type { CatalogueEntry } from '../failure/errorCatalogue.js'
import type { BasketReadingTexts } from './basketReadingTexts.js'

export const basketOperations = {
  createBasket: { text: "We're unable to start a basket right now. Please try again.", severity: 'fatal' },
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
    text: "We're unable to remove what you chose from your basket right now. Please try again.",
    severity: 'fatal',
  },
  resetBasket: { text: "We're unable to empty your basket right now. Please try again.", severity: 'fatal' },
} satisfies Readonly<Record<string, CatalogueEntry>>

/** A basket cannot change while its payment is processed (behaviour/errors#2.8-codes). */
export const basketCodes = {
  16000301: {
    text: 'Your payment has been requested and is being processed. Please contact support if your order is still showing as incomplete after 48 hours.',
    severity: 'info',
  },
} satisfies Readonly<Record<string, CatalogueEntry>>

/** The success messages and prompts of the basket's use cases. Texts that specification 2 gives are literal. */
export const basketFlowTexts = {
  /** The sections of the basket's page. */
  sections: {
    tickets: 'Tickets',
    accommodation: 'Accommodation',
    extras: 'Extras',
    transport: 'Transport',
    customerChange: 'Customer Change',
  },
  /** Rooms and extras. */
  added: (count: number, name: string) => `${count} x ${name} ${wasOrWere(count)} added to your basket.`,
  optionsAdded: (count: number) =>
    `Your accommodation ${pluralOf(count, 'option', 'options')} ${wasOrWere(count)} added to your basket.`,
  nameChangeAdded: 'Name Change added to basket',
  ticketsAdded: (names: string) => `Tickets successfully added to your basket: ${names}`,
  transportAdded: 'Transport added to basket',
  roomsRemoved: (count: number, room: string) => `${count} x ${room} ${wasOrWere(count)} removed from your basket.`,
  extrasRemoved: (values: string) => `Extras successfully removed from your basket: ${values}`,
  itemsRemoved: 'Items successfully removed from your basket.',
  passengersAdded: (count: number) =>
    `${counted(count, 'passenger', 'passengers')} ${wasOrWere(count)} added to your basket.`,
  begunAnew: 'The basket you were adding to is no longer open, so we started a new one for you.',
  noLongerThere: 'This is no longer in your basket. It may have been removed in another tab or on another device.',
} as const

/** The messages about a change of the basket, and about its failure. */
export type BasketFlowTexts = BasketReadingTexts & Wording<{ readonly basket: typeof basketFlowTexts }>
