import { isLeft } from 'fp-ts/lib/Either.js'
import type { Task } from 'fp-ts/lib/Task.js'
import { basketOf } from '../basket/BasketState.js'
import type { Failure } from '../failure/Failure.js'
import { zeroMinor, type Minor } from '../money/Money.js'
import { createState } from '../reactive/Behavior.js'
import { completeFree } from './completeFreeBasket.js'
import { createFlight } from './createFlight.js'
import { createTrail } from './createTrail.js'
import { findOut } from './findOut.js'
import { payBalance } from './payBalance.js'
import { payWithCard } from './payWithCard.js'
import type { PaymentDeps, PaymentRun } from './paymentDeps.js'
import type { PayBalanceInput, PayBasketInput, PaymentFeature } from './PaymentFeature.js'
import { initialPaymentState, mayPay, type PaymentIntent, type PaymentState } from './PaymentState.js'
import { intentOf, type PendingPayment } from './PaymentVault.js'
import { askForBalance, callOffOpen } from './reconcileBalance.js'
import { askForBasket } from './reconcileBasket.js'
import { reportUnread } from './reportUnread.js'
import { mayStartOver, settle } from './settlePayment.js'
import { type Finding, stillPending } from './Finding.js'

type Purpose = 'basket' | 'balance'

/** Whether completing may still have happened: asking for the same thing again goes under the same key. */
const isOpen = (state: PaymentState): boolean => state.kind === 'failed' && state.reason.kind === 'notCompleted'

/** The payments of one booking. */
export const createPayment = (given: Omit<PaymentDeps, 'trail'>): PaymentFeature & { readonly dispose: () => void } => {
  const deps: PaymentDeps = { ...given, trail: createTrail(given.vault, given.bookingRef) }
  const { trail } = deps
  const state = createState(initialPaymentState)
  /** For what was last asked whether anything stands against paying. */
  let askedFor: Purpose = 'basket'
  /** A free basket is completed under one key until its end is known; a refusal is an end. */
  let freeIntent: PaymentIntent | null = null

  const resume = async (run: PaymentRun, record: PendingPayment): Promise<void> => {
    const patience = record.standing === 'unreached' ? 'once' : 'poll'
    const finding = await findOut(deps, run, record, patience)
    // In the background no answer is no news, and the form stays.
    const stays = patience === 'once' && finding.kind === 'undecided' && finding.because === 'couldNotAsk'
    const shown = stays ? ({ kind: 'unreached', reason: { kind: 'noPayment' } } as const) : finding
    await settle(deps, run, intentOf(record), shown, flight.checks())
  }

  /** It could not be asked; where the session is over, that is said and the sign-in shown. */
  const notChecked = (run: PaymentRun, failure: Failure): void => {
    const { cause } = failure
    if (cause.kind === 'unauthorised' && !run.ended()) deps.failures.handle(failure)
    if (cause.kind === 'decode') reportUnread(deps.failures, failure.operation, cause)
    run.show({ kind: 'unchecked', failure })
  }

  const askFirst = async (run: PaymentRun, purpose: Purpose): Promise<void> => {
    askedFor = purpose
    const record = trail.read()
    if (record !== null) return resume(run, record)
    run.show({ kind: 'reconciling' })
    if (purpose === 'balance') {
      const asked = await askForBalance(deps, run)
      if (isLeft(asked)) return notChecked(run, asked.left)
      if (asked.right === null) return run.show({ kind: 'idle' })
      trail.watch(asked.right)
      return settle(deps, run, intentOf(asked.right), stillPending, flight.checks())
    }
    const asked = await askForBasket(deps, run)
    if (isLeft(asked)) return notChecked(run, asked.left)
    if (asked.right === null) return run.show({ kind: 'idle' })
    const against = asked.right
    if (against.finding.kind === 'undecided' && against.record.basketId !== null) trail.watch(against.record)
    await settle(deps, run, intentOf(against.record), against.finding, flight.checks())
  }

  const flight = createFlight({
    deps,
    state,
    askAgain: (run) => askFirst(run, askedFor),
    onSessionEnd: () => {
      freeIntent = null
      trail.forget()
    },
  })
  const { single } = flight

  const blocks = (record: PendingPayment | null): boolean => record !== null && record.standing !== 'unreached'

  /** Nothing is paid before it is known that nothing has been paid (a first press without a check is checked). */
  const mayBegin = async (run: PaymentRun, purpose: Purpose): Promise<boolean> => {
    const known = askedFor === purpose && mayPay(state.state$.value) && trail.read() === null
    if (known) return true
    const before = trail.read()
    const isNews = blocks(before) || state.state$.value.kind === 'undecided'
    await askFirst(run, purpose)
    // Where asking brought news, be it "paid", the customer reads that first: only "nothing stands against it" goes on.
    const { value } = state.state$
    const nothingYet = before === null ? value.kind === 'idle' : value.kind === 'failed' && value.mayArrive
    return !isNews && !run.ended() && nothingYet
  }

  const basketIsThere = async (run: PaymentRun): Promise<boolean> => {
    if (!(await mayBegin(run, 'basket'))) return false
    if (basketOf(deps.basket.store.state$.value) === null) await deps.basket.reload()
    return !run.ended() && basketOf(deps.basket.store.state$.value) !== null
  }

  const intentFor = (basketId: string | null, amount: Minor): PaymentIntent => ({
    bookingRef: deps.bookingRef,
    basketId,
    amount,
    idempotencyKey: deps.ids.uuid(),
  })
  const basketIntent = (amount: Minor): PaymentIntent =>
    intentFor(basketOf(deps.basket.store.state$.value)?.id ?? null, amount)

  const payForBasket = async (run: PaymentRun, input: PayBasketInput): Promise<void> => {
    if (!(await basketIsThere(run))) return
    const { intent, finding } = await payWithCard(deps, run, basketIntent(input.shownTotal), input, null)
    await settle(deps, run, intent, finding, flight.checks())
  }

  const payForBalance = async (run: PaymentRun, input: PayBalanceInput): Promise<void> => {
    if (!(await mayBegin(run, 'balance'))) return
    const sent = await payBalance(deps, run, intentFor(null, input.shownTotal), input)
    if (isLeft(sent)) return notChecked(run, sent.left)
    await settle(deps, run, sent.right.intent, sent.right.finding, flight.checks())
  }

  const completeFreeBasket = async (run: PaymentRun): Promise<void> => {
    if (!(await basketIsThere(run))) return
    const fresh = basketIntent(zeroMinor)
    const intent = freeIntent?.basketId === fresh.basketId ? freeIntent : fresh
    freeIntent = intent
    await completeFree(deps, run, intent)
    if (!isOpen(state.state$.value)) freeIntent = null
  }

  const startOver = async (run: PaymentRun): Promise<void> => {
    const record = trail.read()
    const before = state.state$.value
    if (record === null || before.kind !== 'undecided' || !before.mayStartOver) return
    const look = (): Promise<Finding> => findOut(deps, run, { ...record, clientSecret: null }, 'once')
    const endIn = (finding: Finding): Promise<void> => settle(deps, run, intentOf(record), finding, flight.checks())
    const finding = await look()
    if (!mayStartOver(finding, record)) return endIn(finding)
    const left = record.basketId === null ? await callOffOpen(deps, run) : 1
    if (left === null) return endIn(finding)
    // It came to its end between the two looks.
    if (left === 0) return endIn(await look())
    // The next attempt calls the open check off, or is refused where the payment is being processed by now.
    trail.end(record.idempotencyKey)
    run.show({ kind: 'idle' })
  }

  /** What is known already is not asked for again, unless there is another basket by now. */
  const reconcile = (purpose: Purpose): Task<PaymentState> => () => {
    const { value } = state.state$
    const open = basketOf(deps.basket.store.state$.value)
    const isKnown =
      value.kind === 'undecided' ||
      (value.kind === 'settled' && purpose === 'basket' && (open === null || open.id === value.intent.basketId))
    return isKnown ? Promise.resolve(value) : single((run) => askFirst(run, purpose))
  }

  return {
    state$: state.state$,
    reconcile: reconcile('basket'),
    reconcileBalance: reconcile('balance'),
    payBasket: (input) => () => single((run) => payForBasket(run, input)),
    payBalance: (input) => () => single((run) => payForBalance(run, input)),
    completeFreeBasket: () => single(completeFreeBasket),
    checkNow: () => single((run) => askFirst(run, askedFor)),
    startOver: () => single(startOver),
    dispose: flight.stop,
  }
}
