import type { InspectedTraveller } from '../../worlds/Inspection.js'
import type { Invariant } from './Invariant.js'

/** Personal words. Words of up to two letters may occur in any report. */
const wordsOf = ({ personal, address, passport }: InspectedTraveller): readonly string[] =>
  [personal, personal.emergency_contact, address, passport]
    .flatMap((part) => Object.values<unknown>({ ...part }))
    .filter((value): value is string => typeof value === 'string' && value.length > 2)

const anEmail = /[\w.+-]+@[\w-]+\.\w+/

/**
 * No report contains the customer's identity, address or typed text; it contains the customer's id
 * (behaviour/index#1.6).
 */
export const reportsAreAnonymous: Invariant = ({ journey, tally }) => {
  const { reports } = journey.browser
  if (reports.length === 0) return []
  const known = new Set(journey.backend.inspect.travellers().flatMap(wordsOf))
  return reports.splice(0).flatMap((report) => {
    tally.count(`reported: ${report.code}`)
    const { message, internalMessage = '', path = '' } = report
    const text = [report.code, message, internalMessage, path].join('\n')
    const found = [...known, anEmail.exec(text)?.[0] ?? ''].filter((word) => word !== '' && text.includes(word))
    return found.map((word) => `A report of ${report.code} says "${word}"`)
  })
}
