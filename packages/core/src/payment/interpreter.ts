import { isLeft, left } from 'fp-ts/lib/Either.js'
import { filter, firstValueFrom, map, merge, ReplaySubject, type SchedulerLike, Subscription } from 'rxjs'
import { isSomebodyElses } from '../bookings/bookings.js'
import type { CallContext } from '../environment/CallContext.js'
import { type ApiFailure, failedAt, networkFailure } from '../failure/Failure.js'
import type { Navigation } from '../navigation/paths.js'
import { createState } from '../reactive/Behavior.js'
import type { Lifetime } from '../reactive/Lifetime.js'
import type { CardInput, CardToken, PaymentVault } from './paymentPorts.js'
import { keyOf, nameOf, type Notice, type PaymentRecord, type Submission, type Purchase } from './machine/record.js'
import type { Command } from './machine/steps.js'
import { openTab, type TabEvent, turnTab } from './machine/tab.js'
import { asksOnArrival } from './machine/transition.js'
import { isAtRest, noWorld, type PaymentStatus, statusOf, type World } from './machine/status.js'
import { type Notifying, statementOf, tell } from './statement.js'
import type { PurchaseCalls } from './purchaseCalls.js'

export interface InterpreterDeps extends Notifying {
  readonly vault: PaymentVault
  readonly scheduler: SchedulerLike
  readonly scope: Lifetime
  readonly navigation: Navigation
  /** Distinguishes this page from others that share its vault. */
  readonly page: string
}

/** The tab of one purchase: its current state, and the storage that it shares with the other tabs. */
const createTab = ({ vault, page }: InterpreterDeps, purchase: Purchase) => {
  const name = nameOf(purchase)
  let tab = openTab(page, purchase, vault.read(name))
  const state = createState(tab.record)
  return {
    record$: state.state$,
    isOfOtherTab: () => tab.sender !== page,
    /** Stores first, then returns the commands to run. */
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

/** The card of the current submit. It never enters the record, and is dropped with the request. */
const createCard = ({ tokenise }: PurchaseCalls, guarded: Guarded) => {
  let chosen: CardInput | null = null
  let token: CardToken | null = null
  const prepare = async (card: CardInput): Promise<TabEvent> => {
    const taken = await tokenise(card)
    if (isLeft(taken)) {
      const { left: failure } = taken
      const notice: Notice = failure.kind === 'rejected' ? { ...failure, kind: 'card' } : { kind: 'cardsUnavailable' }
      return { kind: 'notPrepared', notice }
    }
    token = taken.right
    return { kind: 'prepared', card: token.lastFour ?? null }
  }
  return {
    choose: (card: CardInput | null): void => {
      chosen = card
      // That of an earlier submit, which joined the request of another tab.
      token = null
    },
    /** True if the card was taken, or if none is needed. */
    prepare: async (): Promise<TabEvent> =>
      chosen === null
        ? { kind: 'prepared' }
        : guarded(prepare(chosen), { kind: 'notPrepared', notice: { kind: 'cardsUnavailable' } }),
    take: (): CardToken | null => {
      const taken = token
      token = null
      return taken
    },
  }
}

type Guarded = <A>(work: Promise<A>, broken: A) => Promise<A>

/** Reports a defect of our own. A status check then finds whether money moved, as if no answer had come. */
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
  /** Handles a failed status check. True if no message should follow. */
  readonly isDropped: (cause: ApiFailure) => boolean
}

/** The commands that end in an event: each calls another system and sends the result to the machine. */
const createCalls = (calls: PurchaseCalls, { record, send, context, card, guarded, isDropped }: Running) => ({
  prepare: async (): Promise<void> => send(await card.prepare()),
  pay: async (request: number, generation: number): Promise<void> => {
    const { submission, purchase } = record()
    if (submission === null) return
    const sent = calls.send(submission, card.take(), keyOf(purchase, generation), context())
    send({ kind: 'answered', request, answer: await guarded(sent, { kind: 'lost', cause: networkFailure }) })
  },
  ask: async (depth: 'status' | 'payments' | 'everything', turn: number): Promise<void> => {
    const seen = await guarded<Awaited<ReturnType<PurchaseCalls['checkStatus']>>>(
      calls.checkStatus(record(), depth, context()),
      left(networkFailure),
    )
    if (!isLeft(seen)) return send({ kind: 'statusChecked', turn, seen: seen.right })
    if (!isDropped(seen.left)) send({ kind: 'statusCheckFailed', turn, cause: seen.left })
  },
  challenge: async (secret: string, turn: number): Promise<void> =>
    send({ kind: 'bankEnded', turn, end: await guarded(calls.challenge(secret), 'unknown') }),
  settle: async (): Promise<void> =>
    send({ kind: 'settled', reference: await guarded(calls.settle(record(), context()), null) }),
})

/** The implementation of each command. */
const createCommands = (deps: InterpreterDeps, calls: PurchaseCalls, running: Running) => {
  const { record, context, timers, guarded } = running
  const purchase = (): Purchase => record().purchase
  const { prepare, pay, ask, challenge, settle } = createCalls(calls, running)

  const statusIn = (world: World): PaymentStatus => statusOf(record(), world, deps.scheduler.now())
  const handle = (cause: ApiFailure): void => {
    if (cause.kind === 'decode')
      return deps.failures.report(calls.operation, 'An answer had another shape', 'error', { path: cause.path })
    deps.failures.handle(failedAt(calls.operation)(cause))
  }
  const reload = async (): Promise<void> => {
    if (await guarded(calls.reload(context()), true)) return
    // The page says that nothing was charged. A toast of the code would lead to the support team.
    if (statusIn({ ...noWorld, isGone: true }).isGone) deps.messages.withdraw(nameOf(purchase()))
  }
  const go = (): void => {
    const { step } = record()
    if (step.kind === 'paid' && calls.isShownAt(deps.navigation.current()))
      deps.navigation.goTo(calls.pageAfter(step.payment))
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
      case 'notify':
        return tell(deps, statementOf(statusIn(noWorld), deps.texts), nameOf(purchase()))
      case 'withdraw':
        return deps.messages.withdraw(nameOf(purchase()))
      case 'handle':
        return handle(command.cause)
      case 'report':
        return deps.failures.report('unhandledPaymentStatus', `Unhandled status ${command.status}`, 'fatal')
      case 'settle':
        return void settle()
      case 'reload':
        return void reload()
      case 'go':
        return go()
    }
  }
}

/** No status check has answered since the page was opened. */
const isUnseen = ({ step }: PaymentRecord): boolean => step.kind === 'new' || step.kind === 'unchecked'

/** How long this page continues the payment, and under which context. */
const createLife = ({ scope }: InterpreterDeps, stopTimers: () => void) => {
  const ended$ = new ReplaySubject<void>(1)
  let isLive = true
  /** The automatic checks of an earlier page's payment that are under way. */
  let inBackground = 0
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
      if (inBackground === 0 || !isSomebodyElses(cause)) return false
      isStrange = true
      end()
      return true
    },
    /** Answers false if the payment belongs to somebody else. */
    inBackground: async (work: () => Promise<unknown>): Promise<boolean> => {
      inBackground += 1
      await work()
      inBackground -= 1
      return !isStrange
    },
  }
}

/** The payment of one purchase on this page: runs the machine's commands, and sends it the results as events. */
export type PaymentRun = ReturnType<typeof startPayment>

export const startPayment = (deps: InterpreterDeps, calls: PurchaseCalls, purchase: Purchase) => {
  const tab = createTab(deps, purchase)
  const record = (): PaymentRecord => tab.record$.value
  const send: Send = (event) => {
    // Nothing runs after the session has ended.
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
    /** Checks whether anything is already paid, unless this page has done so, and waits for what is under way. */
    ready: () => (asksOnArrival(record()) ? arrive(false) : atRest()),
    /** A submit during another one, on this page or in another tab of this browser, gets the end of the earlier one. */
    submit: (submission: Submission, input: CardInput | null, objection: Notice | null): Promise<PaymentRecord> => {
      if (record().step.kind === 'form') {
        life.renew()
        card.choose(input)
        send({ kind: 'submitted', submission, objection })
      }
      return atRest()
    },
    /**
     * Checks an earlier payment, unless this page has done so. Answers false, without a message, if the payment belongs
     * to somebody else.
     */
    resume: () =>
      life.inBackground(() => (isUnseen(record()) ? arrive(calls.isPaidAt(deps.navigation.current())) : atRest())),
    dispose: life.end,
    isShownAt: calls.isShownAt,
    pageAfter: calls.pageAfter,
    isOver: () => !life.isLive(),
    /** The last request in the record was sent by another page of this browser. */
    isOfOtherTab: tab.isOfOtherTab,
  }
}
