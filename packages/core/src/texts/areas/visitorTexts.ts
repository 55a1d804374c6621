import { sessionCodes, sessionFlowTexts, sessionOperations, sessionTexts } from '../../session/sessionTexts.js'
import { designTexts, shellTexts } from '../shellTexts.js'
import { clientOperations } from '../../client/clientSetUp.js'
import { clientTexts } from '../../client/clientTexts.js'
import { englishFormats } from '../../language/formats.js'
import type { Wording } from '../../language/Wording.js'

/** The texts of the public pages, and of every failure. They load with the first page. */
export const visitorWords = {
  ...sessionFlowTexts,
  failure: {
    unknown: "It looks like we're having a few problems with your request.",
    unclear:
      "We're having problems, so we do not know yet whether this was done. Please check, and try again if it was not.",
    offline: 'There was no connection. Please try again once you are connected.',
    offlineUnsent: 'There was no connection, so nothing was sent. Please try again once you are connected.',
    cardNumber: 'This looks like a card number, so nothing was sent. Please leave it out and try again.',
  },
  codes: sessionCodes,
  operations: { ...sessionOperations, ...clientOperations },
  screen: {
    titleSuffix: 'Customer Dashboard',
    design: designTexts,
    shell: shellTexts,
    session: sessionTexts,
    client: clientTexts,
  },
} as const

/** In English, with its formats. */
export const visitorTexts = { formats: englishFormats, ...visitorWords }

/** The texts of the pages without a session. */
export interface VisitorTexts extends Wording<typeof visitorTexts> {}
