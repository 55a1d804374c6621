import type { PayingTexts } from './paymentTexts.js'
import { type Money, zeroMinor } from '../money/Money.js'
import type { ListedPayment, Notice, PaidPayment, PlanAction } from './machine/record.js'
import type {
  AttemptOutcome,
  MoneyStatement,
  PaymentFailure,
  PaymentStage,
  PaymentView,
  StepOfPayment,
} from './machine/view.js'
import { type PaymentNextStep, paymentNextStep } from './paymentCodes.js'
import { describeNotice, describePaymentOf } from './paymentWords.js'

/**
 * The subject of a payment. A change of a plan is named by its action and moves no money; a free basket asks for no
 * card.
 */
export type PaidPurchase = 'basket' | 'freeBasket' | 'balance' | 'overdue' | PlanAction

/** What a page says about a payment unless the customer can simply pay, in the order of a customer's questions. */
export interface PaymentWords {
  readonly heading: string
  /** Was I charged? */
  readonly charged: readonly string[]
  /** What happens now, or why the payment failed. */
  readonly now: readonly string[]
  /** What can I do? */
  readonly next: readonly string[]
  /** The label of the button that continues beside an unfinished payment; null if nothing may be sent. */
  readonly startAgain: string | null
  /** The steps while money moves; null if none moves. */
  readonly progress: { readonly label: string; readonly steps: readonly PaymentStepWords[] } | null
}

/** One step while money moves. */
export interface PaymentStepWords {
  readonly label: string
  readonly state: 'done' | 'current' | 'toCome'
  readonly note: string | undefined
}

const none = { charged: [], now: [], next: [], startAgain: null, progress: null } as const

/** The sentences of one kind of purchase, by state. */
interface WordsByState {
  readonly headings: Readonly<Record<Exclude<AttemptOutcome, 'dueAgain'> | 'moving' | 'undecided', string>>
  /** `notReceived`: below a heading that says so; a free basket has no such words of its own. */
  readonly charged: Readonly<Record<MoneyStatement | 'moving', string> & { notReceived?: string }>
  readonly nextSteps: Readonly<Partial<Record<PaymentNextStep, string>>>
  readonly undecided: {
    readonly sentence: string
    /** If the challenge is open, perhaps in another tab. */
    readonly challenge: string
    /** If nothing may be sent. */
    readonly wait?: string
    /** If the payment may be sent again, under the same key. */
    readonly startAgain?: string
    readonly startAgainAction: string
  }
}

const isPlan = (of: PaidPurchase): of is PlanAction => of === 'create' || of === 'changePayment' || of === 'changeDay'

const wordsByState = (of: PaidPurchase, { payment, freeBasket, paymentPlan }: PayingTexts): WordsByState => {
  if (of === 'freeBasket') return freeBasket
  if (!isPlan(of)) return payment
  const { headings, actions, charged, undecided, nextSteps } = paymentPlan
  const { tryDayAgain, ...steps } = nextSteps
  const { checkCard, anotherCard, contactUs } = payment.nextSteps
  return {
    headings: { ...headings, ...actions[of] },
    charged,
    nextSteps: { checkCard, anotherCard, contactUs, ...steps, ...(of === 'changeDay' && { tryAgain: tryDayAgain }) },
    undecided,
  }
}

/** Why a bank or a card company refused, if the code of the answer shows it. */
const reasonsOf = (codes: readonly string[], { payment: { reasons } }: PayingTexts): readonly string[] =>
  Object.entries(reasons).flatMap(([code, reason]) => (codes.includes(code) ? [reason] : []))

const afterNotice = (notice: Notice, of: PaidPurchase, texts: PayingTexts): Pick<PaymentWords, 'now' | 'next'> => {
  const { nextSteps } = wordsByState(of, texts)
  const steps = (...names: readonly PaymentNextStep[]): readonly string[] => [
    ...new Set(names.flatMap((name) => nextSteps[name] ?? [])),
  ]
  switch (notice.kind) {
    case 'refused': {
      const codes = notice.errors.map(({ code }) => code ?? '')
      return {
        now: of === 'freeBasket' ? [] : reasonsOf(codes, texts),
        next: steps(...codes.map(paymentNextStep)),
      }
    }
    case 'amountChanged':
      return { now: [], next: steps('checkAmount') }
    case 'declined':
      return notice.byBank === true
        ? { now: reasonsOf(['16000140'], texts), next: steps('anotherCard') }
        : { now: [], next: steps('tryAgain') }
    // The heading says that nothing was sent.
    case 'cardsUnavailable':
      return { now: reasonsOf(['16000160'], texts), next: [] }
    // The heading and the text about the money already say everything.
    case 'signedOut':
    case 'noPayment':
    case 'pending':
    case 'dueAgain':
      return { now: [], next: [] }
    default:
      return { now: describeNotice(notice, isPlan(of) ? 'paymentPlan' : 'payment', texts), next: [] }
  }
}

const failureWords = (
  { notice, outcome, money }: PaymentFailure,
  of: PaidPurchase,
  texts: PayingTexts,
): PaymentWords => {
  const { headings, charged } = wordsByState(of, texts)
  if (notice.kind === 'dueAgain') {
    const { dueAgain } = texts.payment
    const charged = [describePaymentOf(notice.payment, dueAgain, texts)]
    return { ...none, heading: texts.payment.headings.dueAgain, charged }
  }
  const isFree = of === 'freeBasket'
  const statement = money ?? (isFree ? 'notCharged' : null)
  const ofMoney = statement === null ? [] : [charged[statement]]
  const { now, next } =
    isFree && notice.kind !== 'refused' && notice.kind !== 'amountChanged'
      ? { now: [], next: [] }
      : afterNotice(notice, of, texts)
  const isRefuted = outcome === 'notFound' && !isFree && !isPlan(of)
  return {
    ...none,
    heading: headings[outcome === 'dueAgain' ? 'failed' : outcome],
    charged: outcome === 'notReceived' && charged.notReceived !== undefined ? [charged.notReceived] : ofMoney,
    now: isRefuted ? [texts.payment.claimNotFound, ...now] : now,
    next,
  }
}

const undecidedWords = (
  { because, payment, mayStartAgain, contactSupport }: Extract<PaymentView, { readonly kind: 'undecided' }>,
  of: PaidPurchase,
  bookingRef: string,
  texts: PayingTexts,
): PaymentWords => {
  const { headings, undecided } = wordsByState(of, texts)
  const { recorded, disagrees, challengeHeading, support } = texts.payment.undecided
  const startAgain = mayStartAgain ? undecided.startAgainAction : null
  const next = contactSupport ? [support(payment?.reference ?? bookingRef)] : []
  if (because === 'disagrees' && payment !== null)
    return { ...none, heading: recorded, charged: [describePaymentOf(payment, disagrees, texts)], next, startAgain }
  if (because === 'challenge')
    return { ...none, heading: challengeHeading, now: [undecided.challenge], next, startAgain }
  const advice = (mayStartAgain ? undecided.startAgain : undefined) ?? undecided.wait
  return {
    ...none,
    heading: headings.undecided,
    now: [undecided.sentence],
    next: [...(advice === undefined ? [] : [advice]), ...next],
    startAgain,
  }
}

const stages: readonly StepOfPayment[] = ['sending', 'bank', 'confirming']

/** The plan's bank step is listed once there is a challenge: it is not known in advance whether its card needs one. */
const shownStages = (of: PaidPurchase, stage: PaymentStage): readonly StepOfPayment[] => {
  if (stage === 'received') return ['sending', 'confirming']
  return isPlan(of) && stage === 'sending' ? ['sending'] : stages
}

/** The steps in order. Only what is known to have happened is done. */
const stepsOf = (
  of: PaidPurchase,
  stage: PaymentStage,
  { screen: { checkout } }: PayingTexts,
): readonly PaymentStepWords[] => {
  const { progress, free } = checkout
  if (of === 'freeBasket') return [{ label: free.stage, state: 'current', note: undefined }]
  const words = isPlan(of) ? progress.planStages : of === 'basket' ? progress.stages : progress.balanceStages
  const shown = shownStages(of, stage)
  const now = shown.indexOf(stage === 'received' ? 'confirming' : stage)
  return shown.map((one, place) => ({
    label: words[one],
    state: place === now ? 'current' : place < now ? 'done' : 'toCome',
    note: one === 'bank' && place === now ? progress.bankNote : undefined,
  }))
}

/** For a payment that has ended. */
export const paidWords = ({ otherwise, amount }: PaidPayment, texts: PayingTexts): PaymentWords => {
  const { done } = texts.screen.checkout
  if (otherwise === true)
    return { ...none, heading: done.otherwise, charged: [texts.payment.paidOtherwise], now: [done.sentence] }
  const charged = amount === zeroMinor ? texts.freeBasket.charged.notCharged : done.received
  return { ...none, heading: done.heading, charged: [charged], now: [done.sentence] }
}

/** The reference of the receipt; null if there is none, or if it may belong to somebody else's card. */
const receiptOf = ({ otherwise, reference }: PaidPayment): string | null => (otherwise === true ? null : reference)

/** What a page shows of a payment that has ended. */
export const paidShown = (payment: PaidPayment, texts: PayingTexts) => ({
  payment,
  words: paidWords(payment, texts),
  receipt: receiptOf(payment),
})

/**
 * What a page says about a payment (behaviour/basket#2.5 and behaviour/payments#2.8). Null during the first status
 * check, and if the customer can simply pay. `asItStands` adds what is known of the purchase: that the basket is
 * unchanged, or what it costs now.
 */
export const paymentWords = (
  view: PaymentView,
  {
    of,
    bookingRef,
    asItStands = [],
  }: { readonly of: PaidPurchase; readonly bookingRef: string; readonly asItStands?: readonly string[] },
  texts: PayingTexts,
): PaymentWords | null => {
  const { payment, screen } = texts
  switch (view.kind) {
    case 'checking':
      return null
    case 'notChecked': {
      const { heading, sentence } = screen.checkout.notChecked
      return { ...none, heading, charged: [sentence] }
    }
    case 'form': {
      if (view.failure === null) return null
      const words = failureWords(view.failure, of, texts)
      return { ...words, now: [...words.now, ...asItStands] }
    }
    case 'moving': {
      const { headings, charged } = wordsByState(of, texts)
      const { keepOpen, label } = screen.checkout.progress
      return {
        ...none,
        heading: headings.moving,
        charged: [charged.moving],
        next: [keepOpen],
        progress: { label: isPlan(of) ? screen.plan.progress.label : label, steps: stepsOf(of, view.stage, texts) },
      }
    }
    case 'bankOffered': {
      const { bank } = screen.booking.attention
      const charged = [isPlan(of) ? bank.planSentence : bank.sentence]
      const now = view.failure === null ? [] : afterNotice(view.failure.notice, of, texts).now
      return { ...none, heading: bank.heading, charged, now }
    }
    case 'undecided':
      return undecidedWords(view, of, bookingRef, texts)
    case 'bookingFailed':
      return {
        ...none,
        heading: payment.paidButFailedHeader,
        charged: [payment.paidButFailed],
        now: [payment.paidReference(view.paymentId)],
        next: [payment.doNotRebook],
      }
    case 'paid':
      return paidWords(view.payment, texts)
  }
}

/** The form warns about payments of other amounts that may still arrive: each of them would be an additional charge. */
export const besideEarlier = (
  words: PaymentWords | null,
  { kind }: PaymentView,
  earlier: readonly Money[],
  { payment, formats }: PayingTexts,
): PaymentWords | null => {
  if (kind !== 'form' || earlier.length === 0) return words
  const { heading, charged, ...others } = words ?? { ...none, heading: payment.headings.unanswered, charged: [] }
  const mayArrive = earlier.map((amount) => payment.earlierMayArrive(formats.money(amount)))
  return { ...others, heading, charged: [...charged, ...mayArrive] }
}

/** A payment after which the booking still owes as much as before, with its sentence for a page with nothing to pay. */
export interface ReturnedPayment {
  readonly payment: ListedPayment
  readonly sentence: string
}

export const returnedPayment = (view: PaymentView, owed: Money, texts: PayingTexts): ReturnedPayment | null => {
  if (view.kind !== 'form' || view.failure?.notice.kind !== 'dueAgain') return null
  const { payment } = view.failure.notice
  const { stillOwed } = texts.payment
  const inAll = texts.formats.money(owed)
  const sentence = describePaymentOf(payment, (...paid) => stillOwed(...paid, inAll), texts)
  return { payment, sentence }
}
