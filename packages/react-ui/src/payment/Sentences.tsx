import type { PaymentWords } from '@booking-dashboard/core'

/** Was I charged, what happens now, what can I do: in this order, each sentence once. */
export function Sentences({ words: { charged, now, next } }: { readonly words: PaymentWords }) {
  return [...new Set([...charged, ...now, ...next])].map((sentence) => <p key={sentence}>{sentence}</p>)
}
