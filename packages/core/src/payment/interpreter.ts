import { isLeft, left } from 'fp-ts/lib/Either.js'
import { filter, firstValueFrom, map, merge, ReplaySubject, type SchedulerLike, Subscription } from 'rxjs'
import { type ApiFailure, failedAt, networkFailure } from '../failure/Failure.js'
import { type Behavior, createState } from '../reactive/Behavior.js'
import type { SessionScope } from '../session/SessionScope.js'
import type { CardInput, CardToken, PaymentVault } from './paymentPorts.js'
import {
  hasArrived,
  isAwaited,
  type KeptPayment,
  keyOf,
  nameOf,
  newRecord,
  type Notice,
  type PaymentRecord,
  type Pressed,
  type Purchase,
  reopened,
  toKeep,
  toStored,
} from './machine/record.js'
import type { Command, PaymentEvent } from './machine/steps.js'
import { asksOnArrival, transition } from './machine/transition.js'
import { isAtRest } from './machine/view.js'
import { sayOf, type Speaking } from './paymentWords.js'
import { isSomebodyElses, type PurchaseCalls, toAnswer } from './purchaseCalls.js'

export interface InterpreterDeps extends Speaking {
  readonly vault: PaymentVault
  readonly scheduler: SchedulerLike
  readonly scope: SessionScope
  /** The path that is shown. */
  readonly current: () => string
  /** Tells this page from others that share its vault. */
  readonly page: string
}

/** The payment of one purchase on this page: runs what the machine commands, and tells it what came of it. */
export interface PaymentRun {
  readonly purchase: Purchase
  readonly record$: Behavior<PaymentRecord>
  readonly send: (event: PaymentEvent) => void
  /** Looks whether anything was paid already, where this page has not, and waits for what is under way. */
  readonly ready: () => Promise<PaymentRecord>
  /** A press beside another, on this page or on another of this browser, gets the end of that one. */
  readonly press: (pressed: Pressed, card: CardInput | null) => Promise<PaymentRecord>
  readonly atRest: () => Promise<PaymentRecord>
  /** Asks after a payment of before, without a word where it turns out to be somebody else's: false then. */
  readonly resume: () => Promise<boolean>
  readonly dispose: () => void
  readonly isOver: () => boolean
}

export const startPayment = (
  deps: InterpreterDeps,
  calls: PurchaseCalls,
  purchase: Purchase,
  stored: PaymentRecord | null,
  /** The page that kept `stored`. */
  before: string | null,
): PaymentRun => {
  const { vault, scheduler, scope, messages, failures, page } = deps
  const name = nameOf(purchase)
  const state = createState(stored ?? newRecord(purchase))
  const ended$ = new ReplaySubject<void>(1)
  const windows = new Subscription()
  let timer: Subscription | null = null
  let isLive = true
  let isInBackground = false
  let isStrange = false
  let context = scope.lastingContext()
  /** The card of the press that is under way: never in the record. */
  let chosen: CardInput | null = null
  let token: CardToken | null = null
  let kept = stored && JSON.stringify(toStored(stored))
  /** Pages whose requests are in this record, and the one that sent the last of them. */
  const known = new Set([page, before])
  let sender = before ?? page
  /** What another page of this browser kept when this one pressed. */
  let theirs: KeptPayment | null = null

  /** What another page of this browser keeps, which this one knows nothing of. */
  const keptElsewhere = ({ generation }: PaymentRecord): KeptPayment | null => {
    const there = vault.read(name)
    return there !== null && !known.has(there.page) && there.generation >= generation ? there : null
  }

  /** Beside a page that waits for an answer, this one has nothing to keep. */
  const keep = (record: PaymentRecord): void => {
    const now = toKeep(record, theirs)
    if (now === undefined) return
    const text = now && JSON.stringify(now)
    if (text === kept || isAwaited(keptElsewhere(record))) return
    kept = text
    if (now === null) vault.clear(name)
    else vault.write(name, { ...now, page: sender })
  }

  /** The record is kept before a command runs. Once the session is over nothing is done any more. */
  const send = (event: PaymentEvent): void => {
    if (!isLive) return
    const { record, commands } = transition(state.state$.value, event)
    if (commands.some(({ kind }) => kind === 'send')) sender = page
    if (event.kind === 'changedElsewhere') theirs = null
    const there = event.kind === 'looked' && record.step.kind === 'form' ? keptElsewhere(record) : null
    // Nothing is known to be over while another page of this browser has pressed for the same, or has since been told that it arrived.
    if (record.pressed !== null && there !== null && (isAwaited(there) || hasArrived(there))) return waitWith(there)
    keep(record)
    state.set(record)
    commands.forEach(run)
  }

  /** A defect of ours is reported; whether money moved is then asked after as if no answer had come. */
  const guarded = <A>(work: Promise<A>, broken: A): Promise<A> =>
    work.catch(() => {
      failures.report(calls.operation, 'Broken off', 'error')
      return broken
    })

  const prepare = async (): Promise<void> => {
    if (chosen === null) return send({ kind: 'prepared' })
    const card = await guarded(calls.tokenise(chosen), left({ kind: 'unavailable' } as const))
    if (isLeft(card)) {
      const { left: failure } = card
      const notice: Notice = failure.kind === 'rejected' ? { ...failure, kind: 'card' } : { kind: 'cardsUnavailable' }
      return send({ kind: 'notPrepared', notice })
    }
    token = card.right
    send({ kind: 'prepared' })
  }

  const pay = async (request: number, generation: number): Promise<void> => {
    const { pressed } = state.state$.value
    if (pressed === null) return
    const card = token
    token = null
    const answer = await guarded(calls.send(pressed, card, keyOf(purchase, generation), context), left(networkFailure))
    send({ kind: 'answered', request, answer: toAnswer(answer) })
  }

  const ask = async (depth: 'status' | 'payments' | 'everything', turn: number): Promise<void> => {
    const seen = await guarded(calls.look(state.state$.value, depth, context), left(networkFailure))
    if (isLeft(seen) && isInBackground && isSomebodyElses(seen.left)) {
      isStrange = true
      return dispose()
    }
    send(isLeft(seen) ? { kind: 'lookFailed', turn, cause: seen.left } : { kind: 'looked', turn, seen: seen.right })
  }

  const challenge = async (secret: string, turn: number): Promise<void> =>
    send({ kind: 'bankEnded', turn, end: await guarded(calls.challenge(secret), 'unknown') })

  const handle = (cause: ApiFailure): void => {
    if (cause.kind === 'decode')
      return failures.report(calls.operation, 'An answer had another shape', 'error', { path: cause.path })
    failures.handle(failedAt(calls.operation)(cause))
  }

  const later = (milliseconds: number, event: PaymentEvent): Subscription =>
    scheduler.schedule(() => send(event), milliseconds)

  const run = (command: Command): void => {
    const record = state.state$.value
    switch (command.kind) {
      case 'prepare':
        return void prepare()
      case 'send':
        return void pay(command.request, command.generation)
      case 'ask':
        return void ask(command.depth, command.turn)
      case 'challenge':
        return void challenge(command.secret, command.turn)
      case 'wait':
        timer?.unsubscribe()
        timer = later(command.milliseconds, { kind: 'waited', turn: command.turn })
        return
      case 'outlast':
        return windows.add(later(command.milliseconds, { kind: 'tooLate', requests: command.requests }))
      case 'say':
        return sayOf(deps, command.what, record, calls)
      case 'unsay':
        return messages.withdraw(name)
      case 'handle':
        return handle(command.cause)
      case 'report':
        return failures.report('unhandledPaymentStatus', `Unhandled status ${command.status}`, 'fatal')
      case 'settle':
        return void guarded(calls.settle(record), null).then((reference) => send({ kind: 'settled', reference }))
      case 'reload':
        return void guarded(calls.reload(), undefined)
      case 'go':
        if (record.step.kind === 'paid' && calls.isShownAt(deps.current())) calls.goOn(record.step.payment)
    }
  }

  const atRest = (): Promise<PaymentRecord> =>
    firstValueFrom(merge(state.state$.pipe(filter(isAtRest)), ended$.pipe(map(() => state.state$.value))))

  const dispose = (): void => {
    isLive = false
    timer?.unsubscribe()
    windows.unsubscribe()
    ended$.next()
  }

  const arrive = (here: boolean): Promise<PaymentRecord> => {
    context = scope.lastingContext()
    send({ kind: 'arrived', here })
    return atRest()
  }

  /** One after the other, over all pages of this browser: where one waits for an answer, a press beside it waits for the same. */
  const waitWith = (there: KeptPayment): void => {
    theirs = there
    known.add(there.page)
    sender = there.page
    state.set({ ...reopened(there), turn: state.state$.value.turn })
    send({ kind: 'arrived', here: false })
  }

  return {
    purchase,
    record$: state.state$,
    send,
    atRest,
    ready: () => (asksOnArrival(state.state$.value) ? arrive(false) : atRest()),
    press: (pressed, card) => {
      if (state.state$.value.step.kind === 'form') {
        context = scope.lastingContext()
        chosen = card
        const there = keptElsewhere(state.state$.value)
        if (isAwaited(there)) waitWith(there)
        else {
          theirs = there ?? theirs
          send({ kind: 'pressed', pressed, generation: vault.read(name)?.generation ?? 0 })
        }
      }
      return atRest()
    },
    resume: async () => {
      isInBackground = true
      await arrive(calls.isPaidAt(deps.current()))
      isInBackground = false
      return !isStrange
    },
    dispose,
    isOver: () => !isLive,
  }
}
