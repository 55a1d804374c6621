import { flows, plotsOf, type Trial } from './Trial.js'
import { type TroubleKind, troubleKinds } from './Trouble.js'

const ofThePage: readonly TroubleKind[] = ['lostAnswer', 'lateAnswer', 'lateRequest', 'drop', '500', '500after', 'reloadBefore', 'reloadAfter', 'reopenBefore', 'reopenAfter', 'sessionEndedBefore', 'sessionEndedAfter', 'signedOut']
const ofTheBasket: readonly string[] = ['createBasket', 'addTickets']

/** What makes sense at this call: nothing is pressed twice before there is a form, and no bank answers before it asked. */
const kindsAt = (call: string, { flow, plot }: Trial, isAfterChallenge: boolean): readonly TroubleKind[] =>
  troubleKinds.filter((kind) => {
    if (ofTheBasket.includes(call)) return ofThePage.includes(kind)
    if (kind.startsWith('bank')) return plot.startsWith('bank') && isAfterChallenge
    if (kind === 'basketChanged') return flow === 'basket' || flow === 'free'
    if (kind === 'otherPurchase') return flow === 'basket'
    return true
  })

/** Every plot of every flow as it goes undisturbed. */
export const plainTrials: readonly Trial[] = flows.flatMap((flow) => plotsOf(flow).map((plot) => ({ flow, plot, sequel: 'leaves', troubles: [] })))

const placeOf = (called: string): { readonly call: string; readonly nth: number } => {
  const [call = '', nth = '1'] = called.split('#')
  return { call, nth: Number(nth) }
}

/** Every trouble at the first two times that each call is made, given what is called where nothing interferes. */
export const singlesOf = (plain: Trial, calls: readonly string[]): readonly Trial[] =>
  calls.flatMap((called, at) => {
    const place = placeOf(called)
    if (place.nth > 2) return []
    const isAfterChallenge = calls.indexOf('challenge#1') >= 0 && at >= calls.indexOf('challenge#1')
    return kindsAt(place.call, plain, isAfterChallenge).map((kind, index) => ({
      ...plain,
      sequel: (['again', 'otherCard', 'leaves'] as const)[(at + index) % 3] ?? 'again',
      troubles: [{ ...place, kind }],
    }))
  })

/** Each trouble once at each call of each flow; the plots in which it can come take turns. */
export const oneOfEach = (singles: readonly Trial[]): readonly Trial[] => {
  const alike = new Map<string, Trial[]>()
  for (const single of singles) {
    const what = [single.flow, ...single.troubles.map(({ call, nth, kind }) => `${call}#${nth}:${kind}`)].join(' ')
    alike.set(what, [...(alike.get(what) ?? []), single])
  }
  return [...alike.values()].flatMap((plots, turn) => plots[turn % plots.length] ?? [])
}
