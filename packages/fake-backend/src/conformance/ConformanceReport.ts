/** What a rule of the contract is about, by which a breach is found in a report. */
export type Rule =
  /** A field of another type, or another value than those it can have. */
  | 'type'
  /** A field, or a whole answer, that is not there. */
  | 'missing'
  | 'status'
  | 'header'
  | 'cookie'
  /** A date or an instant that is in no calendar. */
  | 'date'
  /** What is wrong is told in another form than decisions §1.6 has it. */
  | 'errors'
  /** Errors in place of an answer that was due, or an answer in place of a refusal. */
  | 'refusal'
  | 'order'
  /** A key that acts twice, or that is not answered with the end of what it began. */
  | 'idempotency'
  /** A payment that never ends. */
  | 'poll'
  /** Two answers that contradict each other. */
  | 'agreement'
  /** Availability that does not follow what is sold and given back. */
  | 'stock'
  /** Something of a customer, answered to nobody or to another customer. */
  | 'access'
  | 'connection'

/** One place where an answer does not keep the contract. */
export interface Breach {
  readonly rule: Rule
  /** Of the field, such as `booking.prices.paid.value`; of a header or cookie its name; `answer` for the whole of it. */
  readonly path: string
  readonly expected: string
  readonly came: string
}

/** One call that was made. It conforms where it has no breaches. */
export interface CheckedCall {
  /** Its name in the OpenAPI document. */
  readonly operation: string
  readonly method: string
  /** As it was called. */
  readonly path: string
  /** What was special about it; empty where it was a plain call. */
  readonly about: string
  readonly milliseconds: number
  readonly breaches: readonly Breach[]
}

/** What was found of a back end, call by call. */
export interface ConformanceReport {
  readonly baseUrl: string
  readonly calls: readonly CheckedCall[]
  /** Operations of the contract that were not called, and why. */
  readonly notTried: readonly { readonly operation: string; readonly why: string }[]
}

/** Whether every call that was made keeps the contract. */
export const conforms = ({ calls }: ConformanceReport): boolean => calls.every(({ breaches }) => breaches.length === 0)

const nameOf = ({ operation, method, path, about }: CheckedCall): string =>
  `${operation}  ${method} ${path}${about === '' ? '' : `  (${about})`}`

const sentence = ({ rule, path, expected, came }: Breach): string =>
  `${rule} at ${path}: expected ${expected}, came ${came}`

const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`

/** The report as a person reads it. */
export const describeReport = (report: ConformanceReport): string => {
  const { baseUrl, calls, notTried } = report
  const broken = calls.filter(({ breaches }) => breaches.length > 0)
  return [
    ...calls.flatMap((call) => [
      `${call.breaches.length === 0 ? '✓' : '✗'} ${nameOf(call)}`,
      ...call.breaches.map((breach) => `    ${sentence(breach)}`),
    ]),
    ...(notTried.length === 0 ? [] : ['', 'Not tried:']),
    ...notTried.map(({ operation, why }) => `- ${operation}: ${why}`),
    '',
    broken.length === 0
      ? `${baseUrl} keeps the contract: ${counted(calls.length, 'call', 'calls')}, no breach.`
      : `${baseUrl} breaks the contract in ${broken.length} of ${counted(calls.length, 'call', 'calls')}.`,
    '',
  ].join('\n')
}

const escaped = (text: string): string =>
  text
    // What XML cannot hold.
    .replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '\uFFFD')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')

/** The report as continuous integration reads it: JUnit's XML, a test case for each call. */
export const toJUnit = ({ baseUrl, calls, notTried }: ConformanceReport): string => {
  const failures = calls.filter(({ breaches }) => breaches.length > 0).length
  const seconds = (milliseconds: number): string => (milliseconds / 1000).toFixed(3)
  const cases = calls.map((call) => {
    const opening = `    <testcase classname="${escaped(call.operation)}" name="${escaped(nameOf(call))}" time="${seconds(call.milliseconds)}"`
    const [first] = call.breaches
    if (first === undefined) return `${opening}/>`
    const all = call.breaches.map(sentence).join('\n')
    return `${opening}>\n      <failure type="${first.rule}" message="${escaped(sentence(first))}">${escaped(all)}</failure>\n    </testcase>`
  })
  const skipped = notTried.map(
    ({ operation, why }) =>
      `    <testcase classname="${escaped(operation)}" name="${escaped(operation)}"><skipped message="${escaped(why)}"/></testcase>`,
  )
  const counts = `tests="${calls.length + notTried.length}" failures="${failures}" skipped="${notTried.length}"`
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites ${counts}>`,
    `  <testsuite name="${escaped(baseUrl)}" ${counts}>`,
    ...cases,
    ...skipped,
    '  </testsuite>',
    '</testsuites>',
    '',
  ].join('\n')
}
