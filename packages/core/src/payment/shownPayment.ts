import { cardholderProblem } from '../environment/cardNumbers.js'
import type { Money } from '../money/Money.js'
import { type Behavior, createState } from '../reactive/Behavior.js'
import { isOver, type Lifetime } from '../reactive/Lifetime.js'
import type { CardInput } from './paymentPorts.js'
import type { PaymentRun } from './interpreter.js'
import type { PaymentRecord, Pressed, Purchase } from './machine/record.js'
import type { TabEvent } from './machine/tab.js'
import { endOf, type PaymentEnd, type PaymentView } from './machine/view.js'
import type { PendingPayments } from './pendingPayments.js'

/** The form for the card. It stays, hidden, while its card is used. */
export type FormPlace = 'none' | 'hidden' | 'shown'

/** `hadForm`: it was shown before. */
export const formPlace = ({ kind }: PaymentView, hadForm: boolean): FormPlace => {
  if (kind === 'form') return 'shown'
  return hadForm && kind !== 'bookingFailed' ? 'hidden' : 'none'
}

/**
 * What is owed now, if an attempt was refused because the amount has changed. Null as long as only the refused amount is
 * known: the new one is being loaded, or could not be loaded.
 */
export const costsNow = (
  view: PaymentView,
  amount: Money | null,
  { pressed }: Pick<PaymentRecord, 'pressed'>,
): Money | null =>
  view.kind === 'form' && view.failure?.notice.kind === 'amountChanged' && amount?.amount !== pressed?.amount
    ? amount
    : null

/** What a page does with the payment that it shows, whatever it is for. */
export interface PaymentCommands {
  /** Shows the bank's check that is open. */
  readonly continueAtBank: () => Promise<PaymentEnd>
  /** Looks now, instead of when it would by itself. */
  readonly checkNow: () => Promise<PaymentEnd>
  /** Shows the form beside something that is listed and not over: whatever is sent goes under the same key. */
  readonly startAgain: () => void
}

/** The payment that a page shows: that of whichever purchase the page is about now. */
export interface ShownPayment {
  readonly record$: Behavior<PaymentRecord | null>
  /** Whether its form was shown in this session. */
  readonly hadForm$: Behavior<boolean>
  readonly show: (run: PaymentRun | null) => void
  /** Whether it was looked at how it stands. One that was paid is over: what is paid next is another. */
  readonly isLookedAt: () => boolean
  /** Shows what was left without an end, one after the other, until one of them still has none; then what is paid for now. */
  readonly open: (
    bookingRef: string,
    isMeant: (purchase: Purchase) => boolean,
    next: () => Promise<Purchase | null>,
  ) => Promise<void>
  /** Presses where there is a form; a press beside another gets its end. */
  readonly press: (pressed: Pressed, card: CardInput | null) => Promise<PaymentEnd>
  readonly end: () => PaymentEnd
  readonly commands: PaymentCommands
}

/** A name on a card has fewer than 12 digits in it, so that no card number leaves as one. */
export const invalidCard = ({ cardholderName }: CardInput): PaymentEnd | null => {
  const problem = cardholderProblem(cardholderName)
  return problem && { kind: 'invalid', problem }
}

/** Free to pay, or not looked at. */
const isFree = ({ step }: PaymentRecord): boolean => ['form', 'unchecked', 'new'].includes(step.kind)

export const createShownPayment = (pending: PendingPayments, scope: Lifetime): ShownPayment => {
  const state = createState<PaymentRecord | null>(null)
  const hadForm = createState(false)
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
  const end = (): PaymentEnd => (state.state$.value === null ? { kind: 'notChecked' } : endOf(state.state$.value))
  /** The end of the payment that was shown when it began, whatever is shown by then. */
  const during = async (work: (run: PaymentRun) => Promise<PaymentRecord>): Promise<PaymentEnd> => {
    if (shown === null) return { kind: 'notChecked' }
    return shown.isOver() ? { kind: 'cancelled' } : endOf(await work(shown))
  }
  const sent = (event: TabEvent): Promise<PaymentEnd> =>
    during((run) => {
      run.send(event)
      return run.atRest()
    })
  scope.ended$.subscribe(() => {
    show(null)
    hadForm.set(false)
  })

  return {
    record$: state.state$,
    hadForm$: hadForm.state$,
    show,
    press: (pressed, card) => during((run) => run.press(pressed, card)),
    isLookedAt: () => shown !== null && !['new', 'unchecked', 'paid'].includes(shown.record$.value.step.kind),
    open: async (bookingRef, isMeant, next) => {
      const session = scope.context()
      const looked = new Set<PaymentRun>()
      for (const run of pending.unended(bookingRef)) {
        if (!isMeant(run.purchase)) continue
        show(run)
        looked.add(run)
        if (!isFree(await run.ready()) || isOver(session)) return
      }
      const purchase = await next()
      if (isOver(session)) return
      const run = purchase && pending.of(purchase)
      show(run)
      if (run !== null && !looked.has(run)) await run.ready()
    },
    end,
    commands: {
      continueAtBank: () => sent({ kind: 'continued' }),
      checkNow: () => sent({ kind: 'askedNow' }),
      startAgain: () => shown?.send({ kind: 'startedAgain' }),
    },
  }
}
