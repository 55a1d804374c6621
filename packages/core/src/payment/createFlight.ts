import type { Subscription } from 'rxjs'
import type { State } from '../reactive/Behavior.js'
import type { PaymentDeps, PaymentRun } from './paymentDeps.js'
import { initialPaymentState, isPaying, type PaymentState } from './PaymentState.js'
import { intentOf } from './PaymentVault.js'
import { reportBrokenOff } from './reportUnread.js'
import { recheckDelay } from './settlePayment.js'

export type Flow = (run: PaymentRun) => Promise<void>

/** One flow of a booking's payments at a time, and the asking again in between. */
export interface Flight {
  /** Whatever is asked while one runs gets the end of that one. */
  readonly single: (flow: Flow) => Promise<PaymentState>
  /** How often an open end has been asked for by now. */
  readonly checks: () => number
  readonly stop: () => void
}

interface FlightDeps {
  readonly deps: PaymentDeps
  readonly state: State<PaymentState>
  /** Asks after what is undecided. */
  readonly askAgain: Flow
  readonly onSessionEnd: () => void
}

/** Under a form that may be in use: it stays as it is until there is news. */
const isNews = (next: PaymentState): boolean => !isPaying(next) && next.kind !== 'reconciling'

export const createFlight = ({ deps, state, askAgain, onSessionEnd }: FlightDeps): Flight => {
  let running: { readonly end: Promise<PaymentState>; readonly quiet: boolean } | null = null
  let recheck: Subscription | null = null
  let checks = 0
  let session = 0

  const stop = (): void => {
    recheck?.unsubscribe()
    recheck = null
  }
  deps.scope.ended$.subscribe(() => {
    session += 1
    running = null
    checks = 0
    stop()
    onSessionEnd()
    state.set(initialPaymentState)
  })

  const newRun = (quiet: boolean): PaymentRun => {
    const mine = session
    const ended = (): boolean => mine !== session
    const show = (next: PaymentState): void => {
      if (!ended() && (!quiet || isNews(next))) state.set(next)
    }
    return { context: deps.scope.lastingContext(), ended, show }
  }

  /**
   * What is undecided is asked after at a growing interval until its end is known (decisions §2.5). So is a request
   * that was not answered and may still arrive, while the form is there to try again.
   */
  const scheduleRecheck = (): void => {
    const { value } = state.state$
    const quiet = value.kind === 'failed' && value.mayArrive && deps.trail.read() !== null
    if (value.kind !== 'undecided' && !quiet) {
      checks = 0
      return
    }
    const delay = value.kind === 'undecided' ? value.nextCheckAt - deps.scheduler.now() : recheckDelay(checks)
    checks += 1
    recheck = deps.scheduler.schedule(() => void start(askAgain, quiet), delay)
  }

  /** A defect of ours in the middle of a flow: whether money moved is asked after, and the defect is reported. */
  const brokenOff = (run: PaymentRun) => (): void => {
    reportBrokenOff(deps.failures, 'payment')
    const record = deps.trail.read()
    if (record === null) return run.show({ kind: 'unchecked', failure: { operation: 'payment', cause: { kind: 'http', status: 0 } } })
    const nextCheckAt = deps.scheduler.now() + recheckDelay(checks)
    run.show({ kind: 'undecided', intent: intentOf(record), nextCheckAt, mayStartOver: false })
  }

  const start = (flow: Flow, quiet: boolean): Promise<PaymentState> => {
    stop()
    const run = newRun(quiet)
    const end = flow(run).catch(brokenOff(run)).then(() => {
      if (!run.ended()) {
        running = null
        scheduleRecheck()
      }
      return state.state$.value
    })
    running = { end, quiet }
    return end
  }

  const single = (flow: Flow): Promise<PaymentState> => {
    if (running === null) return start(flow, false)
    // What is asked in the background takes nobody's press away.
    return running.quiet ? running.end.then(() => single(flow)) : running.end
  }

  return { single, checks: () => checks, stop }
}
