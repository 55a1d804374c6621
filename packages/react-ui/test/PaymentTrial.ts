import type { BankEnd, Challenge } from '@booking-dashboard/core/ports'
import { createTestBed, type TestBed } from '@booking-dashboard/fake-backend/journeys'
import { toMinorUnits } from './readAmounts'
import type { KnownText } from './readTexts'

export const trialRef = 'TRY0001'
export const trialMinute = 60_000
/** Milliseconds. The back end refuses an older request (behaviour/promises#d8.7). */
const longestOnItsWay = 25 * trialMinute
/** Milliseconds until an open page has noticed a payment. */
const slowestNews = 3 * trialMinute
const failedStatus = 6

export type TrialPurchase = 'balance' | 'basket' | 'plan'

/** One request that moves money or changes a plan. */
interface Sent {
  readonly key: string
  readonly at: number
  /** The amount on the page when it was sent. */
  readonly amount: number | null
  answer: string | null
}

const isSending = /\/api\/(payment\/|booking\/\w+\/paymentplan|basket\/\w+\/complete)$/
const isStatusCheck = /\/api\/(booking\/\w+|basket\/\w+\/(status|payments))$/
const isProjection = /\/projection/
const isRefusal = /"errors"|"error_code"/

const pathOf = (url: string): string => new URL(url).pathname

/** One customer with one purchase, and the true state of their world, whatever a page says. */
export class PaymentTrial {
  private readonly sent: Sent[] = []
  /** What the back end answered about the payments of a plan, which are read before it is sent. */
  private readonly projections: string[] = []
  private readonly bankEnds: BankEnd[] = []
  private readonly telephoned: number[] = []
  private bankDecision: BankEnd = 'completed'
  private checksShown = 0
  private pages = 1
  private submittedAmount: number | null = null
  private lastStatusCheck = 0
  private amountAtStatusCheck = 0
  /** The total of the basket before it expired. The page shows it until the back end refuses a payment of it. */
  private lastOpenTotal = 0
  private planAtSubmission: string | null = null
  readonly journey: TestBed

  constructor(readonly purchase: TrialPurchase) {
    const authenticate = (challenge: Challenge): Promise<BankEnd> => this.visitBank(challenge)
    const asked = new Map<RequestInit | undefined, number>()
    this.journey = createTestBed(1, {
      cards: (gateway) => ({ ...gateway, authenticatePayment: authenticate, authenticateSetup: authenticate }),
      observer: {
        onRequest: (_, url, init) => {
          asked.set(init, this.now)
          if ((init?.method ?? 'GET') === 'GET' || !isSending.test(pathOf(String(url)))) return
          const key = new Headers(init?.headers).get('idempotency-key') ?? ''
          this.sent.push({ key, at: this.now, amount: this.submittedAmount, answer: null })
        },
        onAnswer: (_, answer, url, init) => {
          const path = pathOf(String(url))
          if (isStatusCheck.test(path) && answer.ok) {
            this.lastStatusCheck = Math.max(this.lastStatusCheck, asked.get(init) ?? 0)
            this.lastOpenTotal = this.openTotal ?? this.lastOpenTotal
            this.amountAtStatusCheck = this.amount
          }
          if (isSending.test(path)) void this.hear(answer.clone(), init)
          if (isProjection.test(path))
            void answer
              .clone()
              .text()
              .then((body) => this.projections.push(body))
        },
      },
    })
  }

  get now(): number {
    return this.journey.backend.clock.now()
  }

  private get openTotal(): number | undefined {
    return this.journey.backend.inspect.baskets().find(({ state }) => state === 'open')?.total
  }

  /** The current price of this purchase. */
  get amount(): number {
    const { inspect } = this.journey.backend
    if (this.purchase === 'basket') return this.openTotal ?? (this.isBooked ? 0 : this.lastOpenTotal)
    return inspect.bookings().find(({ reference }) => reference === trialRef)?.outstanding ?? 0
  }

  private async hear(answer: Response, init: RequestInit | undefined): Promise<void> {
    const key = new Headers(init?.headers).get('idempotency-key')
    const request = this.sent.findLast((one) => one.key === key && one.answer === null)
    const body = await answer.text()
    if (request !== undefined && answer.status < 500 && body.startsWith('{')) request.answer = body
  }

  /** The customer's action at the bank, or the bank's expiry after a quarter of an hour. */
  private async visitBank({ clientSecret }: Challenge): Promise<BankEnd> {
    const decision = this.bankDecision
    const { clock, backend } = this.journey
    const page = this.pages
    this.checksShown += 1
    await clock.wait(decision === 'expired' ? 15 * trialMinute : 2000)
    // The challenge disappears with the page that showed it.
    if (page !== this.pages) return 'unknown'
    const answer = { completed: 'complete', failed: 'fail', closed: 'close' } as const
    if (decision === 'completed' || decision === 'failed' || decision === 'closed')
      backend.stripe.answerChallenge(clientSecret, answer[decision])
    this.bankEnds.push(decision)
    return decision
  }

  /** The computer sleeps: time passes everywhere, but no timer of the page runs. */
  sleeps(milliseconds: number): void {
    const { backend, browser } = this.journey
    browser.clockAhead += milliseconds
    backend.clock.advance(milliseconds)
  }

  async reload(): Promise<void> {
    this.pages += 1
    await this.journey.reload()
  }

  submits(bank: BankEnd): void {
    this.bankDecision = bank
    this.submittedAmount = this.amountAtStatusCheck
    this.planAtSubmission = this.plan
  }

  telephones(amount: number): void {
    this.journey.backend.payments.enter(trialRef, amount)
    this.telephoned.push(amount)
  }

  private get plan(): string {
    return JSON.stringify(this.journey.backend.inspect.plan(trialRef))
  }

  private get last(): Sent | undefined {
    return this.sent.at(-1)
  }

  /**
   * Whether an unanswered request may still take effect. The back end refuses a request whose amount is not the amount
   * due.
   */
  private get mayArrive(): boolean {
    const isOpen = ({ answer, at, amount, key }: Sent): boolean =>
      answer === null &&
      this.now - at < longestOnItsWay &&
      (this.purchase === 'plan' || amount === this.amount) &&
      ['none', 'underWay'].includes(this.journey.backend.inspect.key(key))
    return this.sent.some(isOpen)
  }

  private isCharged(until = Infinity): boolean {
    return this.journey.backend.inspect
      .charges()
      .some(({ idempotencyKey, at }) => idempotencyKey === this.last?.key && at <= until)
  }

  private get isBooked(): boolean {
    return (
      this.purchase === 'basket' && this.journey.backend.inspect.baskets().some(({ state }) => state === 'completed')
    )
  }

  /** Whether the last attempt has ended without a charge. */
  private get hasFailed(): boolean {
    const { last } = this
    const { inspect } = this.journey.backend
    if (last === undefined || this.isCharged() || this.mayArrive) return false
    const attempts = [...inspect.bookings(), ...inspect.baskets()].flatMap((one) => one.attempts)
    return (
      isRefusal.test(last.answer ?? '') ||
      inspect.key(last.key) === 'refused' ||
      attempts.some(({ status }) => status === failedStatus) ||
      this.bankEnds.length > 0
    )
  }

  /** Whether the page must mention an attempt: its request was not answered, and it charged nothing. */
  get isUnanswered(): boolean {
    return this.last?.answer === null && this.pages === 1 && this.last.amount === this.amount && !this.isCharged()
  }

  /** Whether the world proves a sentence's claim. */
  proves({ claim, key, values }: KnownText): boolean {
    const { inspect } = this.journey.backend
    const amounts = values.map(toMinorUnits)
    const isPlan = this.purchase === 'plan'
    switch (claim) {
      case 'none':
        return true
      case 'failed':
        return !isPlan && this.hasFailed
      case 'nothingCharged':
        return !isPlan && !this.mayArrive && !this.isCharged()
      case 'nothingSoFar':
        return !isPlan && !this.isCharged(Math.max(this.lastStatusCheck - 1, this.now - slowestNews))
      case 'notReceived':
        return !isPlan && !this.mayArrive && !this.isCharged()
      case 'unanswered':
        return this.sent.some(({ answer }) => answer === null)
      case 'notSent':
        return !this.mayArrive
      case 'underWay':
        return !isPlan && this.submittedAmount !== null
      case 'paid':
        return !isPlan && (this.isCharged() || this.isBooked)
      case 'paidBySomebody':
        return !isPlan && (this.isCharged() || this.isBooked || this.telephoned.includes(this.submittedAmount ?? 0))
      case 'paidOf':
        return inspect.charges().some(({ id, amount }) => values.includes(id) && amounts[0] === amount)
      case 'bankOpen':
        return this.checksShown > this.bankEnds.length
      case 'bankFailed':
        return this.bankEnds.at(-1) === 'failed' && (isPlan || !this.isCharged())
      case 'bankClosed':
        return this.bankEnds.at(-1) === 'closed' && (isPlan || !this.isCharged())
      case 'bankExpired':
        return this.bankEnds.at(-1) === 'expired' && (isPlan || !this.isCharged())
      case 'newAmount':
        return amounts[0] === this.amountAtStatusCheck && amounts[0] !== this.submittedAmount
      case 'amount':
        // The page of a plan shows the amount due when the page opened.
        return isPlan || amounts[0] === this.amountAtStatusCheck
      case 'nothingOwed':
        return this.amountAtStatusCheck <= 0
      case 'code':
        return [...this.sent.map(({ answer }) => answer ?? ''), ...this.projections].some((answer) =>
          answer.includes(/\d+/.exec(key)?.[0] ?? ''),
        )
      case 'planAttempt':
        return isPlan && this.planAtSubmission !== null
      case 'planAsItWas':
        return isPlan && this.plan === (this.planAtSubmission ?? this.plan)
      case 'planFailed':
        return isPlan && !this.mayArrive && this.plan === this.planAtSubmission
      case 'planDone':
        return isPlan && this.plan !== this.planAtSubmission && this.plan !== 'null'
    }
  }
}
