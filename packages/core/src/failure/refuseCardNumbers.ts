import { holdsCardNumber } from '../environment/cardNumbers.js'
import { type ApiFailure, serverFailure } from './Failure.js'

/**
 * The failure of a command whose free text holds a card number (behaviour/cards#d7.9), or null. A command asks before
 * its first call. The forms refuse such a text at its field: this covers a script, and a form without that rule.
 */
export type RefuseCardNumbers = (freeTexts: readonly (string | undefined)[]) => ApiFailure | null

/** `message` is the text for the customer. */
export const createRefusal =
  (message: string): RefuseCardNumbers =>
  (freeTexts) =>
    freeTexts.some((text) => text !== undefined && holdsCardNumber(text))
      ? serverFailure([{ code: null, message }])
      : null
