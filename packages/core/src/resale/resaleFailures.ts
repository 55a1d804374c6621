import type { CatalogueEntry } from '../failure/errorCatalogue.js'

export const resaleCodes = {
  500036010: { text: "We're unable to update the resale status of some of your tickets right now.", severity: 'fatal' },
} satisfies Readonly<Record<string, CatalogueEntry>>

export const resaleOperations = {
  resale: { text: "We're unable to update the resale of your tickets right now. Please try again.", severity: 'fatal' },
  pendingChanges: {
    text: "We're unable to check which changes of names are still waiting right now. Please try again.",
    severity: 'fatal',
  },
} satisfies Readonly<Record<string, CatalogueEntry>>
