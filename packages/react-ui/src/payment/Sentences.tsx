import type { PaymentWords } from '@booking-dashboard/core'
import { useInPlace } from '../messages/useInPlace'

/**
 * Answers in this order whether the customer was charged, what happens now, and what to do next; each sentence once.
 */
export function Sentences({ words: { charged, now, next } }: { readonly words: PaymentWords }) {
  const sentences = [...new Set([...charged, ...now, ...next])]
  useInPlace(sentences)
  return sentences.map((sentence) => <p key={sentence}>{sentence}</p>)
}
