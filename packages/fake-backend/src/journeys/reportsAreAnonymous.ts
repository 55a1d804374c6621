import type { ErrorReport, RequestReport } from '@booking-dashboard/core/ports'
import { apiRoutes } from '../createFakeBackend.js'
import { demoPassword } from '../worlds/demo/customers/demoCustomers.js'
import type { InspectedAdditionalCustomer } from '../worlds/Inspection.js'
import type { Tally } from './Tally.js'
import type { TestBed } from './TestBed.js'

/** Personal words. Words of up to two letters may occur in any report. */
const wordsOf = ({ personal, address, passport }: InspectedAdditionalCustomer): readonly string[] =>
  [personal, personal.emergency_contact, address, passport]
    .flatMap((part) => Object.values<unknown>({ ...part }))
    .filter((value): value is string => typeof value === 'string' && value.length > 2)

/** Patterns that no text of the product contains. */
const personal: readonly RegExp[] = [
  /[\w.+-]+@[\w-]+\.\w+/,
  // The reference of a booking, or a part of a card number, telephone number or date.
  /\w*\d{4,}\w*/,
  // A token of a session or link, which has a digit, unlike the name of a field such as CHANGE_TICKET_CUSTOMER_DATA.
  /(?=[a-zA-Z_-]*\d)[\w-]{24,}/,
]

/** All texts in a value, without the names of its fields. */
const textsIn = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values<unknown>({ ...value }).flatMap(textsIn) : []
}

const problemsOfError = (
  { customerId, traceId, code, ...report }: ErrorReport,
  known: ReadonlySet<string>,
): readonly string[] => {
  const text = textsIn(report).join('\n')
  const words = [...known].filter((word) => text.includes(word) || code.includes(word))
  const matches = personal.flatMap((pattern) => pattern.exec(text)?.[0] ?? [])
  const ids = [
    ...(customerId === undefined || /^\d{1,9}$/.test(customerId) ? [] : [customerId]),
    ...(traceId === undefined || /^[\da-f]{32}$/.test(traceId) ? [] : [traceId]),
  ]
  return [...words, ...matches, ...ids].map((word) => `A report of ${code} says "${word}"`)
}

const callsOfContract = new Set(apiRoutes.map(({ endpoint }) => `${endpoint.method} ${endpoint.path}`))

/** Each field has a closed set of values, so none can hold what a customer typed. */
const problemsOfRequest = ({ method, path, traceId, ...request }: RequestReport): readonly string[] => {
  const { attempt, duration, end, ...more } = request
  const isKnown = callsOfContract.has(`${method} ${path}`) && /^[\da-f]{32}$/.test(traceId)
  const isPlain = [attempt, duration, end].every((value) => typeof value === 'number' || /^[a-zA-Z]+$/.test(value))
  return isKnown && isPlain && Object.keys(more).length === 0
    ? []
    : [`A report of a request says more than its route: ${method} ${path}`]
}

/**
 * No report of any page names a customer, a booking or a card, or contains an address, a token or typed text. A
 * customer is an id alone (behaviour/index#1.6).
 */
export const reportsAreAnonymous = ({
  journey: { browser, backend },
  tally,
}: {
  readonly journey: Pick<TestBed, 'browser' | 'backend'>
  readonly tally: Tally
}): readonly string[] => {
  const reports = browser.reports.splice(0)
  const requests = browser.requests.splice(0)
  for (const { code } of reports) tally.count(`reported: ${code}`)
  if (requests.length > 0) tally.count('reported: a request', requests.length)
  const known = new Set(
    reports.length === 0
      ? []
      : [
          demoPassword,
          ...backend.inspect.customers().flatMap(wordsOf),
          ...backend.inspect.bookings().map(({ reference }) => reference),
        ],
  )
  return [...reports.flatMap((report) => problemsOfError(report, known)), ...requests.flatMap(problemsOfRequest)]
}
