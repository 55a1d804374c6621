import {
  type AttemptState,
  type BackEnd,
  type BackEndAttempt,
  isPaid,
  isPaidOff,
  nobody,
  withAttempt,
} from './backEndState.js'
import type { Promises } from './promises.js'

/**
 * A back end for the search of the payment machine. It may do all that the contract allows, and knows no rule of the
 * machine.
 */

export type Reply =
  | { readonly kind: 'accepted' | 'requiresAction' | 'conflict' }
  | { readonly kind: 'refused'; readonly code: string }

export interface Outcome {
  readonly name: string
  readonly backEnd: BackEnd
  /** Null while the request is being processed. */
  readonly reply: Reply | null
}

/** The kinds of purchase: a basket, a free basket, a balance, or a change of a plan. */
export type PurchaseKind = 'basket' | 'free' | 'balance' | 'plan'

/** A request as it arrives. */
export interface Arriving {
  readonly key: string
  readonly by: number
  readonly amount: number
  /** Whether the amount is the one from before it was changed elsewhere. */
  readonly isOutdated: boolean
}

const isAlive = ({ state }: BackEndAttempt): boolean =>
  state === 'underway' || state === 'check' || state === 'processing'
const withState = (
  backEnd: BackEnd,
  place: number,
  { key, state, by, amount, isListed, isCounted }: BackEndAttempt,
): BackEnd => ({
  ...backEnd,
  attempts: backEnd.attempts.toSpliced(place, 1, {
    key,
    state,
    by: state === 'paid' || state === 'failed' ? nobody : by,
    amount,
    isListed,
    isCounted,
  }),
  charges: backEnd.charges + (state === 'paid' ? 1 : 0),
})

const refused = (code: string): Reply => ({ kind: 'refused', code })
// `declined` ends the key of a request. `noVerdict` leaves open whether it has failed. `claim` says that the request is
// being processed.
const declined = refused('16000140')
const noVerdict = refused('16000170')
const claim = refused('16000301')
const otherAmount = refused('16000307')
const nothingOwed = refused('16000040')
const conflict: Reply = { kind: 'conflict' }
const accepted: Reply = { kind: 'accepted' }

type Named = readonly [name: string, reply: Reply]
const busy: readonly Named[] = [
  ['answers 409', conflict],
  ['answers that it is processed', claim],
  ['has too many requests', noVerdict],
]

/** The answer to a repetition of a known key. It changes nothing. */
const repeated = ({ state }: BackEndAttempt, { checksExpire, refusalsAreBound }: Promises): readonly Named[] => {
  const unbound: readonly Named[] =
    refusalsAreBound || state === 'failed' ? [] : [['declines the repetition alone', declined]]
  switch (state) {
    case 'paid':
      return [
        ['answers: paid under this key', accepted],
        ['answers that it is completed', refused('16000110')],
        ...busy,
        ...unbound,
      ]
    case 'failed':
      return [
        ['answers: failed under this key', declined],
        ['answers: failed under this key, in words that say nothing of it', noVerdict],
        ['answers 409', conflict],
      ]
    case 'check':
      return [
        ...(checksExpire ? ([['answers: its check is open', { kind: 'requiresAction' }]] as const) : []),
        ...busy,
        ...unbound,
      ]
    case 'processing':
      return [['answers: accepted under this key', accepted], ...busy, ...unbound]
    case 'underway':
      return [...busy, ...unbound]
  }
}

/** The possible results of an attempt that the back end accepts now. */
const taken = (purchaseKind: PurchaseKind): readonly (readonly [name: string, state: AttemptState, reply: Reply])[] => {
  if (purchaseKind === 'free') return [['completes it', 'paid', accepted]]
  const all: readonly (readonly [string, AttemptState, Reply])[] = [
    [purchaseKind === 'plan' ? 'changes the plan' : 'charges it', 'paid', accepted],
    ['asks for the bank’s check', 'check', { kind: 'requiresAction' }],
    ['declines it', 'failed', declined],
    ['fails it, in words that say nothing of the key', 'failed', noVerdict],
  ]
  return purchaseKind === 'plan' ? all : [...all, ['takes it into processing', 'processing', accepted]]
}

const begun = (
  backEnd: BackEnd,
  place: number,
  { key, by, amount }: Pick<Arriving, 'key' | 'by' | 'amount'>,
  purchaseKind: PurchaseKind,
  { listsAtOnce }: Promises,
): readonly Outcome[] => {
  const failed = withState(backEnd, place, { key, state: 'failed', by, amount, isListed: true, isCounted: false })
  const inError: Outcome = {
    name: 'takes it, and the plan goes into error',
    backEnd: { ...failed, changedAfter: backEnd.changedAfter ?? 0 },
    reply: accepted,
  }
  const all = taken(purchaseKind).flatMap(([name, state, reply]) =>
    (listsAtOnce ? [true] : [true, false]).map((isListed) => ({
      name: isListed ? name : `${name}, not listed yet`,
      backEnd: withState(backEnd, place, { key, state, by, amount, isListed, isCounted: false }),
      reply,
    })),
  )
  return purchaseKind === 'plan' ? [...all, inError] : all
}

/** What may happen when a request arrives. */
export const arrivals = (
  backEnd: BackEnd,
  request: Arriving,
  purchaseKind: PurchaseKind,
  promises: Promises,
): readonly Outcome[] => {
  const { key, by, amount, isOutdated } = request
  const same = ([name, reply]: Named): Outcome => ({ name, backEnd, reply })
  const known = backEnd.attempts.find((one) => one.key === key)
  if (known !== undefined && promises.keyActsOnce) return repeated(known, promises).map(same)
  const nothing: readonly Named[] = [
    ['refuses it, saying nothing of the key', noVerdict],
    ['claims to have it, with nothing behind it', claim],
    ['answers 409 with nothing behind it', conflict],
    ['says that the amount is another', otherAmount],
  ]
  if (isPaidOff(backEnd) && promises.paidIsRefused) return [same(['refuses it: nothing is owed', nothingOwed])]
  if (isOutdated) return [same(['says that the amount is another', otherAmount])]
  const alive: readonly Named[] = backEnd.attempts.some(isAlive)
    ? [['refuses it: another attempt is alive', claim]]
    : []
  const unbound: readonly Named[] = promises.refusalsAreBound ? [] : [['declines it, and may take it later', declined]]
  const place = backEnd.attempts.length
  const underway = withState(backEnd, place, { key, by, amount, state: 'underway', isListed: false, isCounted: false })
  return [
    ...begun(backEnd, place, request, purchaseKind, promises),
    { name: 'works at it', backEnd: underway, reply: null },
    ...[...nothing, ...alive, ...unbound].map(same),
  ]
}

/** The possible results of a request that is being processed. */
export const endings = (
  backEnd: BackEnd,
  key: string,
  purchaseKind: PurchaseKind,
  promises: Promises,
): readonly Outcome[] => {
  const place = backEnd.attempts.findIndex((one) => one.key === key && one.state === 'underway')
  const attempt = backEnd.attempts[place]
  if (attempt === undefined) return []
  if (isPaidOff(backEnd) && promises.paidIsRefused) {
    const failed = withState(backEnd, place, { ...attempt, state: 'failed', isListed: true })
    return [{ name: 'refuses it: nothing is owed', backEnd: failed, reply: nothingOwed }]
  }
  return begun(backEnd, place, attempt, purchaseKind, promises)
}

export type Move = Omit<Outcome, 'reply'>

/** What the back end does by itself. */
export const progress = (backEnd: BackEnd, purchaseKind: PurchaseKind, { checksExpire }: Promises): readonly Move[] => {
  const ofAttempts = backEnd.attempts.flatMap((attempt, place): readonly Move[] => {
    const to = (name: string, change: Partial<BackEndAttempt>): Move => ({
      name,
      backEnd: withState(backEnd, place, { ...attempt, ...change }),
    })
    const listed = withAttempt(backEnd, place, { isListed: true })
    return [
      ...(attempt.isListed || attempt.state === 'underway' ? [] : [{ name: 'a list catches up', backEnd: listed }]),
      ...(attempt.state === 'processing'
        ? [to('processing ends paid', { state: 'paid' }), to('processing ends failed', { state: 'failed' })]
        : []),
      ...(attempt.state === 'check' && checksExpire ? [to('the check expires', { state: 'failed' })] : []),
    ]
  })
  if (purchaseKind !== 'basket' || backEnd.basket !== 'open' || !isPaid(backEnd)) return ofAttempts
  return [
    ...ofAttempts,
    { name: 'the basket is completed', backEnd: { ...backEnd, basket: 'completed' } },
    { name: 'the basket cannot be completed', backEnd: { ...backEnd, basket: 'broken' } },
  ]
}

/** The result of the customer's challenge: the money moves, waits or does not move. */
export const afterCheck = (
  backEnd: BackEnd,
  key: string,
  how: 'completed' | 'failed' | 'closed',
  purchaseKind: PurchaseKind,
  promises: Promises,
): readonly BackEnd[] => {
  const place = backEnd.attempts.findIndex((one) => one.key === key && one.state === 'check')
  const attempt = backEnd.attempts[place]
  // Only the card company knows how the set-up of a card ended: an ended challenge cannot be completed.
  if (attempt === undefined) return purchaseKind === 'plan' && how === 'completed' && !isPaid(backEnd) ? [] : [backEnd]
  if (how !== 'completed')
    return promises.closedCheckEnds ? [withState(backEnd, place, { ...attempt, state: 'failed' })] : [backEnd]
  const states: readonly AttemptState[] = purchaseKind === 'plan' ? ['paid'] : ['paid', 'processing', 'failed']
  return states.map((state) => withState(backEnd, place, { ...attempt, state }))
}

export type Status = 'paid' | 'pending' | 'failed' | 'cancelled'

/** What the basket's status may be. */
export const statuses = (
  backEnd: BackEnd,
  purchaseKind: PurchaseKind,
  { statusIsTrue }: Promises,
): readonly Status[] => {
  const { attempts, basket } = backEnd
  const untrue: readonly Status[] = statusIsTrue || attempts.length === 0 ? [] : ['failed']
  if (isPaid(backEnd))
    return basket === 'broken'
      ? ['failed']
      : [basket === 'completed' || purchaseKind === 'free' ? 'paid' : 'pending', ...untrue]
  if (attempts.some(isAlive)) return ['pending', ...untrue]
  return attempts.length === 0 ? ['pending'] : ['failed', 'pending', 'cancelled']
}
