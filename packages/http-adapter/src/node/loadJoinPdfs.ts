import type { JoinPdfs } from '@booking-dashboard/core/ports'
import type * as library from 'pdfjs-dist/legacy/build/pdf.mjs'
import { createJoinPdfs } from '../delivery/createJoinPdfs.js'

/** A name that bundlers of this entry do not follow: only scripts that join e-tickets need the library. */
const file = 'pdfjs-dist/legacy/build/pdf.mjs'

/** Joins e-tickets with pdf.js, for `ticketFile` of a dashboard. Rejects without the package `pdfjs-dist`. */
export const loadJoinPdfs = async (): Promise<JoinPdfs> => {
  const { getDocument, VerbosityLevel } = (await import(file)) as typeof library
  return createJoinPdfs((data) =>
    getDocument({ data, isEvalSupported: false, useWasm: false, verbosity: VerbosityLevel.ERRORS }),
  )
}
