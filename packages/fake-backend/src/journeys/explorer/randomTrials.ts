import fc from 'fast-check'
import { type Flow, flows, payingByWallet, type PlotName, plotsOf, type Sequel, sequels, type Trial } from './Trial.js'
import {
  claimsAfter,
  codes,
  codesAfter,
  ofSubmissions,
  ofPurchases,
  ofTheBank,
  ofTheMoney,
  ofTheNetwork,
  ofThePage,
  ofTheSession,
  ofTheSurroundings,
  type CallFault,
  type FaultKind,
} from './CallFault.js'

/** The calls of each plot without faults, by flow and plot, such as `pay#1`. */
export type Courses = ReadonlyMap<string, readonly string[]>

export const courseName = ({ flow, plot }: Pick<Trial, 'flow' | 'plot'>): string => `${flow}/${plot}`

/** Flows that move money come up more often. */
const flow: fc.Arbitrary<Flow> = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom<Flow>('basket', 'balance') },
  { weight: 2, arbitrary: fc.constantFrom(...flows) },
)

const kind: fc.Arbitrary<FaultKind> = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom<FaultKind>(...ofTheNetwork) },
  { weight: 3, arbitrary: fc.constantFrom<FaultKind>(...ofSubmissions) },
  { weight: 3, arbitrary: fc.constantFrom<FaultKind>(...codes, ...codesAfter) },
  { weight: 1, arbitrary: fc.constantFrom<FaultKind>(...claimsAfter) },
  { weight: 2, arbitrary: fc.constantFrom<FaultKind>(...ofThePage) },
  { weight: 2, arbitrary: fc.constantFrom<FaultKind>(...ofTheSession) },
  { weight: 2, arbitrary: fc.constantFrom<FaultKind>(...ofPurchases) },
  { weight: 3, arbitrary: fc.constantFrom<FaultKind>(...ofTheMoney) },
  { weight: 2, arbitrary: fc.constantFrom<FaultKind>(...ofTheSurroundings) },
  { weight: 1, arbitrary: fc.constantFrom<FaultKind>(...ofTheBank) },
)

const movesMoney = (called: string): boolean => /^(pay|completeBasket|updatePaymentPlan)#/.test(called)
/** Calls that move money get more faults. */
const weightOf = (called: string): number => (movesMoney(called) ? 4 : 1)

const fault = (calls: readonly string[], kinds = kind): fc.Arbitrary<CallFault> =>
  fc
    .record({
      // A fault changes the later calls, so a call may occur more often than without faults.
      called: fc.oneof(...calls.map((called) => ({ weight: weightOf(called), arbitrary: fc.constant(called) }))),
      more: fc.constantFrom(0, 0, 0, 1, 2),
      kind: kinds,
    })
    .map(({ called, more, kind }) => {
      const [call = '', nth = '1'] = called.split('#')
      return { call, nth: Number(nth) + more, kind }
    })

/** The customer submits again, and a fault hits the second request. */
const submittedAgain = (calls: readonly string[]): fc.Arbitrary<CallFault[]> => {
  const [call = 'pay'] = calls.find(movesMoney)?.split('#') ?? []
  const befalls = kind.map((kind) => ({ call, nth: 2, kind }))
  return fc.tuple(fault(calls, fc.constantFrom<FaultKind>(...ofSubmissions)), befalls)
}

/** Trials with one to three faults. Now and then a wallet pays. */
export const trials = (courses: Courses): fc.Arbitrary<Trial> =>
  fc
    .tuple(cardTrials(courses), fc.constantFrom(false, false, false, true))
    .map(([trial, isByWallet]) => (isByWallet ? payingByWallet(trial) : trial))

const cardTrials = (courses: Courses): fc.Arbitrary<Trial> =>
  flow
    .chain((chosen) => fc.constantFrom<PlotName>(...plotsOf(chosen)).map((plot) => ({ flow: chosen, plot })))
    .chain((play) => {
      const calls = courses.get(courseName(play)) ?? ['pay#1']
      const together = fc.array(fault(calls), { minLength: 1, maxLength: 3, size: 'max' })
      return fc.record({
        ...{ flow: fc.constant(play.flow), plot: fc.constant(play.plot) },
        sequel: fc.constantFrom<Sequel>(...sequels),
        faults: fc.oneof({ weight: 3, arbitrary: together }, { weight: 1, arbitrary: submittedAgain(calls) }),
      })
    })
