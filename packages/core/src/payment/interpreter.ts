import { isLeft, left } from 'fp-ts/lib/Either.js'
import { filter, firstValueFrom, map, merge, ReplaySubject, type SchedulerLike, Subscription } from 'rxjs'
import type { CallContext } from '../environment/CallContext.js'
import { type ApiFailure, failedAt, networkFailure } from '../failure/Failure.js'
import { type Behavior, createState } from '../reactive/Behavior.js'
import type { Lifetime } from '../reactive/Lifetime.js'
import type { CardInput, CardToken, PaymentVault } from './paymentPorts.js'
import { keyOf, nameOf, type Notice, type PaymentRecord, type Pressed, type Purchase } from './machine/record.js'
import type { Command } from './machine/steps.js'
import { openTab, type TabEvent, turnTab } from './machine/tab.js'
import { asksOnArrival } from './machine/transition.js'
import { isAtRest } from './machine/view.js'
import { sayOf, type Speaking } from './paymentWords.js'
import { isSomebodyElses, type PurchaseCalls, toAnswer } from './purchaseCalls.js'

export interface InterpreterDeps extends Speaking {
  readonly vault: PaymentVault
  readonly scheduler: SchedulerLike
  readonly scope: Lifetime
  /** The path that is shown. */
  readonly current: () => string
  /** Tells this page from others that share its vault. */
  readonly page: string
}

/** The payment of one purchase on this page: runs what the machine commands, and tells it what came of it. */
export interface PaymentRun {
  readonly purchase: Purchase
  readonly record$: Behavior<PaymentRecord>
  readonly send: (event: TabEvent) => void
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

/** The tab of one purchase: what it is by now, over the storage that it shares with the others. */
const createTab = ({ vault, page }: InterpreterDeps, purchase: Purchase) => {
  const name = nameOf(purchase)
  let tab = openTab(page, purchase, vault.read(name))
  const state = createState(tab.record)
  return {
    record$: state.state$,
    /** Stores first; what is then to be done comes back. */
    turn: (event: TabEvent): readonly Command[] => {
      const turned = turnTab(tab, event, vault.read(name))
      tab = turned.tab
      if (turned.stores === null) vault.clear(name)
      else if (turned.stores !== undefined) vault.write(name, turned.stores)
      state.set(tab.record)
      return turned.commands
    },
  }
}

type Send = (event: TabEvent) => void

const createTimers = (scheduler: SchedulerLike, send: Send) => {
  let windows = new Subscription()
  let timer: Subscription | null = null
  return {
    wait: (milliseconds: number, turn: number): void => {
      timer?.unsubscribe()
      timer = scheduler.schedule(() => send({ kind: 'waited', turn }), milliseconds)
    },
    outlast: (milliseconds: number, requests: readonly number[]): void =>
      windows.add(scheduler.schedule(() => send({ kind: 'tooLate', requests }), milliseconds)),
    stopOutlasting: (): void => {
      windows.unsubscribe()
      windows = new Subscription()
    },
    stop: (): void => {
      timer?.unsubscribe()
      windows.unsubscribe()
    },
  }
}

/** The card of the submit that is under way: never in the record, and gone with the request. */
const createCard = ({ tokenise }: PurchaseCalls, guarded: Guarded) => {
  let chosen: CardInput | null = null
  let token: CardToken | null = null
  return {
    choose: (card: CardInput | null): void => {
      chosen = card
    },
    /** Why it was not taken; null where it was, or none is needed. */
    prepare: async (): Promise<Notice | null> => {
      if (chosen === null) return null
      const taken = await guarded(tokenise(chosen), left({ kind: 'unavailable' } as const))
      if (!isLeft(taken)) {
        token = taken.right
        return null
      }
      const { left: failure } = taken
      return failure.kind === 'rejected' ? { ...failure, kind: 'card' } : { kind: 'cardsUnavailable' }
    },
    take: (): CardToken | null => {
      const taken = token
      token = null
      return taken
    },
  }
}

type Guarded = <A>(work: Promise<A>, broken: A) => Promise<A>

/** A defect of ours is reported; whether money moved is then asked after as if no answer had come. */
const guardedBy =
  ({ failures }: InterpreterDeps, { operation }: PurchaseCalls): Guarded =>
  (work, broken) =>
    work.catch(() => {
      failures.report(operation, 'Broken off', 'error')
      return broken
    })

interface Running {
  readonly record: () => PaymentRecord
  readonly send: Send
  readonly context: () => CallContext
  readonly card: ReturnType<typeof createCard>
  readonly timers: ReturnType<typeof createTimers>
  readonly guarded: Guarded
  /** The status check failed; true where nothing is to be said of it. */
  readonly isDropped: (cause: ApiFailure) => boolean
}

/** The commands that end in an event: what is asked of others, and what is told to the machine of it. */
const createCalls = (calls: PurchaseCalls, { record, send, context, card, guarded, isDropped }: Running) => ({
  prepare: async (): Promise<void> => {
    const notice = await card.prepare()
    send(notice === null ? { kind: 'prepared' } : { kind: 'notPrepared', notice })
  },
  pay: async (request: number, generation: number): Promise<void> => {
    const { pressed, purchase } = record()
    if (pressed === null) return
    const sent = calls.send(pressed, card.take(), keyOf(purchase, generation), context())
    send({ kind: 'answered', request, answer: toAnswer(await guarded(sent, left(networkFailure))) })
  },
  ask: async (depth: 'status' | 'payments' | 'everything', turn: number): Promise<void> => {
    const seen = await guarded<Awaited<ReturnType<PurchaseCalls['look']>>>(
      calls.look(record(), depth, context()),
      left(networkFailure),
    )
    if (!isLeft(seen)) return send({ kind: 'looked', turn, seen: seen.right })
    if (!isDropped(seen.left)) send({ kind: 'lookFailed', turn, cause: seen.left })
  },
  challenge: async (secret: string, turn: number): Promise<void> =>
    send({ kind: 'bankEnded', turn, end: await guarded(calls.challenge(secret), 'unknown') }),
  settle: async (): Promise<void> => send({ kind: 'settled', reference: await guarded(calls.settle(record()), null) }),
})

/** How each command is run. */
const createCommands = (deps: InterpreterDeps, calls: PurchaseCalls, running: Running) => {
  const { record, timers, guarded } = running
  const { prepare, pay, ask, challenge, settle } = createCalls(calls, running)

  const handle = (cause: ApiFailure): void => {
    if (cause.kind === 'decode')
      return deps.failures.report(calls.operation, 'An answer had another shape', 'error', { path: cause.path })
    deps.failures.handle(failedAt(calls.operation)(cause))
  }
  const go = (): void => {
    const { step } = record()
    if (step.kind === 'paid' && calls.isShownAt(deps.current())) calls.goOn(step.payment)
  }

  return (command: Command): void => {
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
        return timers.wait(command.milliseconds, command.turn)
      case 'outlast':
        return timers.outlast(command.milliseconds, command.requests)
      case 'stopOutlasting':
        return timers.stopOutlasting()
      case 'say':
        return sayOf(deps, command.what, record(), calls)
      case 'unsay':
        return deps.messages.withdraw(nameOf(record().purchase))
      case 'handle':
        return handle(command.cause)
      case 'report':
        return deps.failures.report('unhandledPaymentStatus', `Unhandled status ${command.status}`, 'fatal')
      case 'settle':
        return void settle()
      case 'reload':
        return void guarded(calls.reload(), undefined)
      case 'go':
        return go()
    }
  }
}

/** How long this page goes on with the payment, and under which context. */
const createLife = ({ scope }: InterpreterDeps, stopTimers: () => void) => {
  const ended$ = new ReplaySubject<void>(1)
  let isLive = true
  /** While what was left by a page before is asked after by itself. */
  let isInBackground = false
  let isStrange = false
  let context = scope.lastingContext()
  const end = (): void => {
    isLive = false
    stopTimers()
    ended$.next()
  }
  return {
    ended$,
    end,
    isLive: () => isLive,
    context: () => context,
    renew: (): void => {
      context = scope.lastingContext()
    },
    isDropped: (cause: ApiFailure): boolean => {
      if (!isInBackground || !isSomebodyElses(cause)) return false
      isStrange = true
      end()
      return true
    },
    /** False where it turned out to be somebody else's. */
    inBackground: async (work: () => Promise<unknown>): Promise<boolean> => {
      isInBackground = true
      await work()
      isInBackground = false
      return !isStrange
    },
  }
}

export const startPayment = (deps: InterpreterDeps, calls: PurchaseCalls, purchase: Purchase): PaymentRun => {
  const tab = createTab(deps, purchase)
  const record = (): PaymentRecord => tab.record$.value
  const send: Send = (event) => {
    // Once the session is over nothing is done any more.
    if (life.isLive()) tab.turn(event).forEach(run)
  }
  const timers = createTimers(deps.scheduler, send)
  const life = createLife(deps, timers.stop)
  const guarded = guardedBy(deps, calls)
  const card = createCard(calls, guarded)
  const { context, isDropped } = life
  const run = createCommands(deps, calls, { record, send, context, card, timers, guarded, isDropped })

  const atRest = (): Promise<PaymentRecord> =>
    firstValueFrom(merge(tab.record$.pipe(filter(isAtRest)), life.ended$.pipe(map(record))))
  const arrive = (here: boolean): Promise<PaymentRecord> => {
    life.renew()
    send({ kind: 'arrived', here })
    return atRest()
  }

  return {
    purchase,
    record$: tab.record$,
    send,
    atRest,
    ready: () => (asksOnArrival(record()) ? arrive(false) : atRest()),
    press: (pressed, input) => {
      if (record().step.kind === 'form') {
        life.renew()
        card.choose(input)
        send({ kind: 'pressed', pressed })
      }
      return atRest()
    },
    resume: () => life.inBackground(() => arrive(calls.isPaidAt(deps.current()))),
    dispose: life.end,
    isOver: () => !life.isLive(),
  }
}
