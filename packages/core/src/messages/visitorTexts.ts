import { failureTexts } from './failureTexts.js'
import { paymentErrorTexts } from './paymentErrorTexts.js'
import { resetPasswordTexts } from './screens/resetPasswordTexts.js'
import { sessionTexts } from './screens/sessionTexts.js'
import { sessionFlowTexts } from './sessionFlowTexts.js'
import { shellTexts } from './screens/shellTexts.js'
import type { Wording } from './Wording.js'

/** What is said on the pages that anybody sees, and of every failure: loaded with the first page. */
export const visitorTexts = {
  ...sessionFlowTexts,
  failure: failureTexts,
  paymentError: paymentErrorTexts,
  screen: {
    titleSuffix: 'Customer Dashboard',
    shell: shellTexts,
    session: sessionTexts,
    resetPassword: resetPasswordTexts,
  },
} as const

export type VisitorTexts = Wording<typeof visitorTexts>
