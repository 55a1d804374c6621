import type { Move } from './backEnd.js'
import { type BackEnd, type Change, type ChangeKind, isDueAgain, isPaid, withAttempt } from './backEndState.js'
import { replaced } from './replaced.js'

const withChange = (backEnd: BackEnd, place: number, change: Partial<Change>): BackEnd => ({
  ...backEnd,
  changes: replaced(backEnd.changes, place, change),
})

/** What may happen to a balance that is partly paid. */
export const changed = (backEnd: BackEnd, kinds: readonly ChangeKind[]): readonly Move[] => {
  if (!isPaid(backEnd)) return []
  const isReturned = (key: string): boolean => backEnd.changes.some((one) => one.key === key)
  return kinds.flatMap((kind): readonly Move[] => {
    if (kind !== 'cancelled' && isDueAgain(backEnd)) return []
    const key = kind === 'returned' ? backEnd.attempts.findLast((one) => one.state === 'paid')?.key : null
    if (key === undefined || (key !== null && isReturned(key))) return []
    const change: Change = { kind, key, after: backEnd.charges, isListed: false, isCounted: false }
    return [{ name: changeNames[kind], backEnd: { ...backEnd, changes: [...backEnd.changes, change] } }]
  })
}

const changeNames: Readonly<Record<ChangeKind, string>> = {
  refund: 'as much is refunded',
  returned: 'the payment is returned',
  rise: 'the price rises by as much',
  cancelled: 'something else is cancelled, and its money goes back',
}

/** Lists, and what is owed, catch up with what happened to a balance. */
export const catchingUp = (backEnd: BackEnd): readonly Move[] => [
  ...backEnd.changes.flatMap(({ kind, isListed }, place): readonly Move[] =>
    isListed
      ? []
      : [{ name: `a list catches up with: ${kind}`, backEnd: withChange(backEnd, place, { isListed: true }) }],
  ),
  ...caughtUp(backEnd),
]

/** The amount owed reflects the changes one by one, in their order. */
const caughtUp = (backEnd: BackEnd): readonly Move[] => {
  const { attempts, changes } = backEnd
  const paid = attempts.flatMap(({ state, isCounted }, place) => (state === 'paid' ? [{ place, isCounted }] : []))
  const payment = paid.findIndex(({ isCounted }) => !isCounted)
  const change = changes.findIndex(({ isCounted }) => !isCounted)
  const next = paid[payment]
  const after = changes[change]
  if (next !== undefined && (after === undefined || after.after > payment))
    return [{ name: 'the prices catch up', backEnd: withAttempt(backEnd, next.place, { isCounted: true }) }]
  return after === undefined
    ? []
    : [{ name: `the prices catch up with: ${after.kind}`, backEnd: withChange(backEnd, change, { isCounted: true }) }]
}
