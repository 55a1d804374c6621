import {
  type BalancePaymentState,
  type CheckoutState,
  type PaymentOutcome,
  type PaymentWords,
  type PlanFormState,
  texts,
} from '@booking-dashboard/core'
import { actionOf, type Purpose, viewIn } from './paymentModels.js'

type State = CheckoutState | BalancePaymentState | PlanFormState

interface Sentences {
  readonly headings: Readonly<Record<string, string>>
  readonly charged: Readonly<Record<string, string>>
  /** The steps while money moves, in order. */
  readonly stages: Readonly<Record<string, string>>
}

const { payment, freeBasket, paymentPlan, screen } = texts
const { progress, free, done, notChecked } = screen.checkout

const isFree = (state: State): boolean => 'isFree' in state && state.isFree

/** The sentences about this purchase. */
const sentencesOf = (purpose: Purpose, state: State): Sentences => {
  const action = actionOf(purpose)
  if (action !== null) {
    const { headings, actions, charged } = paymentPlan
    return { headings: { ...headings, ...actions[action] }, charged, stages: progress.planStages }
  }
  if (isFree(state)) return { ...freeBasket, stages: { sending: free.stage } }
  return { ...payment, stages: purpose === 'basket' ? progress.stages : progress.balanceStages }
}

/** Null if the customer can simply pay, or nothing is known yet. */
const headingOf = (view: PaymentOutcome, { headings }: Sentences): string | null | undefined => {
  switch (view.kind) {
    case 'checking':
      return null
    case 'notChecked':
      return notChecked.heading
    case 'form':
      if (view.failure === null) return null
      return view.failure.notice.kind === 'dueAgain' ? payment.headings.dueAgain : headings[view.failure.outcome]
    case 'moving':
      return headings['moving']
    case 'bankOffered':
      return screen.booking.attention.bank.heading
    case 'undecided':
      if (view.because === 'disagrees' && view.payment !== null) return payment.undecided.recorded
      return view.because === 'challenge' ? payment.undecided.challengeHeading : headings['undecided']
    case 'bookingFailed':
      return payment.paidButFailedHeader
    case 'paid':
      return view.payment.otherwise === true ? done.otherwise : done.heading
  }
}

/** What the page says first of the money; undefined if the notice says it, or it names an amount. */
const chargedOf = (view: PaymentOutcome, { charged }: Sentences): string | undefined => {
  if (view.kind === 'moving') return charged['moving']
  if (view.kind !== 'form' || view.failure === null || view.failure.notice.kind === 'dueAgain') return undefined
  const { outcome, money } = view.failure
  const ofNothing = outcome === 'notReceived' ? charged['notReceived'] : undefined
  return ofNothing ?? (money === null ? undefined : charged[money])
}

/** The steps while money moves: those before the current one are done, and only the bank's has a note. */
const problemsOfSteps = (view: PaymentOutcome, words: PaymentWords, { stages }: Sentences): readonly string[] => {
  const steps = words.progress?.steps ?? []
  if (view.kind !== 'moving') return steps.length === 0 ? [] : ['shows steps although no money moves']
  const at = steps.findIndex(({ state }) => state === 'current')
  const isOrdered = steps.every(
    ({ state }, index) => state === (index < at ? 'done' : index > at ? 'toCome' : 'current'),
  )
  const isReceived = view.stage === 'received'
  const label = stages[isReceived ? 'confirming' : view.stage] ?? stages['sending']
  const isNoted = steps.every(({ note }, index) => (note !== undefined) === (index === at && view.stage === 'bank'))
  return [
    ...(at >= 0 && isOrdered ? [] : [`shows the steps ${steps.map(({ state }) => state).join()}`]),
    ...(steps[at]?.label === label ? [] : [`shows the step “${steps[at]?.label}”, not “${label}”`]),
    ...(isReceived && steps.some((step) => step.label === stages['bank'])
      ? ['shows a check of the bank that nothing proves']
      : []),
    ...(isNoted || stages['bank'] === undefined ? [] : ['shows the note of the bank at another step']),
  ]
}

const problemsOfForm = (view: PaymentOutcome, state: State): readonly string[] => {
  if (!('form' in state)) return []
  const isRight =
    view.kind === 'form'
      ? state.form === 'shown'
      : state.form === 'none' || (state.form === 'hidden' && view.kind !== 'bookingFailed')
  return isRight ? [] : [`has the form ${state.form}`]
}

/**
 * What a page says about a payment and offers, if that is not what it shows of it. `isQuiet`: nothing is in progress,
 * so that a customer may go on beside each payment that is open.
 */
export const saidOtherwise = (purpose: Purpose, state: State, isQuiet: boolean): readonly string[] => {
  const view = viewIn(state)
  if (view === null || !('words' in state)) return []
  const { words } = state
  const sentences = sentencesOf(purpose, state)
  const heading = headingOf(view, sentences)
  const mayGoOn = view.kind === 'undecided' && (view.because === 'pending' || view.because === 'challenge')
  const goesOn = (words?.startAgain ?? null) !== null
  const charged = chargedOf(view, sentences)
  // Payments of other amounts that may still arrive have their own words above a form.
  const isBesideOthers = heading === null && view.kind === 'form'
  return [
    ...(isBesideOthers || (words?.heading ?? null) === heading ? [] : [`says “${words?.heading}”, not “${heading}”`]),
    ...(charged === undefined || words?.charged[0] === charged
      ? []
      : [`says “${words?.charged[0]}”, not “${charged}”`]),
    ...(goesOn && !mayGoOn ? ['offers to start again'] : []),
    ...(isQuiet && mayGoOn && !goesOn ? ['does not offer to start again'] : []),
    ...(words === null ? [] : problemsOfSteps(view, words, sentences)),
    ...problemsOfForm(view, state),
  ].map((problem) => `The page of ${purpose}, whose payment is ${view.kind}, ${problem}`)
}
