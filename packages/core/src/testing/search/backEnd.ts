/**
 * A back end for the search of the payment machine: it may do all that the contract allows. It knows no rule of the
 * machine; what it promises is a flag each, so that what the machine relies on can be taken away.
 */
export interface Promises {
  /** A key acts once, whatever its age, and a repetition is answered with its attempt's end. */
  readonly keyActsOnce: boolean
  /** Basket status says paid or pending while an attempt has money or is alive. */
  readonly statusIsTrue: boolean
  /** A bank's check that was failed or closed ends its attempt. */
  readonly closedCheckEnds: boolean
  /** What was paid is refused under every other key. */
  readonly paidIsRefused: boolean
  /** What was accepted or refused is listed in every answer after it. */
  readonly listsAtOnce: boolean
  /** After the window no request arrives. */
  readonly windowHolds: boolean
}

export const allPromises: Promises = {
  keyActsOnce: true,
  statusIsTrue: true,
  closedCheckEnds: true,
  paidIsRefused: true,
  listsAtOnce: true,
  windowHolds: true,
}

export type AttemptState = 'check' | 'processing' | 'paid' | 'failed'

export interface BackEndAttempt {
  readonly key: string
  readonly state: AttemptState
  /** Which device asked for it; told by the request, not by the key. */
  readonly by: number
  readonly isListed: boolean
}

export interface BackEnd {
  readonly attempts: readonly BackEndAttempt[]
  readonly charges: number
  /** The last charge was asked for by this device; null where nobody has been charged, or its asking was forgotten. */
  readonly chargedFor: number | null
  /** Money came, and the basket could not be completed. */
  readonly isBroken: boolean
}

export const newBackEnd: BackEnd = { attempts: [], charges: 0, chargedFor: null, isBroken: false }

export type Reply =
  | { readonly kind: 'accepted' | 'conflict' | 'unauthorised' }
  | { readonly kind: 'requiresAction' }
  | { readonly kind: 'refused'; readonly code: string }

export interface Outcome {
  readonly name: string
  readonly backEnd: BackEnd
  readonly reply: Reply
}

const with_ = (backEnd: BackEnd, key: string, state: AttemptState, by: number, isListed: boolean): BackEnd => {
  const others = backEnd.attempts.filter((one) => one.key !== key)
  const charged = state === 'paid'
  return {
    ...backEnd,
    attempts: [...others, { key, state, by, isListed }],
    charges: backEnd.charges + (charged ? 1 : 0),
    chargedFor: charged ? by : backEnd.chargedFor,
  }
}

/** What may happen when a request with this key arrives. */
export const arrivals = (backEnd: BackEnd, key: string, by: number, kind: 'card' | 'free' | 'plan', promises: Promises): readonly Outcome[] => {
  const known = backEnd.attempts.find((one) => one.key === key)
  const listed = promises.listsAtOnce ? [true] : [true, false]
  const same = (reply: Reply, name: string): Outcome => ({ name, backEnd, reply })
  const begun = (state: AttemptState, reply: Reply, name: string): readonly Outcome[] =>
    listed.map((isListed) => ({ name: isListed ? name : `${name}, not listed yet`, backEnd: with_(backEnd, key, state, by, isListed), reply }))
  if (known !== undefined && promises.keyActsOnce) {
    switch (known.state) {
      case 'paid':
        return [same({ kind: 'accepted' }, 'answers: paid under this key')]
      case 'failed':
        return [
          same({ kind: 'refused', code: '16000140' }, 'answers: failed under this key'),
          same({ kind: 'refused', code: '16000170' }, 'answers: failed under this key, in words that say nothing of it'),
        ]
      case 'check':
        return [same({ kind: 'requiresAction' }, 'answers: its check is open')]
      case 'processing':
        return [same({ kind: 'conflict' }, 'answers 409'), same({ kind: 'refused', code: '16000301' }, 'answers: it is processed')]
    }
  }
  const nothing: readonly Outcome[] = [
    same({ kind: 'refused', code: '16000180' }, 'refuses it, saying nothing of the key'),
    same({ kind: 'refused', code: '16000301' }, 'claims to have it, with nothing behind it'),
    same({ kind: 'conflict' }, 'answers 409 with nothing behind it'),
  ]
  const isPaid = backEnd.attempts.some(({ state }) => state === 'paid')
  if (isPaid && promises.paidIsRefused) return [same({ kind: 'refused', code: '16000040' }, 'refuses it: nothing is owed')]
  const alive = backEnd.attempts.find(({ state }) => state === 'check' || state === 'processing')
  if (alive !== undefined && promises.paidIsRefused) {
    return [same({ kind: 'refused', code: '16000301' }, 'refuses it: another attempt is alive')]
  }
  if (kind === 'free') return [...begun('paid', { kind: 'accepted' }, 'completes it'), ...nothing.slice(0, 1)]
  const accepted = begun('paid', { kind: 'accepted' }, kind === 'plan' ? 'changes the plan' : 'charges it')
  const check = begun('check', { kind: 'requiresAction' }, 'asks for the bank’s check')
  const refused = [
    ...begun('failed', { kind: 'refused', code: '16000140' }, 'declines it'),
    ...begun('failed', { kind: 'refused', code: '16000170' }, 'fails it, in words that say nothing of the key'),
  ]
  return [...accepted, ...check, ...refused, ...(kind === 'plan' ? [] : begun('processing', { kind: 'accepted' }, 'takes it into processing')), ...nothing]
}

/** What the back end does by itself. */
export const progress = (backEnd: BackEnd, kind: 'basket' | 'balance' | 'plan'): readonly { readonly name: string; readonly backEnd: BackEnd }[] => {
  const { attempts } = backEnd
  const moves: { name: string; backEnd: BackEnd }[] = []
  for (const { key, state, by, isListed } of attempts) {
    if (!isListed) moves.push({ name: 'a list catches up', backEnd: { ...backEnd, attempts: attempts.map((one) => (one.key === key ? { ...one, isListed: true } : one)) } })
    if (state === 'processing') {
      moves.push({ name: 'processing ends paid', backEnd: with_(backEnd, key, 'paid', by, isListed) })
      moves.push({ name: 'processing ends failed', backEnd: with_(backEnd, key, 'failed', by, isListed) })
    }
    if (state === 'check') moves.push({ name: 'the check expires', backEnd: with_(backEnd, key, 'failed', by, isListed) })
    if (state === 'paid' && kind === 'basket' && !backEnd.isBroken) moves.push({ name: 'the basket cannot be completed', backEnd: { ...backEnd, isBroken: true } })
  }
  return moves
}

/** What the customer does at the bank: the money moves, waits or does not. */
export const afterCheck = (backEnd: BackEnd, how: 'completed' | 'failed' | 'closed', kind: 'card' | 'plan', promises: Promises): readonly BackEnd[] => {
  const open = backEnd.attempts.find(({ state }) => state === 'check')
  if (open === undefined) return [backEnd]
  const { key, by, isListed } = open
  if (how === 'completed') {
    const states: readonly AttemptState[] = kind === 'plan' ? ['paid'] : ['paid', 'processing', 'failed']
    return states.map((state) => with_(backEnd, key, state, by, isListed))
  }
  return promises.closedCheckEnds ? [with_(backEnd, key, 'failed', by, isListed)] : [backEnd]
}

export const basketStatus = ({ attempts, isBroken }: BackEnd, { statusIsTrue }: Promises): 'paid' | 'pending' | 'failed' => {
  const states = attempts.map(({ state }) => state)
  if (states.includes('paid')) return isBroken ? 'failed' : 'paid'
  const isAlive = states.includes('check') || states.includes('processing')
  if (states.at(-1) === 'failed' && (!isAlive || !statusIsTrue)) return 'failed'
  return !statusIsTrue && states.includes('failed') ? 'failed' : 'pending'
}
