import { texts } from '@booking-dashboard/core'
import { paymentCodes } from '@booking-dashboard/core/ports'
import { apiRoutes } from '../../createFakeBackend.js'
import type { Tally } from '../model/Tally.js'

/** The operation ids of all calls of the contract. */
export const contractCalls: readonly string[] = apiRoutes.map(({ endpoint }) => endpoint.operationId)
/** All codes in the specification. */
export const contractCodes: readonly string[] = [...Object.keys(texts.codes), ...Object.keys(paymentCodes)]

/** The covered part of the contract. */
export interface Coverage {
  /** Each call's results with their counts. */
  readonly calls: ReadonlyMap<string, readonly (readonly [string, number])[]>
  readonly callsMissed: readonly string[]
  readonly codesMissed: readonly string[]
}

const under = (tally: Tally, prefix: string): readonly (readonly [string, number])[] =>
  tally.entries().flatMap(([what, times]) => (what.startsWith(prefix) ? [[what.slice(prefix.length), times]] : []))

/** Computes the coverage from a tally. */
export const coverageOf = (tally: Tally): Coverage => {
  const outcomes = under(tally, 'call: ')
  const calls = new Map(
    contractCalls.map((call) => [
      call,
      outcomes.flatMap(([what, times]) =>
        what.startsWith(`${call}: `) ? [[what.slice(call.length + 2), times] as const] : [],
      ),
    ]),
  )
  const codes = under(tally, 'code: ').map(([code]) => code)
  return {
    calls,
    callsMissed: [...calls].filter(([, came]) => came.length === 0).map(([call]) => call),
    codesMissed: contractCodes.filter((code) => !codes.includes(code)),
  }
}

/** The coverage so far on one line. */
export const shortCoverage = (tally: Tally): string => {
  const { callsMissed, codesMissed } = coverageOf(tally)
  const reached = (all: readonly string[], missed: readonly string[]): string =>
    `${all.length - missed.length} of ${all.length}`
  return `${reached(contractCalls, callsMissed)} calls, ${reached(contractCodes, codesMissed)} codes`
}

const listed = (entries: readonly (readonly [string, number])[]): string =>
  entries.map(([what, times]) => `${what} ${times}`).join(', ')

const known: readonly string[] = [
  'call: ',
  'code: ',
  'fault: ',
  'step: ',
  'checked: ',
  'compared: ',
  'payment is ',
  'plan is ',
  'unended: ',
]

/** A report of what was covered, and what was not tested. */
export const describeCoverage = (tally: Tally): string => {
  const { calls, callsMissed, codesMissed } = coverageOf(tally)
  const steps = under(tally, 'step: ')
  const rest = tally.entries().filter(([what]) => !known.some((prefix) => what.startsWith(prefix)))
  const states = ['payment is ', 'plan is '].map((what) => `  ${what}${listed(under(tally, what))}`)
  return [
    'Calls, and what they came to:',
    ...[...calls].filter(([, came]) => came.length > 0).map(([call, came]) => `  ${call}: ${listed(came)}`),
    `  Never called: ${callsMissed.join(', ') || 'none'}`,
    '',
    `Codes: ${listed(under(tally, 'code: ').filter(([code]) => contractCodes.includes(code)))}`,
    `  Never answered: ${codesMissed.join(', ') || 'none'}`,
    '',
    `Faults: ${listed(under(tally, 'fault: '))}`,
    '',
    'States:',
    ...states,
    '',
    'Steps made, how many were checked, and how many of those had an end of their own that was predicted:',
    ...steps.map(
      ([step, times]) => `  ${step}: ${times}, ${tally.of(`compared: ${step}`)}, ${tally.of(`checked: ${step}`)}`,
    ),
    '',
    `Besides: ${listed(rest)}`,
  ].join('\n')
}
