import type { CatalogueEntry, SpokenTexts } from '../failure/errorCatalogue.js'
import type { OwnTexts } from '../language/Wording.js'

export const basketReadingOperations = {
  getBasket: { text: "We're unable to load your basket right now. Please try again.", severity: 'fatal' },
} satisfies Readonly<Record<string, CatalogueEntry>>

/** What every page of a booking says of its basket: changes made elsewhere, and the warnings of its sections. */
export const basketReadingTexts = {
  /** Changes made in another tab, on another device or by the back end's clock. */
  elsewhere: {
    gone: 'The basket you were looking at is no longer open. It was paid for or emptied elsewhere, or it has expired.',
    replaced: 'The basket you were looking at is no longer open. This is the one that was started since.',
    changed: 'Your basket was changed in another tab or on another device. This is how it is now.',
  },
  warningHeader: 'Warning',
  ok: 'OK',
  putRight: 'Put it right',
} as const

/** The texts of a basket that is loaded. */
export type BasketReadingTexts = SpokenTexts & OwnTexts<{ readonly basket: typeof basketReadingTexts }>
