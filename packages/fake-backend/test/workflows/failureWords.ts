import { type Operation, texts } from '@booking-dashboard/core'

const ofOperations = Object.fromEntries(
  Object.entries(texts.operations).map(([operation, { text }]) => [operation, text]),
) as Record<Operation, string>

/** The customer's texts for failed operations and for codes in workflows. */
export const failureWords = {
  ...ofOperations,
  unclear: texts.failure.unclear,
  resaleNotPossible: texts.codes[500036010].text,
}
