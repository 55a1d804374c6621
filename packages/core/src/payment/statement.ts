import { entryOfCode, entryOfOperation, type Severity, worstFirst } from '../failure/errorCatalogue.js'
import type { FailureHandler } from '../failure/handleFailure.js'
import type { Operation, ServerError } from '../failure/Failure.js'
import type { MessageStore } from '../messages/MessageStore.js'
import { zeroMinor } from '../money/Money.js'
import type { ListedPayment, Notice, PaidPayment } from './machine/record.js'
import {
  type AttemptOutcome,
  isPlan,
  type MoneyStatement,
  type PaymentStage,
  type PaymentStatus,
  receiptOf,
  type StepOfPayment,
  type Subject,
} from './machine/status.js'
import {
  isPaymentCode,
  keyVerdict,
  otherAmount,
  type PaymentErrorCode,
  type PaymentNextStep,
  paymentNextStep,
} from './paymentCodes.js'
import { bankWords } from './attentionTexts.js'
import type { PayingTexts } from './paymentTexts.js'

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

/** One message at the moment when the status becomes known. */
interface ToastWords {
  readonly meaning: 'success' | 'warning' | 'danger'
  readonly text: string
  readonly report: { readonly code: string; readonly severity: Severity } | null
  /** An error of another family, which may also end the session or lead elsewhere. */
  readonly error: ServerError | null
}

/** What every place says of one payment. All of it comes from one status, so no place contradicts another. */
export interface Statement {
  /** The page of the payment. Null during the first status check, and if the customer can simply pay. */
  readonly panel: PaymentWords | null
  /** Where the specification has a toast; the panel shows everything else. */
  readonly toasts: readonly ToastWords[]
  /** What the customer must confirm to have read. */
  readonly prompt: { readonly header: string; readonly message: readonly string[] } | null
  /** Before a sign-out; null if nothing is unfinished. */
  readonly unfinished: string | null
  /** After a payment or change that was submitted here, for a page that cannot show what it paid for; else null. */
  readonly made: string | null
  /** For a page with nothing to pay: the payment whose money was returned. */
  readonly returned: ReturnedPayment | null
  /** The reference of the receipt to show; null if there is none. */
  readonly receipt: string | null
}

/** A payment whose money was returned, and the sentence about it on a page with nothing to pay. */
export interface ReturnedPayment {
  readonly payment: ListedPayment
  readonly sentence: string
}

const none = { charged: [], now: [], next: [], startAgain: null, progress: null } as const

/** The sentences about one kind of purchase. */
interface Voice {
  readonly headings: Readonly<Record<AttemptOutcome | 'moving' | 'undecided', string>>
  /** `notReceived`: below a heading that says so; a free basket has no such words of its own. */
  readonly charged: Readonly<Record<MoneyStatement | 'moving', string> & { notReceived?: string }>
  readonly nextSteps: Readonly<Partial<Record<PaymentNextStep, string>>>
  readonly undecided: {
    readonly sentence: string
    /** If the challenge is open, perhaps in another tab: what to do if it is not. */
    readonly challenge: string
    /** If nothing may be sent. */
    readonly wait?: string
    /** If the payment may be sent again, under the same key. */
    readonly startAgain?: string
    readonly startAgainAction: string
  }
}

const operationOf = (subject: Subject): 'paymentPlan' | 'completeBasket' | 'payment' =>
  isPlan(subject) ? 'paymentPlan' : subject === 'freeBasket' ? 'completeBasket' : 'payment'

const voiceOf = (subject: Subject, { payment, freeBasket, paymentPlan }: PayingTexts): Voice => {
  if (subject === 'freeBasket') return freeBasket
  if (!isPlan(subject)) return payment
  const { headings, actions, charged, undecided, nextSteps } = paymentPlan
  const { tryDayAgain, ...steps } = nextSteps
  const { checkCard, anotherCard, contactUs } = payment.nextSteps
  return {
    headings: { ...headings, ...actions[subject], notFound: actions[subject].notReceived },
    charged,
    nextSteps: {
      checkCard,
      anotherCard,
      contactUs,
      ...steps,
      ...(subject === 'changeDay' && { tryAgain: tryDayAgain }),
    },
    undecided,
  }
}

/** The generic code replaces every code that is not in the list (behaviour/basket#2.5). */
const genericPaymentCode = '16000010' satisfies PaymentErrorCode

/** The code of an error, as it is reported: the generic one for a code that is not in the list. */
const knownCode = (code: string, texts: PayingTexts): string =>
  isPaymentCode(code) || Object.hasOwn(texts.codes, code) ? code : genericPaymentCode

/** The specification gives their texts, which stand for every purchase. */
const literal: readonly number[] = [16000180, 16000270, 16000301]

/** Codes whose text is about a card or a plan, not about a payment. */
const ofNoPayment: readonly number[] = [
  16000050, 16000060, 16000070, 16000080, 16000160, 16000210, 16000220, 16000230, 16000240, 16000250, 16000260,
  16000290, 16000302, 16000303, 16000304,
]

/** The text for one error: in the words of what was asked for, and nothing that a later status check refuted. */
const ofError = (
  { code, message }: ServerError,
  { kind, subject, isUnderWay }: PaymentStatus,
  texts: PayingTexts,
): string => {
  const operation = operationOf(subject)
  const { text: general } = texts.operations[operation]
  if (code === null) return message ?? general
  const known = knownCode(code, texts)
  const { text } = entryOfCode(known, texts)
  if (!isPaymentCode(known)) return text ?? general
  const { headings } = voiceOf(subject, texts)
  const isClaim = keyVerdict([known]) === 'claimed'
  if (isClaim && kind === 'form' && !isUnderWay)
    return operation === 'payment' ? texts.payment.claimNotFound : headings.notFound
  if (operation === 'payment' || literal.includes(Number(known))) return text ?? general
  if (isClaim) return headings.open
  if (operation === 'completeBasket') return general
  return (ofNoPayment.includes(Number(known)) ? text : cardReasons([known], texts)[0]) ?? general
}

/** A sentence with the amount, the date and the reference of a payment. */
const withPayment = (
  { reference, amount, date }: ListedPayment,
  sentence: (amount: string, date: string, reference: string) => string,
  { formats }: PayingTexts,
): string => sentence(formats.money(amount), formats.documentDate(date), reference)

/** What the back end refused with. The code of another amount stands in the words of the notice. */
const errorsIn = (notice: Notice | null): readonly ServerError[] => {
  if (notice?.kind === 'refused') return notice.errors
  return notice?.kind === 'amountChanged' ? (notice.errors ?? []).filter(({ code }) => code !== otherAmount) : []
}

/** A notice in full; null if a heading or a text about the money says it. */
const inFull = (notice: Notice, subject: Subject, texts: PayingTexts): string | null => {
  const words = isPlan(subject) ? texts.paymentPlan : texts.payment
  switch (notice.kind) {
    case 'card':
      return notice.message
    case 'amountChanged':
      return isPlan(subject) ? texts.paymentPlan.nextSteps.checkAmount : texts.paymentCode[16000307].text
    case 'otherCard':
      return words.otherCard(notice.card)
    case 'planError':
      return texts.paymentPlan.planError
    case 'challengeFailed':
    case 'challengeClosed':
    case 'challengeExpired':
    case 'checkUnavailable':
      return words[notice.kind]
    case 'refused':
    case 'cardsUnavailable':
    case 'declined':
    case 'noPayment':
    case 'signedOut':
    case 'notAccepted':
    case 'pending':
    case 'otherPaid':
    case 'unbooked':
    case 'dueAgain':
      return null
  }
}

/** The back end read nothing of it, so nothing was charged. */
const ofNotSent = (subject: Subject, { payment, paymentPlan, freeBasket }: PayingTexts): string => {
  if (subject === 'freeBasket') return `${freeBasket.headings.notSent}. ${freeBasket.charged.notCharged}`
  return isPlan(subject) ? paymentPlan.signedOut : payment.signedOut
}

// ---- The panel ----

/** Why a bank or a card company refused, if the code of the answer shows it. */
const cardReasons = (codes: readonly string[], { payment: { reasons } }: PayingTexts): readonly string[] =>
  Object.entries(reasons).flatMap(([code, reason]) => (codes.includes(code) ? [reason] : []))

/** The panel gives its own advice for the code of a payment; any other reason stands in the words of its toast. */
const ofOtherFamily = ({ code, message }: ServerError, texts: PayingTexts): readonly string[] => {
  if (code === null) return message === null ? [] : [message]
  const { text } = entryOfCode(code, texts)
  return isPaymentCode(knownCode(code, texts)) || text === null ? [] : [text]
}

/** Why the last attempt ended, and what the customer can do. */
const afterNotice = ({ subject, notice }: PaymentStatus, texts: PayingTexts): Pick<PaymentWords, 'now' | 'next'> => {
  const { nextSteps } = voiceOf(subject, texts)
  const steps = (...names: readonly PaymentNextStep[]): readonly string[] => [
    ...new Set(names.flatMap((name) => nextSteps[name] ?? [])),
  ]
  const isFree = subject === 'freeBasket'
  const changed = notice?.kind === 'amountChanged' ? (['checkAmount'] as const) : []
  const errors = errorsIn(notice)
  if (errors.length > 0) {
    const codes = errors.map(({ code }) => code ?? '')
    const ofCards = isFree ? [] : cardReasons(codes, texts)
    return {
      now: [...new Set([...ofCards, ...errors.flatMap((error) => ofOtherFamily(error, texts))])],
      next: steps(...codes.map(paymentNextStep), ...changed),
    }
  }
  if (notice === null || isFree || changed.length > 0) return { now: [], next: steps(...changed) }
  if (notice.kind === 'declined')
    return notice.byBank === true
      ? { now: cardReasons(['16000140'], texts), next: steps('anotherCard') }
      : { now: [], next: steps('tryAgain') }
  // The heading says that nothing was sent.
  if (notice.kind === 'cardsUnavailable') return { now: cardReasons(['16000160'], texts), next: [] }
  const said = inFull(notice, subject, texts)
  return { now: said === null ? [] : [said], next: [] }
}

const isBasket = (subject: Subject): boolean => subject === 'basket' || subject === 'freeBasket'

/** What the purchase costs now, or that the basket is as it was. */
const asItStands = (
  { subject, amountNow, isOtherAmount, isAsItWas }: PaymentStatus,
  { screen, formats }: PayingTexts,
): readonly string[] => {
  const { newTotal, newBalance, stillThere } = screen.checkout.form
  if (isOtherAmount && amountNow !== null)
    return [(isBasket(subject) ? newTotal : newBalance)(formats.money(amountNow))]
  return isAsItWas ? [stillThere] : []
}

const formWords = (status: PaymentStatus, texts: PayingTexts): PaymentWords | null => {
  const { subject, notice, outcome, failedBefore } = status
  const { payment } = texts
  const more = asItStands(status, texts)
  if (notice === null)
    return (
      failedBefore && {
        ...none,
        heading: payment.headings.failedBefore,
        charged: [withPayment(failedBefore, payment.failedBefore, texts)],
      }
    )
  if (status.isGone) return { ...none, heading: payment.headings.notCharged, charged: [payment.basketGone] }
  if (notice.kind === 'otherPaid')
    return { ...none, heading: payment.headings.otherPaid, charged: [payment.otherPaid], now: more }
  if (notice.kind === 'dueAgain' || notice.kind === 'unbooked') {
    const paid = [withPayment(notice.payment, payment[notice.kind], texts)]
    return { ...none, heading: payment.headings[notice.kind], charged: paid, now: more }
  }
  const { headings, charged } = voiceOf(subject, texts)
  const statement = status.charged ?? (subject === 'freeBasket' ? 'notCharged' : null)
  const ofMoney = statement === null ? [] : [charged[statement]]
  const { now, next } = afterNotice(status, texts)
  const isRefuted = outcome === 'notFound' && operationOf(subject) === 'payment'
  return {
    ...none,
    heading: headings[outcome ?? 'failed'],
    charged: outcome === 'notReceived' && charged.notReceived !== undefined ? [charged.notReceived] : ofMoney,
    now: [...(isRefuted ? [payment.claimNotFound] : []), ...now, ...more],
    next,
  }
}

const undecidedWords = (
  { subject, bookingRef, because, payment, can }: Extract<PaymentStatus, { kind: 'undecided' }>,
  texts: PayingTexts,
): PaymentWords => {
  const { headings, undecided } = voiceOf(subject, texts)
  const { recorded, disagrees, support } = texts.payment.undecided
  const mayStartAgain = can.includes('startAgain')
  const startAgain = mayStartAgain ? undecided.startAgainAction : null
  const next = can.includes('askSupport') ? [support(payment?.reference ?? bookingRef)] : []
  if (because === 'disagrees' && payment !== null)
    return { ...none, heading: recorded, charged: [withPayment(payment, disagrees, texts)], next, startAgain }
  if (because === 'challenge') {
    const { heading, sentence } = bankWords('elsewhere', isPlan(subject), texts)
    const now = subject === 'freeBasket' ? [undecided.challenge] : [sentence, undecided.challenge]
    return { ...none, heading, now, next, startAgain }
  }
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
const shownStages = (subject: Subject, stage: PaymentStage): readonly StepOfPayment[] => {
  if (stage === 'received') return ['sending', 'confirming']
  return isPlan(subject) && stage === 'sending' ? ['sending'] : stages
}

/** The steps in order. Only what is known to have happened is done. */
const stepsOf = (subject: Subject, stage: PaymentStage, { screen }: PayingTexts): readonly PaymentStepWords[] => {
  const { progress, free } = screen.checkout
  if (subject === 'freeBasket') return [{ label: free.stage, state: 'current', note: undefined }]
  const words = isPlan(subject) ? progress.planStages : subject === 'basket' ? progress.stages : progress.balanceStages
  const shown = shownStages(subject, stage)
  const now = shown.indexOf(stage === 'received' ? 'confirming' : stage)
  return shown.map((one, place) => ({
    label: words[one],
    state: place === now ? 'current' : place < now ? 'done' : 'toCome',
    note: one === 'bank' && place === now ? progress.bankNote : undefined,
  }))
}

const paidWords = ({ otherwise, amount }: PaidPayment, texts: PayingTexts): PaymentWords => {
  const { done } = texts.screen.checkout
  if (otherwise === true)
    return { ...none, heading: done.otherwise, charged: [texts.payment.paidOtherwise], now: [done.sentence] }
  const charged = amount === zeroMinor ? texts.freeBasket.charged.notCharged : done.received
  return { ...none, heading: done.heading, charged: [charged], now: [done.sentence] }
}

/** Maps each problem with the name on a card to its text in the form. */
export const nameWords = {
  cardholderMissing: 'name',
  cardNumberAsName: 'nameIsNumber',
  cardholderTooLong: 'nameTooLong',
} as const

const problemWords = (
  problem: Extract<PaymentStatus, { kind: 'invalid' }>['problem'],
  { paymentPlan, screen }: PayingTexts,
): string => {
  if (typeof problem === 'object') return problem.message
  return problem === 'day' ? paymentPlan.invalidDay : screen.checkout.form.problems[nameWords[problem]]
}

const panelWords = (status: PaymentStatus, texts: PayingTexts): PaymentWords | null => {
  const { payment, screen } = texts
  const { subject } = status
  switch (status.kind) {
    case 'checking':
      return null
    case 'notChecked': {
      const { heading, sentence } = screen.checkout.notChecked
      return { ...none, heading, charged: [sentence] }
    }
    case 'form':
      return formWords(status, texts)
    case 'moving': {
      const { headings, charged } = voiceOf(subject, texts)
      const { keepOpen, label } = screen.checkout.progress
      return {
        ...none,
        heading: headings.moving,
        charged: [charged.moving],
        next: [keepOpen],
        progress: {
          label: isPlan(subject) ? screen.plan.progress.label : label,
          steps: stepsOf(subject, status.stage, texts),
        },
      }
    }
    case 'bankOffered': {
      const { heading, sentence } = bankWords('here', isPlan(subject), texts)
      return { ...none, heading, charged: [sentence], now: afterNotice(status, texts).now }
    }
    case 'undecided':
      return undecidedWords(status, texts)
    case 'bookingFailed':
      return {
        ...none,
        heading: payment.paidButFailedHeader,
        charged: [payment.paidButFailed],
        now: [payment.paidReference(status.paymentId)],
        next: [payment.doNotRebook],
      }
    case 'paid':
      return paidWords(status.payment, texts)
    case 'nothingToPay':
      return { ...none, heading: screen.pay.nothing.allPaid.heading }
    case 'invalid':
      return { ...none, heading: problemWords(status.problem, texts) }
    case 'cancelled':
      return { ...none, heading: voiceOf(subject, texts).headings.undecided, charged: [payment.cancelled] }
  }
}

/** The form warns about payments of other amounts that may still arrive: each of them would be an additional charge. */
const besideEarlier = (
  words: PaymentWords | null,
  { kind, earlier }: PaymentStatus,
  { payment, formats }: PayingTexts,
): PaymentWords | null => {
  if (kind !== 'form' || earlier.length === 0) return words
  const { heading, charged, ...others } = words ?? { ...none, heading: payment.headings.unanswered, charged: [] }
  const mayArrive = earlier.map((amount) => payment.earlierMayArrive(formats.money(amount)))
  return { ...others, heading, charged: [...charged, ...mayArrive] }
}

// ---- Toasts, prompts, scripts ----

const danger = (text: string, report: ToastWords['report'] = null): ToastWords => ({
  meaning: 'danger',
  text,
  report,
  error: null,
})

const reportOf = (code: string, texts: PayingTexts): ToastWords['report'] => ({
  code,
  severity: entryOfCode(code, texts).severity,
})

const toastOfError = (error: ServerError, status: PaymentStatus, texts: PayingTexts): ToastWords => {
  const text = ofError(error, status, texts)
  if (error.code === null) return danger(text, { code: 'text', severity: 'error' })
  const known = knownCode(error.code, texts)
  const toast = danger(text, reportOf(known, texts))
  return isPaymentCode(known) ? toast : { ...toast, error }
}

/** The toast of a notice without errors. */
const toastOf = (notice: Notice, subject: Subject, texts: PayingTexts): readonly ToastWords[] => {
  switch (notice.kind) {
    case 'amountChanged':
      return [
        danger(inFull(notice, subject, texts) ?? '', notice.errors === undefined ? null : reportOf(otherAmount, texts)),
      ]
    case 'notAccepted':
      return [danger(ofNotSent(subject, texts))]
    case 'noPayment':
    case 'declined': {
      const own = operationOf(subject)
      const operation: Operation = notice.kind === 'noPayment' && own === 'payment' ? 'emptyPayments' : own
      const { text, severity } = entryOfOperation(operation, texts)
      // A change without an answer may still be made.
      const isOfPlan = notice.kind === 'noPayment' && own === 'paymentPlan'
      const said = isOfPlan ? texts.paymentPlan.notReached : (text ?? texts.failure.unknown)
      return [danger(said, { code: operation, severity })]
    }
    default:
      return []
  }
}

/** `otherwise`: the payment or change is done, but perhaps not by this attempt. */
const success = (subject: Subject, { otherwise }: PaidPayment, { payment, paymentPlan }: PayingTexts): string => {
  if (isPlan(subject)) return otherwise === true ? paymentPlan.changedOtherwise : payment.detailsUpdated
  if (otherwise === true) return payment.paidOtherwise
  return isBasket(subject) ? payment.itemsAddedToBooking : payment.paid
}

const toastWords = (status: PaymentStatus, texts: PayingTexts): readonly ToastWords[] => {
  const { subject } = status
  if (status.kind !== 'paid') {
    const ofErrors = errorsIn(status.notice).map((error) => toastOfError(error, status, texts))
    const toasts = [...ofErrors, ...(status.notice === null ? [] : toastOf(status.notice, subject, texts))]
    return worstFirst(toasts, ({ report }) => report?.severity ?? 'error')
  }
  const { payment } = status
  const meaning = payment.otherwise === true ? 'warning' : 'success'
  return [{ meaning, text: success(subject, payment, texts), report: null, error: null }]
}

const beforeSignOut = (
  { subject, bookingRef, amountThen, isUnderWay }: PaymentStatus,
  { payment: { unfinished }, formats }: PayingTexts,
): string | null => {
  if (!isUnderWay) return null
  return isPlan(subject)
    ? unfinished.plan(bookingRef)
    : unfinished.payment(bookingRef, amountThen && formats.money(amountThen))
}

const madeOf = (status: PaymentStatus, texts: PayingTexts): string | null => {
  if (status.kind !== 'paid' || status.sender === 'elsewhere') return null
  const { subject, bookingRef, amountThen, money, payment } = status
  return money === 'none' || payment.otherwise === true
    ? success(subject, payment, texts)
    : texts.payment.made(bookingRef, amountThen && texts.formats.money(amountThen))
}

const returnedOf = ({ kind, notice, amountNow }: PaymentStatus, texts: PayingTexts): ReturnedPayment | null => {
  if (kind !== 'form' || notice?.kind !== 'dueAgain' || amountNow === null) return null
  const { payment } = notice
  const owed = texts.formats.money(amountNow)
  return { payment, sentence: withPayment(payment, (...paid) => texts.payment.stillOwed(...paid, owed), texts) }
}

const sentencesOf = ({ charged, now, next }: PaymentWords): readonly string[] => [...charged, ...now, ...next]

/**
 * Puts a status into words for every place that speaks of a payment (behaviour/basket#2.5 and behaviour/payments#2.8).
 * A status without words does not compile.
 */
export const statementOf = (status: PaymentStatus, texts: PayingTexts): Statement => {
  const panel = panelWords(status, texts)
  return {
    panel: besideEarlier(panel, status, texts),
    toasts: toastWords(status, texts),
    prompt:
      status.kind === 'bookingFailed' && panel !== null ? { header: panel.heading, message: sentencesOf(panel) } : null,
    unfinished: beforeSignOut(status, texts),
    made: madeOf(status, texts),
    returned: returnedOf(status, texts),
    receipt: status.kind === 'paid' ? receiptOf(status.payment) : null,
  }
}

/** Says how a payment or a change of a plan stands, in the words of its page: for a script or a log. */
export const describePayment = (status: PaymentStatus, texts: PayingTexts): readonly string[] => {
  if (status.kind === 'paid') return toastWords(status, texts).map(({ text }) => text)
  const words = panelWords(status, texts)
  return words === null ? [] : [words.heading, ...sentencesOf(words)]
}

export interface Notifying {
  readonly messages: MessageStore
  readonly texts: PayingTexts
  readonly failures: FailureHandler
}

/** Shows the toasts and the prompt of a statement, and reports what belongs into a report. */
export const tell = ({ messages, failures, texts }: Notifying, { toasts, prompt }: Statement, about: string): void => {
  const said = new Set<string>()
  for (const { meaning, text, report, error } of toasts) {
    if (error !== null) failures.handleServerError(error, about)
    else {
      if (report !== null) failures.report(report.code, text, report.severity)
      if (!said.has(text)) messages.toast(meaning, text, { about })
      said.add(text)
    }
  }
  if (prompt !== null)
    messages.prompt({
      ...prompt,
      type: 'warning',
      listed: false,
      required: true,
      actions: [{ label: texts.basket.ok, emphasis: 'primary' }],
    })
}
