import { flows, isBasketFlow, isPlanFlow, plotsOf, type Trial } from './Trial.js'
import {
  codes,
  codesAfter,
  ofTheMoney,
  ofTheNetwork,
  ofThePage,
  ofTheSession,
  plainFaults,
  type FaultKind,
} from './CallFault.js'
import { TrialWorld } from './TrialWorld.js'
import { perform } from './perform.js'
import { type Courses, courseName } from './randomTrials.js'

const beforeAnyForm: readonly FaultKind[] = [...ofTheNetwork, ...ofThePage, ...ofTheSession]
const moneyFaults: readonly FaultKind[] = ofTheMoney
const ofTheBasket: readonly string[] = ['createBasket', 'addTickets']
/** Requests that pay or change a plan. */
export const onceOnly: readonly string[] = ['pay', 'completeBasket', 'updatePaymentPlan']
/** Calls to the card company, which return none of our codes. */
const ofTheCards: readonly string[] = ['tokenise', 'challenge']

/**
 * Faults that make sense at this call: no second submit before there is a form, and no challenge answer before the
 * challenge.
 */
const kindsAt = (call: string, { flow, plot }: Trial, isAfterChallenge: boolean): readonly FaultKind[] => {
  const plain = plainFaults.filter((kind) => {
    if (ofTheBasket.includes(call)) return beforeAnyForm.includes(kind)
    if (moneyFaults.includes(kind)) return flow === 'balance' || flow === 'overdue'
    if (kind.startsWith('bank')) return plot.startsWith('bank') && isAfterChallenge
    if (kind.startsWith('basket')) return isBasketFlow(flow)
    if (kind === 'otherPurchase') return isBasketFlow(flow) || isPlanFlow(flow)
    if (kind === 'planToo') return isBasketFlow(flow) || flow === 'balance'
    if (kind === 'equalPayment') return flow === 'balance' || flow === 'overdue' || flow === 'planCreate'
    return true
  })
  return [...plain, ...(ofTheCards.includes(call) ? [] : codes), ...(onceOnly.includes(call) ? codesAfter : [])]
}

/** Every plot of every flow without faults. */
export const plainTrials: readonly Trial[] = flows.flatMap((flow) =>
  plotsOf(flow).map((plot) => ({ flow, plot, sequel: 'leaves', faults: [] })),
)

const placeOf = (called: string): { readonly call: string; readonly nth: number } => {
  const [call = '', nth = '1'] = called.split('#')
  return { call, nth: Number(nth) }
}

/** Every fault at the first two occurrences of each call, from the calls made without faults. */
export const singlesOf = (plain: Trial, calls: readonly string[]): readonly Trial[] =>
  calls.flatMap((called, at) => {
    const place = placeOf(called)
    if (place.nth > 2) return []
    const isAfterChallenge = calls.indexOf('challenge#1') >= 0 && at >= calls.indexOf('challenge#1')
    return kindsAt(place.call, plain, isAfterChallenge).map((kind, index) => ({
      ...plain,
      sequel: (['again', 'otherCard', 'leaves'] as const)[(at + index) % 3] ?? 'again',
      faults: [{ ...place, kind }],
    }))
  })

/** Runs each plot of each flow without faults to learn its calls. Separate trials check the results. */
export const learnCourses = async (): Promise<Courses> => {
  const world = new TrialWorld()
  const courses = new Map<string, readonly string[]>()
  for (const plain of plainTrials) {
    courses.set(courseName(plain), (await perform(world, plain)).calls)
  }
  return courses
}

/** Every fault alone at every call. */
export const everySingle = (courses: Courses): readonly Trial[] =>
  plainTrials.flatMap((plain) => singlesOf(plain, courses.get(courseName(plain)) ?? []))
