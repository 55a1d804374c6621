import { cancelledBy } from '../failure/Failure.js'
import type { CallContext } from '../environment/CallContext.js'
import { cardholderProblem } from '../environment/cardNumbers.js'
import { cleanText } from '../environment/typedText.js'
import { combine, createState } from '../reactive/Behavior.js'
import { createSessionState, isOver, type Lifetime } from '../reactive/Lifetime.js'
import type { CardInput } from './paymentPorts.js'
import type { PaymentRun } from './interpreter.js'
import type { Notice, PaymentRecord, Submission, Purchase } from './machine/record.js'
import type { TabEvent } from './machine/tab.js'
import {
  endWithout,
  type EndWithoutPayment,
  isAtRest,
  type PaymentOutcome,
  type PaymentStatus,
  statusOf,
  type World,
} from './machine/status.js'
import type { PendingPayments } from './pendingPayments.js'

/** The card form. It stays mounted but hidden while its card is in use. */
export type FormPlace = 'none' | 'hidden' | 'shown'

/** `hadForm`: the form was shown before. */
export const formPlace = ({ kind }: Pick<PaymentStatus, 'kind'>, hadForm: boolean): FormPlace => {
  if (kind === 'form') return 'shown'
  return hadForm && kind !== 'bookingFailed' ? 'hidden' : 'none'
}

/** What a page does with the payment that it shows, for every kind of purchase. */
export interface PaymentCommands {
  /** Shows the open challenge. */
  readonly continueAtBank: () => Promise<PaymentStatus>
  /** Runs the next status check at once. */
  readonly checkNow: () => Promise<PaymentStatus>
  /** Shows the form beside a listed payment that has not ended. Every request uses the same key. */
  readonly startAgain: () => void
}

/** `hadForm`: whether the form of the payment was shown in this session. */
export interface Paying {
  readonly record: PaymentRecord | null
  readonly hadForm: boolean
}

/** A name on a card has fewer than 12 digits, so that no card number is sent as a name. A wallet may name nobody. */
export const invalidCard = (
  { cardholderName, source }: CardInput,
  end: (outcome: EndWithoutPayment) => PaymentStatus,
): PaymentStatus | null => {
  if (source.kind === 'wallet' && cleanText(cardholderName) === '') return null
  const problem = cardholderProblem(cardholderName)
  return problem && end({ kind: 'invalid', problem })
}

/** The amount changed while a wallet's sheet was open: nobody has agreed to the new one. */
const otherThanAgreed = ({ amount }: Submission, card: CardInput | null): Notice | null =>
  card?.agreed === undefined || card.agreed === amount ? null : { kind: 'amountChanged' }

interface ShownPaymentDeps {
  readonly pending: PendingPayments
  readonly scope: Lifetime
  readonly now: () => number
}

/** The customer can pay, or the status was not checked. */
const isFree = ({ step }: PaymentRecord): boolean => ['form', 'unchecked', 'new'].includes(step.kind)

/** The run that the page shows, and its record. */
const createFollowed = (scope: Lifetime) => {
  const state = createState<PaymentRecord | null>(null)
  const hadForm = createSessionState(scope, false)
  let shown: PaymentRun | null = null
  let stop = (): void => undefined
  const show = (run: PaymentRun | null): void => {
    if (run === shown) return
    stop()
    shown = run
    if (run === null) return state.set(null)
    const following = run.record$.subscribe((record) => {
      state.set(record)
      if (record.step.kind === 'form') hadForm.set(true)
    })
    stop = () => following.unsubscribe()
  }
  scope.ended$.subscribe(() => show(null))
  return { record$: state.state$, hadForm$: hadForm.state$, show, shown: () => shown }
}

/** The payment of the purchase that the page shows now. `usual` is named by an end without one. */
export const createShownPayment = (
  { pending, scope, now }: ShownPaymentDeps,
  usual: Purchase,
  worldNow: () => World,
) => {
  const { record$, hadForm$, show, shown } = createFollowed(scope)
  /** What is known now of a payment that this page shows. */
  const statusIn = (world: World, record: PaymentRecord, outcome?: PaymentOutcome): PaymentStatus =>
    statusOf(record, { ...world, isOfOtherTab: shown()?.isOfOtherTab() ?? false }, now(), outcome)
  const endAt = (record: PaymentRecord, session: CallContext): PaymentStatus =>
    statusIn(worldNow(), record, isAtRest(record) ? undefined : cancelledBy(session))
  const without = (outcome: Parameters<typeof endWithout>[0]): PaymentStatus =>
    endWithout(outcome, shown()?.purchase ?? usual, worldNow().part)
  const end = (): PaymentStatus =>
    record$.value === null ? without({ kind: 'notChecked' }) : endAt(record$.value, scope.context())
  /** The end of the payment that was shown at the start, even if the page shows another by then. */
  const during = async (work: (run: PaymentRun) => Promise<PaymentRecord>): Promise<PaymentStatus> => {
    const run = shown()
    if (run === null) return without({ kind: 'notChecked' })
    const session = scope.context()
    return run.isOver()
      ? statusIn(worldNow(), run.record$.value, cancelledBy(session))
      : endAt(await work(run), session)
  }
  const sent = (event: TabEvent): Promise<PaymentStatus> =>
    during((run) => {
      run.send(event)
      return run.atRest()
    })

  return {
    record$,
    shown$: combine({ record: record$, hadForm: hadForm$ }, (now) => now),
    statusIn,
    show,
    /**
     * Submits if there is a form; a second submit during a payment gets the end of that payment. With an objection,
     * nothing is sent: the form shows it.
     */
    submit: (submission: Submission, card: CardInput | null, objection: Notice | null = null): Promise<PaymentStatus> =>
      during((run) => run.submit(submission, card, objection ?? otherThanAgreed(submission, card))),
    /** Whether a status check has answered. False once the payment is paid: the next submit is for something else. */
    isObserved: () => record$.value !== null && !['new', 'unchecked', 'paid'].includes(record$.value.step.kind),
    /** Shows the unfinished payments until one does not end. If all of them end, shows the current purchase. */
    open: async (
      bookingRef: string,
      isMeant: (purchase: Purchase) => boolean,
      next: () => Promise<Purchase | null>,
    ): Promise<void> => {
      const session = scope.context()
      const checked = new Set<PaymentRun>()
      for (const run of pending.unended(bookingRef)) {
        if (!isMeant(run.purchase)) continue
        show(run)
        checked.add(run)
        if (!isFree(await run.ready()) || isOver(session)) return
      }
      const purchase = await next()
      if (isOver(session)) return
      const run = purchase && pending.of(purchase)
      show(run)
      if (run !== null && !checked.has(run)) await run.ready()
    },
    end,
    endWithout: without,
    commands: {
      continueAtBank: () => sent({ kind: 'continued' }),
      checkNow: () => sent({ kind: 'askedNow' }),
      startAgain: () => shown()?.send({ kind: 'startedAgain' }),
    } satisfies PaymentCommands,
  }
}
