import { apiRoutes } from '../../createFakeBackend.js'
import type { InspectedAdditionalCustomer } from '../../worlds/Inspection.js'
import type { Invariant } from './Invariant.js'

/** Personal words. Words of up to two letters may occur in any report. */
const wordsOf = ({ personal, address, passport }: InspectedAdditionalCustomer): readonly string[] =>
  [personal, personal.emergency_contact, address, passport]
    .flatMap((part) => Object.values<unknown>({ ...part }))
    .filter((value): value is string => typeof value === 'string' && value.length > 2)

const callsOfContract = new Set(apiRoutes.map(({ endpoint }) => `${endpoint.method} ${endpoint.path}`))

const anEmail = /[\w.+-]+@[\w-]+\.\w+/

/**
 * No report contains the customer's identity, address or typed text; it contains the customer's id
 * (behaviour/index#1.6).
 */
export const reportsAreAnonymous: Invariant = ({ journey, tally }) => {
  const { reports, requests } = journey.browser
  const addressed = requests.splice(0).flatMap(({ method, path, traceId, ...request }) => {
    tally.count('reported: a request')
    const { attempt, duration, end, ...more } = request
    const isKnown = callsOfContract.has(`${method} ${path}`) && /^[\da-f]{32}$/.test(traceId)
    const isPlain = [attempt, duration, end].every((value) => typeof value === 'number' || /^[a-zA-Z]+$/.test(value))
    return isKnown && isPlain && Object.keys(more).length === 0
      ? []
      : [`A report of a request says more than its route: ${method} ${path}`]
  })
  if (reports.length === 0) return addressed
  const known = new Set(journey.backend.inspect.travellers().flatMap(wordsOf))
  const named = reports.splice(0).flatMap((report) => {
    tally.count(`reported: ${report.code}`)
    const { message, internalMessage = '', path = '' } = report
    const text = [report.code, message, internalMessage, path].join('\n')
    const found = [...known, anEmail.exec(text)?.[0] ?? ''].filter((word) => word !== '' && text.includes(word))
    return found.map((word) => `A report of ${report.code} says "${word}"`)
  })
  return [...addressed, ...named]
}
