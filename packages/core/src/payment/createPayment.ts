import { isLeft } from 'fp-ts/lib/Either.js'
import type { Task } from 'fp-ts/lib/Task.js'
import type { Subscription } from 'rxjs'
import { basketOf } from '../basket/BasketState.js'
import { zeroMinor } from '../money/Money.js'
import { createState } from '../reactive/Behavior.js'
import { completeFree } from './completeFreeBasket.js'
import { findOut } from './findOut.js'
import { intentFor, payBasket } from './payBasket.js'
import type { PaymentDeps, PaymentRun } from './paymentDeps.js'
import type { PayBasketInput, PaymentFeature } from './PaymentFeature.js'
import { initialPaymentState, mayPay, type PaymentIntent, type PaymentState } from './PaymentState.js'
import type { PendingPayment } from './PaymentVault.js'
import { askBackEnd } from './reconcile.js'
import { recheckDelay, settle } from './settlePayment.js'

const toIntent = ({ bookingRef, basketId, amount, idempotencyKey }: PendingPayment): PaymentIntent => ({
  bookingRef,
  basketId,
  amount,
  idempotencyKey,
})

/** Whether completing may still have happened: asking for the same thing again goes under the same key. */
const isOpen = (state: PaymentState): boolean => state.kind === 'failed' && state.reason.kind === 'notCompleted'

/** The payments of one booking. One flow at a time: whatever is asked while one runs gets the end of that one. */
export const createPayment = (deps: PaymentDeps): PaymentFeature & { readonly dispose: () => void } => {
  const state = createState(initialPaymentState)
  let running: Promise<PaymentState> | null = null
  let recheck: Subscription | null = null
  let checksBefore = 0
  let session = 0
  /** A free basket is completed under one key until its end is known; a refusal is an end. */
  let freeIntent: PaymentIntent | null = null

  const stopRecheck = (): void => {
    recheck?.unsubscribe()
    recheck = null
  }

  deps.scope.ended$.subscribe(() => {
    session += 1
    running = null
    checksBefore = 0
    freeIntent = null
    stopRecheck()
    state.set(initialPaymentState)
  })

  const newRun = (): PaymentRun => {
    const mine = session
    const ended = (): boolean => mine !== session
    return { context: deps.scope.lastingContext(), ended, show: (next) => void (ended() || state.set(next)) }
  }

  /** An undecided payment is asked after at a growing interval until its end is known (decisions §2.5). */
  const scheduleRecheck = (): void => {
    const current = state.state$.value
    if (current.kind !== 'undecided') {
      checksBefore = 0
      return
    }
    checksBefore += 1
    recheck = deps.scheduler.schedule(() => void checkNow(), current.nextCheckAt - deps.scheduler.now())
  }

  /** A defect of ours in the middle of a flow: whether money moved is asked after, and the defect is reported. */
  const brokenOff = (run: PaymentRun) => (): void => {
    deps.failures.handle({ operation: 'payment', cause: { kind: 'http', status: 0 } })
    const record = deps.vault.read(deps.bookingRef)
    if (record === null) return run.show(initialPaymentState)
    const nextCheckAt = deps.scheduler.now() + recheckDelay(checksBefore)
    run.show({ kind: 'undecided', intent: toIntent(record), nextCheckAt })
  }

  const single = (flow: (run: PaymentRun) => Promise<void>): Promise<PaymentState> => {
    if (running !== null) return running
    stopRecheck()
    const run = newRun()
    const ending = flow(run).catch(brokenOff(run)).then(() => {
      if (!run.ended()) {
        running = null
        scheduleRecheck()
      }
      return state.state$.value
    })
    running = ending
    return ending
  }

  const resume = async (run: PaymentRun, record: PendingPayment): Promise<void> => {
    const intent = toIntent(record)
    await settle(deps, run, intent, await findOut(deps, run, intent, record.clientSecret), checksBefore)
  }

  const askAgain = async (run: PaymentRun): Promise<void> => {
    const record = deps.vault.read(deps.bookingRef)
    if (record !== null) return resume(run, record)
    const current = state.state$.value
    if (current.kind !== 'undecided') return reconcile(run)
    await settle(deps, run, current.intent, await findOut(deps, run, current.intent, null), checksBefore)
  }

  const reconcile = async (run: PaymentRun): Promise<void> => {
    const record = deps.vault.read(deps.bookingRef)
    if (record !== null) return resume(run, record)
    run.show({ kind: 'reconciling' })
    const asked = await askBackEnd(deps, run)
    if (isLeft(asked)) return run.show({ kind: 'unchecked', failure: asked.left })
    const { intent, finding } = asked.right
    if (finding === null) return run.show({ kind: 'idle' })
    await settle(deps, run, intent, finding, checksBefore)
  }

  const checkNow = (): Promise<PaymentState> => single(askAgain)

  /** Nothing is paid before it is known that nothing has been paid (a first press without a check is checked). */
  const ready = async (run: PaymentRun): Promise<boolean> => {
    const known = mayPay(state.state$.value) && deps.vault.read(deps.bookingRef) === null
    const isNews = deps.vault.read(deps.bookingRef) !== null || state.state$.value.kind === 'undecided'
    if (!known) await askAgain(run)
    // Where asking brought news, be it "paid", the customer reads that first: only a plain "nothing stands against it" goes on.
    const free = known || (!isNews && state.state$.value.kind === 'idle')
    if (free && basketOf(deps.basket.store.state$.value) === null) await deps.basket.reload()
    return free && !run.ended() && basketOf(deps.basket.store.state$.value) !== null
  }

  const pay = async (run: PaymentRun, input: PayBasketInput): Promise<void> => {
    if (!(await ready(run))) return
    const intent = intentFor(deps, input.shownTotal)
    await settle(deps, run, intent, await payBasket(deps, run, intent, input), checksBefore)
  }

  const completeFreeBasket = async (run: PaymentRun): Promise<void> => {
    if (!(await ready(run))) return
    const fresh = intentFor(deps, zeroMinor)
    const intent = freeIntent?.basketId === fresh.basketId ? freeIntent : fresh
    freeIntent = intent
    await completeFree(deps, run, intent)
    if (!isOpen(state.state$.value)) freeIntent = null
  }

  const reconcileOnce: Task<PaymentState> = () => {
    const current = state.state$.value
    return current.kind === 'undecided' || current.kind === 'settled' ? Promise.resolve(current) : single(reconcile)
  }

  return {
    state$: state.state$,
    reconcile: reconcileOnce,
    reconcileBalance: reconcileOnce,
    payBalance: () => () => Promise.resolve(state.state$.value),
    payBasket: (input) => () => single((run) => pay(run, input)),
    completeFreeBasket: () => single(completeFreeBasket),
    checkNow,
    dispose: stopRecheck,
  }
}
