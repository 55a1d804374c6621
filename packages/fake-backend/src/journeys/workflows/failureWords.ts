import { type Operation, texts } from '@booking-dashboard/core'

const ofOperations = Object.fromEntries(
  Object.entries(texts.operations).map(([operation, { text }]) => [operation, text]),
) as Record<Operation, string>

/** What a customer reads of each operation that failed, and of the codes that stories come by. */
export const failureWords = {
  ...ofOperations,
  unknown: texts.failure.unknown,
  accountNotFound: texts.codes[15000010].text,
  resaleNotPossible: texts.codes[500036010].text,
}
