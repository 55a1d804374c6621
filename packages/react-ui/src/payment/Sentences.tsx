import type { PaymentWords } from '@booking-dashboard/core'

/**
 * Answers in this order whether the customer was charged, what happens now, and what to do next; each sentence once.
 */
export function Sentences({ words: { charged, now, next } }: { readonly words: PaymentWords }) {
  return [...new Set([...charged, ...now, ...next])].map((sentence) => <p key={sentence}>{sentence}</p>)
}
