import { sessionTexts } from '../session/sessionTexts.js'
import { sessionFlowTexts } from '../session/sessionFlowTexts.js'
import { shellTexts } from '../navigation/shellTexts.js'
import { visitorFailureTexts } from './visitorFailureTexts.js'
import type { Wording } from './Wording.js'

/** What is said on the pages that anybody sees, and of every failure: loaded with the first page. */
export const visitorTexts = {
  ...sessionFlowTexts,
  failure: visitorFailureTexts,
  screen: {
    titleSuffix: 'Customer Dashboard',
    shell: shellTexts,
    session: sessionTexts,
  },
} as const

export type VisitorTexts = Wording<typeof visitorTexts>
