/** The kind of rule that a breach breaks. */
export type Rule =
  /** A field of a wrong type or with a value that the contract does not allow. */
  | 'type'
  /** A field or a whole answer that is missing. */
  | 'missing'
  | 'status'
  | 'header'
  | 'cookie'
  /** A date or an instant that does not exist in the calendar. */
  | 'date'
  /** A refusal in another form than behaviour/contract#d1.6 defines. */
  | 'errors'
  /** Errors where an answer was due, or an answer where a refusal was due. */
  | 'refusal'
  | 'order'
  /** A key that acts twice, or whose repetition does not return the end of its attempt. */
  | 'idempotency'
  /** A payment that never ends. */
  | 'poll'
  /** Two answers that contradict each other. */
  | 'agreement'
  /** Availability that does not match what was sold and given back. */
  | 'stock'
  /** Data of a customer in an answer to a visitor or to another customer. */
  | 'access'
  | 'connection'

/** One place where an answer breaks the contract. */
export interface Breach {
  readonly rule: Rule
  /**
   * The field, such as `booking.prices.paid.value`; the name of a header or cookie; or `answer` for the whole answer.
   */
  readonly path: string
  readonly expected: string
  readonly came: string
}

export const breach = (rule: Rule, path: string, expected: string, came: string): Breach => ({
  rule,
  path,
  expected,
  came,
})

/** One call. It conforms if it has no breaches. */
export interface CheckedCall {
  /** The operation id in the OpenAPI document. */
  readonly operation: string
  readonly method: string
  /** With parameters filled in. */
  readonly path: string
  /** What is special about the call; empty for a plain call. */
  readonly about: string
  readonly milliseconds: number
  readonly breaches: readonly Breach[]
}

/** The result of checking a back end, call by call. */
export interface ConformanceReport {
  readonly baseUrl: string
  readonly calls: readonly CheckedCall[]
  /** Operations of the contract that were not called, and why. */
  readonly notTried: readonly { readonly operation: string; readonly why: string }[]
}

/** True if every call keeps the contract. */
export const conforms = ({ calls }: ConformanceReport): boolean => calls.every(({ breaches }) => breaches.length === 0)

/** The operation, the request, and what is special about it. */
export const nameOf = ({ operation, method, path, about }: CheckedCall): string =>
  `${operation}  ${method} ${path}${about === '' ? '' : `  (${about})`}`

export const sentence = ({ rule, path, expected, came }: Breach): string =>
  `${rule} at ${path}: expected ${expected}, came ${came}`

export const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`

/** The report as text for people. */
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
