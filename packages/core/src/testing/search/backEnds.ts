import type { Answer } from '../../payment/machine/steps.js'
import {
  afterCheck,
  arrivals,
  type Arriving,
  type BackEnd,
  endings,
  isPaid,
  type Move,
  nobody,
  type Outcome,
  progress,
  type Reply,
  statuses,
} from './backEnd.js'
import type { Scene } from './scene.js'
import { readings, withRows, withStatus } from './views.js'
import type { Depth, Reading } from './world.js'

const textOf = ({ attempts, charges, basket, changedAfter }: BackEnd): string =>
  `${attempts.map(({ key, state, by, amount, isListed }) => `${key}${state}${by} ${amount}${isListed}`).join()} ${charges} ${basket} ${changedAfter ?? ''}`

const changes = {
  basket: 'the amount is changed elsewhere',
  free: '',
  balance: 'a part is paid elsewhere',
  plan: 'the plan goes into error',
} as const

/** How what the back end says comes to the machine. */
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

/** The states of the back end in one scene; what may follow one of them is not worked out again. */
export const createBackEnds = (scene: Scene) => {
  const { wares, promises } = scene
  const known = new Map<string, BackEnd>()
  const ids = new WeakMap<BackEnd, number>()
  const one = (backEnd: BackEnd): BackEnd => {
    if (ids.has(backEnd)) return backEnd
    const text = textOf(backEnd)
    const same = known.get(text) ?? backEnd
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
  const toOne = <A extends { readonly backEnd: BackEnd }>(all: readonly A[]): readonly A[] =>
    all.map((move) => ({ ...move, backEnd: one(move.backEnd) }))
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
  const changed = (backEnd: BackEnd): readonly Move[] =>
    scene.troubles.changesElsewhere && wares !== 'free' && backEnd.changedAfter === null && !isPaid(backEnd)
      ? [
          {
            name: changes[wares],
            backEnd: { ...backEnd, changedAfter: wares === 'balance' ? backEnd.attempts.length : 0 },
          },
        ]
      : []
  return {
    one,
    idOf: (backEnd: BackEnd): number => ids.get(backEnd) ?? -1,
    /** With its two devices changed round. */
    swapped: swappedOf,
    arrivals: (backEnd: BackEnd, request: Arriving): readonly Outcome[] => {
      const results = arrivalsOf(backEnd)
      const name = `${request.key}${request.by}${request.amount}${request.isOutdated}`
      const result = results.get(name) ?? toOne(arrivals(backEnd, request, wares, promises))
      results.set(name, result)
      return result
    },
    endings: (backEnd: BackEnd, key: string): readonly Outcome[] => toOne(endings(backEnd, key, wares, promises)),
    moves: remembered((backEnd): readonly Move[] =>
      toOne([...progress(backEnd, wares, promises), ...changed(backEnd)]),
    ),
    afterCheck: (backEnd: BackEnd, key: string, how: 'completed' | 'failed' | 'closed'): readonly BackEnd[] =>
      afterCheck(backEnd, key, how, wares, promises).map(one),
    readings: (backEnd: BackEnd, depth: Depth): readonly Reading[] => {
      const results = readingsOf(backEnd)
      const result = results.get(depth) ?? readings(scene, backEnd, depth)
      results.set(depth, result)
      return result
    },
    /** The status before the payments, where both are asked for. */
    firstReadings: (backEnd: BackEnd, depth: Depth): readonly Reading[] =>
      depth === 'everything' && scene.purchase.kind === 'basket'
        ? statuses(backEnd, wares, promises).map(withStatus)
        : readings(scene, backEnd, depth),
    rest: (backEnd: BackEnd, reading: Reading): Reading => withRows(scene, backEnd, reading),
  }
}

export type BackEnds = ReturnType<typeof createBackEnds>
