import type { Answer } from '../../src/payment/machine/steps.js'
import {
  afterCheck,
  arrivals,
  type Arriving,
  endings,
  type Move,
  type Outcome,
  progress,
  type Reply,
  statuses,
} from './backEnd.js'
import { type BackEnd, isPaid, nobody, withAttempt } from './backEndState.js'
import { catchingUp, changed } from './balanceChanges.js'
import type { Scene } from './scene.js'
import { readings, withRows, withStatus } from './views.js'
import type { Depth, Reading } from './world.js'

const textOf = ({ attempts, charges, basket, changedAfter, changes: after }: BackEnd): string => {
  const ofAttempts = attempts.map(
    ({ key, state, by, amount, isListed, isCounted }) => `${key}${state}${by} ${amount}${isListed}${isCounted}`,
  )
  const ofChanges = after.map(
    ({ kind, key, after: payments, isListed, isCounted }) => `${kind}${key ?? ''}${payments}${isListed}${isCounted}`,
  )
  return `${ofAttempts.join()} ${charges} ${basket} ${changedAfter ?? ''} ${ofChanges.join()}`
}

const changes = {
  basket: 'the amount is changed elsewhere',
  free: '',
  balance: 'a part is paid elsewhere',
  plan: 'the plan goes into error',
} as const

/** The reply of the back end as the machine receives it. */
export const toAnswer = (reply: Reply, key: string): Answer => {
  switch (reply.kind) {
    case 'accepted':
      return { kind: 'accepted', reference: `PAY-${key}` }
    case 'requiresAction':
      return { kind: 'requiresAction', secret: `secret-${key}`, reference: `PAY-${key}` }
    case 'refused':
      return { kind: 'refused', errors: [{ code: reply.code, message: null }] }
    case 'conflict':
      return { kind: 'conflict' }
  }
}

/** The back end's states in one scene. The successors of a state are computed once. */
export const createBackEnds = (scene: Scene) => {
  const { purchaseKind, promises, troubles } = scene
  /** Marks as listed and counted whatever cannot be late in this scene. Only paid attempts count. */
  const inTime = (backEnd: BackEnd): BackEnd =>
    purchaseKind === 'balance'
      ? {
          ...backEnd,
          attempts: backEnd.attempts.map((one) =>
            one.state === 'paid' && troubles.pricesLag ? one : { ...one, isCounted: one.state === 'paid' },
          ),
          changes: backEnd.changes.map((one) => ({
            ...one,
            isListed: one.isListed || !troubles.listLags || one.kind === 'rise',
            isCounted: one.isCounted || !troubles.pricesLag,
          })),
        }
      : backEnd
  /** Paid at once, but not listed yet. */
  const listedLate = (before: BackEnd, after: BackEnd): BackEnd => {
    const place = after.attempts.findIndex(
      ({ state, key }) =>
        state === 'paid' && !before.attempts.some((one) => one.key === key && one.state !== 'underway'),
    )
    return troubles.listLags && place >= 0 ? withAttempt(after, place, { isListed: false }) : after
  }
  const known = new Map<string, BackEnd>()
  const ids = new WeakMap<BackEnd, number>()
  const one = (backEnd: BackEnd): BackEnd => {
    if (ids.has(backEnd)) return backEnd
    const plain = inTime(backEnd)
    const text = textOf(plain)
    const same = known.get(text) ?? plain
    known.set(text, same)
    if (!ids.has(same)) ids.set(same, known.size)
    return same
  }
  const remembered = <A>(work: (backEnd: BackEnd) => A): ((backEnd: BackEnd) => A) => {
    const results = new WeakMap<BackEnd, A>()
    return (backEnd) => {
      const before = results.get(backEnd)
      if (before !== undefined) return before
      const result = work(backEnd)
      results.set(backEnd, result)
      return result
    }
  }
  const toOne = <A extends { readonly backEnd: BackEnd }>(
    all: readonly A[],
    late: (backEnd: BackEnd) => BackEnd = (backEnd) => backEnd,
  ): readonly A[] => all.map((move) => ({ ...move, backEnd: one(late(move.backEnd)) }))
  const arrivalsOf = remembered(() => new Map<string, readonly Outcome[]>())
  const readingsOf = remembered(() => new Map<Depth, readonly Reading[]>())
  const swappedOf = remembered((backEnd) =>
    one({
      ...backEnd,
      attempts: backEnd.attempts.map((attempt) => ({
        ...attempt,
        by: attempt.by === nobody ? nobody : 1 - attempt.by,
      })),
    }),
  )
  const changedElsewhere = (backEnd: BackEnd): readonly Move[] =>
    scene.troubles.changesElsewhere && purchaseKind !== 'free' && backEnd.changedAfter === null && !isPaid(backEnd)
      ? [
          {
            name: changes[purchaseKind],
            backEnd: { ...backEnd, changedAfter: purchaseKind === 'balance' ? backEnd.attempts.length : 0 },
          },
        ]
      : []
  return {
    one,
    idOf: (backEnd: BackEnd): number => ids.get(backEnd) ?? -1,
    /** The same state with its two devices exchanged. */
    swapped: swappedOf,
    arrivals: (backEnd: BackEnd, request: Arriving): readonly Outcome[] => {
      const results = arrivalsOf(backEnd)
      const name = `${request.key}${request.by}${request.amount}${request.isOutdated}`
      const result =
        results.get(name) ??
        toOne(arrivals(backEnd, request, purchaseKind, promises), (after) => listedLate(backEnd, after))
      results.set(name, result)
      return result
    },
    endings: (backEnd: BackEnd, key: string): readonly Outcome[] =>
      toOne(endings(backEnd, key, purchaseKind, promises), (after) => listedLate(backEnd, after)),
    moves: remembered((backEnd): readonly Move[] =>
      toOne([
        ...progress(backEnd, purchaseKind, promises),
        ...changedElsewhere(backEnd),
        ...(purchaseKind === 'balance' ? catchingUp(backEnd) : []),
        ...(backEnd.changes.length < scene.mostChanges ? changed(backEnd, troubles.changes) : []),
      ]),
    ),
    afterCheck: (backEnd: BackEnd, key: string, how: 'completed' | 'failed' | 'closed'): readonly BackEnd[] =>
      afterCheck(backEnd, key, how, purchaseKind, promises).map(one),
    readings: (backEnd: BackEnd, depth: Depth): readonly Reading[] => {
      const results = readingsOf(backEnd)
      const result = results.get(depth) ?? readings(scene, backEnd, depth)
      results.set(depth, result)
      return result
    },
    /** The status is read before the payments, if both are requested. */
    firstReadings: (backEnd: BackEnd, depth: Depth): readonly Reading[] =>
      depth === 'everything' && scene.purchase.kind === 'basket'
        ? statuses(backEnd, purchaseKind, promises).map(withStatus)
        : readings(scene, backEnd, depth),
    rest: (backEnd: BackEnd, reading: Reading): Reading => withRows(scene, backEnd, reading),
  }
}

export type BackEnds = ReturnType<typeof createBackEnds>
