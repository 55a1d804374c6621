import type {
  BalancePaymentState,
  CheckoutState,
  Notice,
  PaymentOutcome,
  PlanFormState,
  Toast,
} from '@booking-dashboard/core'
import { nameOf } from '@booking-dashboard/core/ports'
import { filter, merge, Subscription, take } from 'rxjs'
import type { Network } from '../TestBed.js'
import { hearMessages } from '../hearMessages.js'
import type { PageObserver, Tab } from '../browser/Tab.js'
import type { Tally } from '../Tally.js'
import { Ledger } from './Ledger.js'
import {
  actionOf,
  isPlan,
  modelOf,
  nameOfView,
  type PaymentView,
  type Purpose,
  purposes,
  viewIn,
} from './paymentModels.js'
import {
  detailsUpdated,
  noMoneyMoves,
  ofThisSubmission,
  paidButFailed,
  refusals,
  successes,
  trueBesideACharge,
  brokenText,
} from './saidOfMoney.js'
import { PaymentsAtOnce } from './PaymentsAtOnce.js'
import { Submissions } from './Submissions.js'
import { SentPayments } from './SentPayments.js'
import { severityOf } from './severities.js'
import { Reloads } from './Reloads.js'
import { Statements } from './Statements.js'
import { Unauthorised } from './Unauthorised.js'

type State = CheckoutState | BalancePaymentState | PlanFormState

/** Calls whose answers show, or lead to a status check that shows, whether a payment was made. */
const listsPayments = /\/api\/(basket|booking|payment)\//

/** Observes pages, requests and charges at every moment, and records every untrue statement. */
export class Oracle {
  readonly ledger: Ledger
  private readonly wrong = new Set<string>()
  private readonly words = new Set<string>()
  private readonly statements: Statements
  private readonly failuresShown = new Map<Tab, Map<string, Notice | null>>()
  private readonly disclosed = new Set<string>()
  private readonly sentPayments = new SentPayments()
  readonly unauthorised = new Unauthorised()
  private readonly reloads = new Reloads()
  private readonly watching = new Subscription()
  /** Number of success messages. */
  successes = 0
  /** Number of messages so far. */
  sentences = 0
  private readonly atOnce = new PaymentsAtOnce()
  private readonly byHand = new Map<string, () => boolean>()
  readonly submissions = new Submissions((about) => this.complain(about))

  constructor(
    private readonly tally: Tally,
    private readonly bookingRefs: readonly string[],
  ) {
    this.ledger = new Ledger(bookingRefs)
    this.statements = new Statements(this.ledger)
  }

  watch(tab: Tab): void {
    const { dashboard } = tab
    this.ledger.begin(tab.browser.backend)
    this.unauthorised.watch(tab)
    const heard = hearMessages(dashboard, {
      toast: (toast) => this.hear(tab, toast),
      prompt: ({ header, message, actions }) => {
        this.sentences += 1
        this.read(...[header, message, actions.map(({ label }) => label)].flat())
      },
    })
    this.watching.add(heard)
    for (const ref of this.bookingRefs) {
      // Starts when the page loads the booking, because unused models are never created.
      const asked$ = merge(dashboard.bookings.booking(ref), dashboard.basket(ref).state$)
      const isAsked$ = asked$.pipe(
        filter(({ kind }) => kind !== 'idle' && kind !== 'unknown'),
        take(1),
      )
      this.watching.add(isAsked$.subscribe(() => this.watchPayments(tab, ref)))
    }
  }

  private watchPayments(tab: Tab, ref: string): void {
    for (const purpose of purposes) {
      const { state$ } = modelOf(tab.dashboard, purpose, ref)
      this.watching.add(state$.subscribe((state) => this.see(tab, ref, purpose, state)))
    }
    const unended$ = tab.dashboard.unendedPayment(ref)
    this.watching.add(unended$.subscribe((one) => one && this.tally.count(`unended: ${nameOfView(one.status)}`)))
  }

  /** The observer for the pages of a journey. */
  readonly observer: PageObserver = {
    onStored: (tab, payment) => this.sentPayments.retains(tab, payment),
    onRequest: (tab, url, init) => {
      const sent = this.sentPayments.leaves(tab, String(url), init)
      this.reloads.asks(tab, String(url), init, () => this.ledger.next())
      if (listsPayments.test(String(url))) this.ledger.asks(tab)
      this.unauthorised.asks(tab, init)
      const again = this.sentPayments.sentAgain(String(url), init)
      if (again !== null) this.complain(again)
      const wrongTime = this.sentPayments.saysWrongTime(init, tab.browser.clock.now())
      if (wrongTime !== null) this.complain(wrongTime)
      if (sent === null) return
      const purchase = nameOf(sent.purchase)
      if (init !== undefined) this.atOnce.leaves(tab, purchase, init, () => this.ledger.isOver(purchase, sent.key))
      this.ledger.leaves(purchase, sent.key, tab)
    },
    onAnswer: (tab, answer, url, init) => {
      this.unauthorised.answers(tab, answer, String(url), init)
      this.submissions.answers(tab, answer, String(url), init?.method)
      if (answer.status === 404) this.sentPayments.notFound(String(url), init)
      if (init !== undefined) this.reloads.ends(init)
      if (init !== undefined) this.atOnce.answers(init).forEach((about) => this.complain(about))
    },
    onGivenUp: (_tab, _url, init) => this.reloads.ends(init),
  }

  /** Runs next to the back end, so that it sees a charge before the answer is sent. */
  readonly network: Network = (backEnd) => async (address, init) => {
    const answer = await backEnd(address, init)
    this.ledger.refresh()
    return answer
  }

  /** Every text that appeared in toasts and prompts. */
  heard(): readonly string[] {
    return [...this.words]
  }

  /** A payment that no page made. `isDistinguishable`: whether a list shows the key of another payment. */
  paidByHand(reference: string, isDistinguishable: () => boolean): void {
    this.byHand.set(reference, isDistinguishable)
  }

  /** True if the customer was notified of this charge. */
  isDisclosed(chargeId: string): boolean {
    return this.disclosed.has(chargeId)
  }

  /**
   * A refund that the list shows as a failed payment. Nobody has to be notified of the charge any more, and a page that
   * never saw it paid reports a failure.
   */
  listedAsFailed(reference: string): void {
    this.ledger.failsInTheList(reference)
    this.disclosed.add(reference)
  }

  storageFails(): void {
    this.statements.storageFails()
    this.atOnce.storageFails()
  }

  complain(about: string): void {
    this.wrong.add(about)
  }

  /** One sentence for each untrue statement so far. */
  complaints(): readonly string[] {
    this.ledger.refresh()
    return [...this.wrong, ...this.ledger.complaints(), ...this.statements.madeUntrue()]
  }

  /** Checks the page again. When nothing is in progress, everything on it has to be true, however old it is. */
  reread(tab: Tab): void {
    this.failuresShown.delete(tab)
    for (const ref of this.bookingRefs)
      for (const purpose of purposes) {
        const { value } = modelOf(tab.dashboard, purpose, ref).state$
        this.see(tab, ref, purpose, value)
        const view = viewIn(value)
        const mayGoOn = view?.kind === 'undecided' && (view.because === 'pending' || view.because === 'challenge')
        if (this.submissions.endedInConflict(tab)) continue
        if (mayGoOn && 'words' in value && (value.words?.startAgain ?? null) === null)
          this.complain(`The page of ${purpose} does not offer to start again beside a payment that is open`)
      }
  }

  leave(): void {
    this.watching.unsubscribe()
  }

  private read(...sentences: readonly string[]): void {
    for (const sentence of sentences) {
      this.words.add(sentence)
      if (brokenText.test(sentence)) this.complain(`The customer reads “${sentence}”`)
      if (sentence === paidButFailed) this.ledger.inspect.charges().forEach(({ id }) => this.disclosed.add(id))
    }
  }

  /** Checks a toast when it appears. */
  private hear(tab: Tab, { message, type, about }: Toast): void {
    this.read(message)
    this.sentences += 1
    if (successes.includes(message) || message === detailsUpdated) this.successes += 1
    const severity = severityOf(message)
    if (severity !== null && severity !== type) this.complain(`“${message}” is said as ${type}, not as ${severity}`)
    if (about === undefined) return
    if (
      type === 'danger' &&
      this.isUntrue(about, tab, refusals.includes(message)) &&
      !trueBesideACharge.includes(message)
    )
      this.complain(`“${message}” was said of ${about}, which had been charged`)
    if (type === 'success' && this.isRefusedStill(tab, about))
      this.complain(`A failure of ${about} is still shown beside “${message}”`)
    if (type !== 'success' || about.includes('/plan/')) return
    const charged = this.ledger.everChargedFor(about)
    charged.forEach(({ id }) => this.disclosed.add(id))
    const [first] = charged
    if (first !== undefined && !this.reloads.hasEnded(tab, first.bookingRef, first.seq))
      this.complain(`“${message}” is said of ${about} before the booking was loaded again`)
    if (charged.length === 0 && !this.ledger.isCompleted(about) && this.byHand.size === 0)
      this.complain(`“${message}” was said of ${about}, which was not paid`)
  }

  private isRefusedStill({ dashboard: { messages } }: Tab, purchase: string): boolean {
    return messages.toasts$.value.some(({ about, type }) => about === purchase && type === 'danger')
  }

  /** A refusal is about its own request; any other statement is about the purchase, as far as this page can know. */
  private isUntrue(purchase: string, tab: Tab, isRefusal: boolean): boolean {
    return isRefusal ? this.ledger.isChargedByLast(purchase, tab) : this.ledger.isKnowablyCharged(purchase, tab)
  }

  private see(tab: Tab, ref: string, purpose: Purpose, state: State): void {
    if ('kind' in state && state.kind === 'nothingToPay' && state.returned !== null)
      this.disclosed.add(state.returned.payment.reference)
    const view = viewIn(state)
    if (view === null) return
    this.tally.count(`${isPlan(purpose) ? 'plan' : 'payment'} is ${nameOfView(view)}`)
    if (view.kind === 'paid' && !isPlan(purpose)) this.seePaid(ref, purpose, view)
    const notice = view.kind === 'form' || view.kind === 'bankOffered' ? view.notice : null
    // A failure that the page shows already is not a new message.
    const shown = this.failuresShown.get(tab) ?? new Map<string, Notice | null>()
    const isNews = shown.get(`${ref} ${purpose}`) !== notice
    this.failuresShown.set(tab, shown.set(`${ref} ${purpose}`, notice))
    if (notice?.kind === 'dueAgain') this.disclosed.add(notice.payment.reference)
    if (notice !== null && isNews) this.seeFailure(tab, ref, purpose, state, notice, view.charged)
  }

  private seePaid(
    ref: string,
    purpose: Purpose,
    { payment: { reference } }: Extract<PaymentOutcome, { kind: 'paid' }>,
  ): void {
    // Without keys in the lists, a new payment of the same amount counts as this payment if the amount is no longer
    // due. What a page has taken for its own stays so, although a later payment could be told apart.
    const isTakenFor = reference !== null && this.byHand.get(reference)?.() === false
    if (isTakenFor) this.byHand.set(reference, () => false)
    if (!this.ledger.isPaid(ref, purpose, reference) && !isTakenFor)
      this.complain(`“Paid” (${reference}) is shown of the ${purpose} of ${ref}, and is not so`)
    this.ledger.charges
      .filter(({ id, bookingRef }) => (reference === null ? bookingRef === ref : id === reference))
      .forEach(({ id }) => this.disclosed.add(id))
  }

  private seeFailure(
    tab: Tab,
    ref: string,
    purpose: Purpose,
    state: State,
    notice: Notice,
    charged: PaymentView['charged'],
  ): void {
    const words = `${notice.kind}, ${charged}`
    if (notice.kind === 'refused')
      this.submissions.refusedWith(
        tab,
        notice.errors.map(({ code }) => code),
      )
    const isSure =
      noMoneyMoves.includes(charged) || notice.kind === 'challengeFailed' || notice.kind === 'challengeClosed'
    if (ofThisSubmission.includes(notice.kind) || !isSure) return
    const seq = this.ledger.next()
    const action = actionOf(purpose)
    // For a plan, this statement is about this attempt only.
    if (action !== null && charged === 'notCharged') return
    if (action !== null) return this.statements.ofUnchangedPlan({ seq, purchase: `${ref}/plan/${action}`, words, tab })
    if (!('kind' in state) || state.kind !== 'open') return
    const purchase =
      'booking' in state ? `${ref}/balance/${state.booking.outstandingBalance}` : `${ref}/basket/${state.basket?.id}`
    if (this.isUntrue(purchase, tab, notice.kind === 'refused'))
      this.complain(`“${words}” is shown of ${purchase}, which has been charged`)
    this.statements.ofNoCharge({ seq, purchase, words, tab })
  }
}
