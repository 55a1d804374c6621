import { basketOf, type Dashboard, isPaying, isPlanBusy, paths } from '@booking-dashboard/core'
import type { ChallengeAnswer } from '../../stripe/PaymentIntent.js'
import type { Tab } from '../Tab.js'
import { Interference } from './Interference.js'
import { Judge } from './Judge.js'
import type { Laboratory } from './Laboratory.js'
import { Ledger } from './Ledger.js'
import { offersForm, press, shownAmount } from './presses.js'
import { type Flow, isPlanFlow, plots, type Trial } from './Trial.js'
import { needsSecondTab } from './Trouble.js'

/** Longer than any flow can take by itself. */
const longestFlow = 25 * 60_000
/** More than happen in any trial. */
const mostEvents = 40

interface Task {
  readonly tab: Tab
  readonly mayWaitForBank: boolean
}

/** The scene of one trial: its pages, what is under way on them, and what happens between two steps of the clock. */
export class Experiment {
  readonly ref: string
  readonly judge: Judge
  readonly interference: Interference
  readonly ledger: Ledger
  second: Tab | null = null
  /** The page in front came new and asks nothing by itself. */
  isFresh = false
  /** What the customer pays for next, as soon as the page lets them. */
  wantsToo: Flow | null = null
  private readonly tasks = new Map<Promise<unknown>, Task>()
  private readonly events: (() => Promise<void>)[] = []
  private happened = 0

  constructor(
    readonly laboratory: Laboratory,
    readonly trial: Trial,
  ) {
    const { journey } = laboratory
    this.ref = laboratory.nextReference()
    journey.backend.bookings.addTrial({ reference: this.ref, onPlan: ['overdue', 'planCard', 'planDay'].includes(trial.flow) })
    this.ledger = new Ledger(journey.backend, this.ref)
    this.judge = new Judge(this.ledger, this.ref)
    this.interference = new Interference(trial.troubles, {
      reload: () => this.between(() => this.comeBack(journey.reload)),
      reopen: () => this.between(() => this.comeBack(journey.reopen)),
      pressAgain: () => this.between(async () => this.press(this.front())),
      pressInSecondTab: () => this.between(async () => this.press(this.second)),
      pressInSecondTabFirst: async () => {
        await this.between(async () => this.press(this.second))
        await this.hasNothingUnderWay(this.second)
      },
      changeBasketElsewhere: () => this.between(async () => this.start(this.second, ({ basket }) => basket(this.ref).addTickets(this.order())())),
      payForSomethingElse: async () => {
        // Together with a basket: alone each is one purchase.
        if (trial.flow === 'basket') this.wantsToo = 'balance'
      },
      signOut: () => this.between(async () => this.start(this.front(), ({ session }) => session.signOut())),
      endSession: () => journey.backend.sessions.expire(),
      answerBank: (answer) => this.answerBank(answer),
      wait: journey.clock.wait,
    })
  }

  front(): Tab {
    return this.laboratory.journey.tab()
  }

  order() {
    const ticketTypeId = this.trial.flow === 'free' ? '77012' : '77011'
    return { tickets: [{ ticketTypeId, paxId: 1, ticketName: 'Stalls' }], additionalPax: [] }
  }

  needsSecondTab(): boolean {
    return this.trial.troubles.some(needsSecondTab)
  }

  start(tab: Tab | null, task: (dashboard: Dashboard) => Promise<unknown>, mayWaitForBank = false): void {
    if (tab === null) return
    const work = task(tab.dashboard).catch((error: unknown) => void this.judge.wrong.push(`A task rejected: ${String(error)}`))
    this.tasks.set(work, { tab, mayWaitForBank })
    void work.then(() => this.tasks.delete(work))
  }

  /** The customer presses for what this page shows. */
  press(tab: Tab | null, flow: Flow = this.trial.flow, card: string = plots[this.trial.plot].card): void {
    if (tab === null) return
    const { dashboard } = tab
    const amount = shownAmount(dashboard, flow, this.ref)
    // Where nothing is to be paid there is nothing to press.
    if (amount === null || (amount === 0 && ['balance', 'overdue'].includes(flow))) return
    const basketId = flow === 'basket' ? basketOf(dashboard.basket(this.ref).state$.value)?.id : undefined
    if (!isPlanFlow(flow)) this.judge.shows(basketId ?? this.ref, amount)
    tab.navigation.goTo(flow === 'basket' || flow === 'free' ? paths.checkout(this.ref) : paths.payInFull(this.ref))
    this.start(tab, (on) => press(on, flow, this.ref, card), true)
  }

  answerBank(answer: ChallengeAnswer): void {
    this.laboratory.journey.bank.answerOpen(answer)
    this.ledger.look()
  }

  /** Lets everything happen until nothing moves any more. A bank's check that is open waits for the customer. */
  async untilQuiet(): Promise<void> {
    const { clock } = this.laboratory.journey
    for (;;) {
      const isOver = await clock.until(() => this.events.length > 0 || this.isQuiet(), longestFlow)
      const event = this.events.shift()
      if (event === undefined) {
        if (!isOver) this.judge.wrong.push(`Still busy after ${longestFlow / 60_000} minutes: ${this.states()}`)
        return
      }
      this.happened += 1
      if (this.happened > mostEvents) throw new Error('The trial goes round in circles')
      await event()
    }
  }

  /** Time passes, whatever moves. */
  async pass(milliseconds: number): Promise<void> {
    const { clock } = this.laboratory.journey
    const end = clock.now() + milliseconds
    for (; clock.now() < end; await this.untilQuiet()) {
      await clock.until(() => this.events.length > 0, end - clock.now())
      if (this.events.length === 0) await clock.advance(end - clock.now())
    }
  }

  states(): string {
    return this.pages().map(({ dashboard }) => `${dashboard.payment(this.ref).state$.value.kind} ${dashboard.paymentPlan(this.ref).state$.value.kind}`).join(', ')
  }

  pages(): readonly Tab[] {
    return [this.front(), ...(this.second === null ? [] : [this.second])]
  }

  offersForm(flow: Flow = this.trial.flow): boolean {
    return offersForm(this.front().dashboard, flow, this.ref)
  }

  private isQuiet(): boolean {
    const bankIsOpen = this.laboratory.journey.bank.open().length > 0
    if ([...this.tasks.values()].some(({ mayWaitForBank }) => !(mayWaitForBank && bankIsOpen))) return false
    return this.pages().every(({ dashboard }) => {
      const payment = dashboard.payment(this.ref).state$.value
      const plan = dashboard.paymentPlan(this.ref).state$.value
      const moves = isPaying(payment) || payment.kind === 'reconciling' || isPlanBusy(plan)
      return !moves || (bankIsOpen && (payment.kind === 'requiresAction' || plan.kind === 'requiresAction'))
    })
  }

  /** Between two steps of the clock, as a customer acts. */
  private between(act: () => Promise<void>): Promise<void> {
    return new Promise((resolve) => {
      this.events.push(async () => {
        await act()
        resolve()
      })
    })
  }

  private async comeBack(how: () => Promise<void>): Promise<void> {
    const gone = this.front()
    for (const [work, { tab }] of this.tasks) if (tab === gone) this.tasks.delete(work)
    await how()
    this.isFresh = true
  }

  /** Or waits for the bank. */
  private async hasNothingUnderWay(of: Tab | null): Promise<void> {
    const { bank, clock } = this.laboratory.journey
    const isBusy = (): boolean => [...this.tasks.values()].some(({ tab, mayWaitForBank }) => tab === of && mayWaitForBank)
    // Not for ever: it may be waited for on that very page.
    const end = clock.now() + 120_000
    while (isBusy() && bank.open().length === 0 && clock.now() < end) await clock.wait(100)
  }
}
