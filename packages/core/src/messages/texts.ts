import { failureTexts } from './failureTexts.js'
import { flowTexts } from './flowTexts.js'
import { paymentErrorTexts } from './paymentErrorTexts.js'
import { screenTexts } from './screenTexts.js'
import { visitorTexts } from './visitorTexts.js'
import type { Wording } from './Wording.js'

/** Every text that a customer reads. Another wording or language is another object of the same shape. */
export const texts = {
  ...visitorTexts,
  ...flowTexts,
  failure: { ...visitorTexts.failure, ...failureTexts },
  paymentError: paymentErrorTexts,
  screen: { ...visitorTexts.screen, ...screenTexts },
} as const

export type Texts = Wording<typeof texts>
