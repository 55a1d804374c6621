import { isLeft } from 'fp-ts/lib/Either.js'
import type { Task } from 'fp-ts/lib/Task.js'
import { paths } from '../navigation/paths.js'
import { cardReason } from '../payment/cardReason.js'
import { toKnownPaymentError } from '../payment/describePaymentFailure.js'
import { reportBrokenOff } from '../payment/reportUnread.js'
import { publicKeyOf } from '../payment/runChallenge.js'
import { createState } from '../reactive/Behavior.js'
import { latest } from '../reactive/Loadable.js'
import { createProjection } from './createProjection.js'
import { describePlanFailure } from './describePlanFailure.js'
import { findPlanOut, type PlanFinding, type PlanQuestion } from './findPlanOut.js'
import { createOpenChanges, type OpenChange } from './openChanges.js'
import type { PaymentPlan } from './PaymentPlan.js'
import type { PlanChange } from './PaymentPlanApi.js'
import type { PaymentPlanDeps, PlanRun } from './paymentPlanDeps.js'
import type { PaymentPlanFeature, PlanCard } from './PaymentPlanFeature.js'
import { isPlanBusy, type PaymentPlanState, type PlanAction, type PlanFailureReason } from './PaymentPlanState.js'
import { isPlanInError } from './planRules.js'
import { sendPlanChange } from './sendPlanChange.js'

const idle: PaymentPlanState = { kind: 'idle' }

/** What is to be changed, before the card company took the card. */
interface Wanted {
  readonly action: PlanAction
  readonly day: number | null
  readonly card: PlanCard | null
}

/** The payment plan of one booking: one change at a time, a second press gets the end of the first (exhaust). */
export const createPaymentPlan = (deps: PaymentPlanDeps): PaymentPlanFeature => {
  const { bookingRef, bookings, navigation, texts } = deps
  const state = createState<PaymentPlanState>(idle)
  const { projection$, project } = createProjection(deps)
  const changes = createOpenChanges()
  let running: Promise<PaymentPlanState> | null = null
  let undecided: { readonly open: OpenChange; readonly question: PlanQuestion } | null = null
  let session = 0

  deps.scope.ended$.subscribe(() => {
    session += 1
    running = null
    undecided = null
    changes.forget()
    state.set(idle)
  })

  const planShown = (): PaymentPlan | null => latest(bookings.booking(bookingRef).value)?.paymentPlan ?? null

  const fail = (run: PlanRun, action: PlanAction, reason: PlanFailureReason): void => {
    if (run.ended()) return
    run.show({ kind: 'failed', action, reason })
    // Said already, by what kind of refusal it was.
    if (reason.kind === 'notAccepted') return
    if (reason.kind === 'refused') return reason.errors.map(toKnownPaymentError).forEach(deps.failures.handleServerError)
    for (const message of describePlanFailure(reason, texts)) deps.messages.toast('danger', message)
  }

  /** Specification 2, §4: the message, and the booking loaded anew; a plan that came out in error is no success. */
  const succeed = async (run: PlanRun, action: PlanAction): Promise<void> => {
    if (run.ended()) return
    await bookings.refresh(bookingRef)()
    if (run.ended()) return
    const plan = planShown()
    if (plan !== null && isPlanInError(plan)) return fail(run, action, { kind: 'planError' })
    run.show({ kind: 'updated', action })
    deps.messages.toast('success', texts.payment.detailsUpdated)
    const left = [paths.changePlanPayment(bookingRef), paths.changePlanDay(bookingRef)]
    if (left.some((path) => navigation.current().startsWith(path))) navigation.goTo(paths.paymentPlan(bookingRef))
  }

  const settle = async (run: PlanRun, open: OpenChange, finding: PlanFinding): Promise<void> => {
    const { action } = open.wish
    if (!run.ended()) undecided = finding.kind === 'undecided' ? { open, question: finding.question } : null
    switch (finding.kind) {
      case 'updated':
        changes.answered(open)
        return succeed(run, action)
      case 'failed':
        return fail(run, action, finding.reason)
      case 'undecided':
        return run.show({ kind: 'undecided', action, failure: finding.failure })
    }
  }

  const single = (action: PlanAction, flow: (run: PlanRun) => Promise<void>): Promise<PaymentPlanState> => {
    if (running !== null) return running
    const mine = session
    const ended = (): boolean => mine !== session
    const run: PlanRun = {
      context: deps.scope.lastingContext(),
      ended,
      show: (next) => void (ended() || state.set(next)),
    }
    run.show({ kind: 'updating', action })
    const brokenOff = (): void => {
      reportBrokenOff(deps.failures, 'paymentPlan')
      run.show({ kind: 'undecided', action, failure: null })
    }
    running = flow(run).catch(brokenOff).then(() => {
      if (!ended()) running = null
      return state.state$.value
    })
    return running
  }

  const toChange = async ({ action, day, card }: Wanted): Promise<PlanChange | PlanFailureReason> => {
    if (card === null) return { action: 'changeDay', day: day ?? 0 }
    const publicKey = await publicKeyOf(deps)
    if (publicKey === null) return { kind: 'cardsUnavailable' }
    const { cardholderName, source } = card
    const token = await deps.cards.tokenise({ publicKey, cardholderName: cardholderName.trim(), source })()
    if (isLeft(token)) return cardReason(token.left)
    return action === 'create' ? { action, day: day ?? 0, card: token.right } : { action: 'changePayment', card: token.right }
  }

  const change = (wanted: Wanted): Task<PaymentPlanState> => () =>
    single(wanted.action, async (run) => {
      await publicKeyOf(deps)
      const made = await toChange(wanted)
      if (run.ended()) return
      if ('kind' in made) return fail(run, wanted.action, made)
      const wish = { action: wanted.action, day: wanted.day, cardholderName: wanted.card?.cardholderName.trim() ?? null }
      const open = changes.begin(wish, planShown(), deps.ids.uuid())
      undecided = { open, question: 'lost' }
      await settle(run, open, await sendPlanChange(deps, run, changes, open, made))
    })

  return {
    state$: state.state$,
    projection$,
    project,
    create: ({ day, ...card }) => change({ action: 'create', day, card }),
    changePayment: (card) => change({ action: 'changePayment', day: null, card }),
    changeDay: (day) => change({ action: 'changeDay', day, card: null }),
    checkNow: () => {
      if (undecided === null) return Promise.resolve(state.state$.value)
      const { open, question } = undecided
      return single(open.wish.action, async (run) => settle(run, open, await findPlanOut(deps, run, open, question)))
    },
    reset: () => {
      if (!isPlanBusy(state.state$.value) && state.state$.value.kind !== 'undecided') state.set(idle)
    },
  }
}
