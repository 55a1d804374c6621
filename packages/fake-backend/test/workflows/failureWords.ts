import { type Operation, texts } from '@booking-dashboard/core'

const ofOperations = Object.fromEntries(
  Object.entries(texts.operations).map(([operation, { text }]) => [operation, text]),
) as Record<Operation, string>

/** The customer's texts for failed operations and for codes in workflows. */
export const failureWords = {
  ...ofOperations,
  unknown: texts.failure.unknown,
  accountNotFound: texts.codes[15000010].text,
  resaleNotPossible: texts.codes[500036010].text,
}
