import { failureTexts } from './failureTexts.js'
import { flowTexts } from './flowTexts.js'
import { paymentErrorTexts } from './paymentErrorTexts.js'
import { screenTexts, visitorScreenTexts } from './screenTexts.js'

const spoken = { ...flowTexts, failure: failureTexts, paymentError: paymentErrorTexts }

/** What is said before anybody signed in: loaded with the first page. */
export const visitorTexts = { ...spoken, screen: visitorScreenTexts }

/** Every text that a customer reads. Another wording or language is another object of the same shape. */
export const texts = { ...spoken, screen: screenTexts }

/** Widens the literal texts, so that another wording fits. */
type Wording<A> = A extends string
  ? string
  : A extends (...values: infer P) => unknown
    ? (...values: P) => string
    : { readonly [K in keyof A]: Wording<A[K]> }

export type VisitorTexts = Wording<typeof visitorTexts>
export type Texts = Wording<typeof texts>
