import { basketOf, type Dashboard, type Minor } from '@booking-dashboard/core'
import { testCards } from '../../records/testCards.js'
import type { ChallengeAnswer } from '../../records/StripeState.js'
import { demoPassword } from '../../worlds/demo/customers/demoCustomers.js'
import { detailsOf } from '../cards.js'
import { Tally } from '../Tally.js'
import { Oracle } from '../oracle/Oracle.js'
import { isAtBank, isMoving, nameOfView, viewsOn } from '../oracle/paymentModels.js'
import type { TrialStory } from './TrialStory.js'
import type { Tab } from '../browser/Tab.js'
import { type Effects, FaultInjector } from './FaultInjector.js'
import { cardById, cardInWallet, offersForm, pathOf, submit, shownOn } from './submissions.js'
import { type Flow, isBasketFlow, plots, type Trial } from './Trial.js'
import { late, type MoneyFault, needsDevice, needsSecondTab, type ofTheSurroundings } from './CallFault.js'
import type { TrialWorld } from './TrialWorld.js'
import { minutes } from '../../values/calendar.js'

/** Changes of the environment of a page, such as its storage or clock. */
const surroundings: Readonly<Record<Exclude<(typeof ofTheSurroundings)[number], 'keyless'>, (tab: Tab) => void>> = {
  storageFull: ({ browser }) => void (browser.storage.condition = 'full'),
  storageRefused: ({ browser }) => void (browser.storage.condition = 'refused'),
  storageCleared: ({ browser }) => browser.storage.clear(),
  clockJumps: ({ browser }) => void (browser.clockAhead = minutes(25)),
  toastsQueued: ({ dashboard }) =>
    ['A', 'B', 'C'].forEach((subject) => dashboard.messages.toast('info', `Something else is said: ${subject}`)),
}

/** Longer than any flow without faults. */
const longestFlow = minutes(25)
/** More events than any trial has. */
const mostEvents = 60

/** Milliseconds that the customer looks at a wallet's sheet. */
const sheetIsOpen = 2000

/** The card that stands behind this payment method. */
const numberOf = (paymentMethod: string): string => {
  const found = testCards.find(({ paymentMethods }) => paymentMethods.includes(paymentMethod))
  if (found === undefined) throw new RangeError(`No wallet has a card ${paymentMethod}.`)
  return found.number
}

interface Task {
  readonly tab: Tab
  readonly mayWaitForBank: boolean
}

/** A running trial: its pages, their tasks, and the events between two steps of the clock. */
export class TrialRun {
  readonly ref: string
  readonly tally = new Tally()
  readonly oracle: Oracle
  readonly faultInjector: FaultInjector
  secondTab: Tab | null = null
  device: Tab | null = null
  /** True if the page in front is new and loads nothing by itself. */
  isFresh = false
  /** True if somebody else signs in next on the page in front. */
  isTaken = false
  /** The customer's next payments, made as soon as the page allows. */
  readonly wantsToo: Flow[] = []
  /** The payments started so far. */
  readonly turnedTo: Flow[] = []
  submissions = 0
  private readonly tasks = new Map<Promise<unknown>, Task>()
  private readonly events: (() => Promise<void>)[] = []
  private happened = 0

  constructor(
    readonly world: TrialWorld,
    readonly trial: Trial,
    private readonly story?: TrialStory,
  ) {
    this.ref = world.nextReference()
    this.oracle = new Oracle(this.tally, [this.ref])
    this.faultInjector = new FaultInjector(trial.faults, this.effects(), story)
    world.journey.backend.bookings.addTrial({
      reference: this.ref,
      onPlan: ['overdue', 'planCard', 'planDay'].includes(trial.flow),
    })
  }

  front(): Tab {
    return this.world.journey.tab()
  }

  pages(): readonly Tab[] {
    return [this.front(), this.secondTab, this.device].filter((tab) => tab !== null)
  }

  order() {
    const ticketTypeId = this.trial.flow === 'free' ? '77012' : '77011'
    return { tickets: [{ ticketTypeId, passengerId: 1, ticketName: 'Stalls' }] }
  }

  /** Opens the second tab or device that the faults need. */
  async openOthers(): Promise<void> {
    const { journey } = this.world
    if (this.trial.faults.some(needsSecondTab)) this.secondTab = journey.openTab()
    if (this.trial.faults.some(needsDevice)) this.device = journey.openDevice()
    for (const tab of [this.secondTab, this.device]) if (tab !== null) await journey.begin(tab)
  }

  start(tab: Tab | null, task: (dashboard: Dashboard) => Promise<unknown>, mayWaitForBank = false): void {
    if (tab === null) return
    const work = task(tab.dashboard).catch((error: unknown) => this.oracle.complain(`A task rejected: ${error}`))
    this.tasks.set(work, { tab, mayWaitForBank })
    void work.then(() => this.tasks.delete(work))
  }

  /** Submits what this page shows; does nothing if the page has no form. */
  submit(tab: Tab | null, flow: Flow = this.trial.flow, card: string = plots[this.trial.plot].card): void {
    if (tab === null || !offersForm(tab.dashboard, flow, this.ref)) return
    const shown = shownOn(tab.dashboard, flow, this.ref)
    if (shown !== null) this.oracle.submissions.submitted(shown.what, shown.amount)
    this.oracle.ledger.presses(tab)
    if (isBasketFlow(flow)) this.oracle.submissions.submittedFor(tab, this.ref)
    const screen = pathOf(flow, this.ref)
    tab.navigation.goTo(screen)
    this.submissions += 1
    const button = ['basket', 'balance', 'overdue'].includes(flow) ? 'Pay' : 'the button'
    const isByWallet = this.trial.byWallet === true && shown !== null && flow === this.trial.flow
    const toString = (): string =>
      isByWallet
        ? `confirms a wallet’s sheet (${flow}, ${card})${this.placeOf(tab)}`
        : `presses ${button} (${flow}, ${card})${this.placeOf(tab)}`
    this.story?.begin({ screen, toString }, this.world)
    if (isByWallet) this.payByWallet(tab, card, shown.amount)
    else this.start(tab, (dashboard) => submit(dashboard, flow, this.ref, cardById(card)), true)
  }

  /** The sheet stays open for a moment, in which the amount may change. */
  private payByWallet(tab: Tab, card: string, agreed: Minor): void {
    const { clock } = this.world.journey
    this.tally.count('paid by wallet')
    this.start(
      tab,
      async (dashboard) => {
        await clock.wait(sheetIsOpen)
        const sheet = detailsOf(numberOf(card))
        tab.sheet.card = sheet
        await submit(dashboard, this.trial.flow, this.ref, cardInWallet(agreed))
        if (tab.sheet.card === sheet) tab.sheet.card = null
      },
      true,
    )
  }

  private placeOf(tab: Tab): string {
    return tab === this.secondTab ? ' in a second tab' : tab === this.device ? ' at another device' : ''
  }

  offersForm(flow: Flow = this.trial.flow): boolean {
    return offersForm(this.front().dashboard, flow, this.ref)
  }

  answerBank(answer: ChallengeAnswer): void {
    this.world.journey.bank.answerOpen(answer)
    this.oracle.ledger.refresh()
  }

  /** Runs until nothing is in progress. An open challenge waits for the customer. */
  async untilQuiet(): Promise<void> {
    const { clock } = this.world.journey
    for (;;) {
      const isOver = await clock.until(() => this.events.length > 0 || this.isQuiet(), longestFlow)
      const event = this.events.shift()
      if (event === undefined) {
        if (!isOver) this.oracle.complain(`Still busy after ${longestFlow / minutes(1)} minutes: ${this.views()}`)
        return
      }
      this.happened += 1
      if (this.happened > mostEvents) throw new Error('The trial goes round in circles')
      await event()
    }
  }

  /** Waits until the page in front has loaded or given up, because a fault may delay its calls. */
  async untilLoaded(): Promise<void> {
    const { clock } = this.world.journey
    const { bookings, basket } = this.front().dashboard
    const isLoaded = (): boolean =>
      [bookings.booking(this.ref).value, basket(this.ref).state$.value].every(({ kind }) => kind !== 'loading')
    while (!isLoaded() && (await clock.until(() => this.events.length > 0 || isLoaded(), late))) await this.untilQuiet()
  }

  /** Advances time even while something is in progress. */
  async pass(milliseconds: number): Promise<void> {
    const { clock } = this.world.journey
    const end = clock.now() + milliseconds
    for (; clock.now() < end; await this.untilQuiet()) {
      await clock.until(() => this.events.length > 0, end - clock.now())
      if (this.events.length === 0) await clock.advance(end - clock.now())
    }
  }

  private views(): string {
    return this.pages()
      .flatMap(({ dashboard }) => viewsOn(dashboard, this.ref).map(nameOfView))
      .join(', ')
  }

  private isQuiet(): boolean {
    const bankIsOpen = this.world.journey.bank.open().length > 0
    if ([...this.tasks.values()].some(({ mayWaitForBank }) => !(mayWaitForBank && bankIsOpen))) return false
    return this.pages().every(({ dashboard }) =>
      viewsOn(dashboard, this.ref).every((view) => !isMoving(view) && !(isAtBank(view) && !bankIsOpen)),
    )
  }

  /** Runs an action between two steps of the clock, as a customer acts. */
  private between(act: () => Promise<void> | void): Promise<void> {
    return new Promise((resolve) => {
      this.events.push(async () => {
        await act()
        resolve()
      })
    })
  }

  async comeBack(how: () => Promise<void>): Promise<void> {
    const gone = this.front()
    for (const [work, { tab }] of this.tasks) if (tab === gone) this.tasks.delete(work)
    await how()
    this.isFresh = true
  }

  /** Waits until the tab is idle or a challenge is open. */
  private async hasNothingUnderWay(of: Tab | null): Promise<void> {
    const { bank, clock } = this.world.journey
    const isBusy = (): boolean =>
      [...this.tasks.values()].some(({ tab, mayWaitForBank }) => tab === of && mayWaitForBank)
    // The limit prevents a deadlock, because that page may wait for this action.
    const end = clock.now() + 120_000
    while (isBusy() && bank.open().length === 0 && clock.now() < end) await clock.wait(100)
  }

  private changeBasket(what: 'basketChanged' | 'basketDiscarded' | 'basketReplaced'): void {
    this.start(this.secondTab, async ({ basket }) => {
      const held = basket(this.ref)
      if (what === 'basketChanged') return held.addTickets(this.order())
      // The page shows the basket before it discards it.
      if (basketOf(held.state$.value) === null) await held.check()
      await held.discard()
      if (what === 'basketReplaced') await held.addTickets(this.order())
    })
  }

  /** Pays the amount due on the page a second time, outside this customer's pages. */
  private payByTelephone(): void {
    const { backend } = this.world.journey
    const flow = this.trial.flow === 'overdue' ? 'overdue' : 'balance'
    const owed = backend.inspect.bookings().find(({ reference }) => reference === this.ref)?.outstanding ?? 0
    const amount = flow === 'overdue' ? (backend.inspect.plan(this.ref)?.overdue ?? 0) : owed
    if (amount <= 0 || amount > owed) return
    const attempts = () => backend.inspect.bookings().find(({ reference }) => reference === this.ref)?.attempts ?? []
    const isDistinguishable = (): boolean => !this.world.isKeyless && attempts().length > 0
    this.oracle.paidByHand(backend.payments.enter(this.ref, amount), isDistinguishable)
  }

  /** Returns money of the last payment; does nothing if there is none. */
  private moveMoney(how: MoneyFault): void {
    const { world, payments, bookings } = this.world.journey.backend
    const last = world.report().payments.findLast(({ booking, left }) => booking === this.ref && left > 0)
    if (last === undefined) return
    const { reference: payment, amount, left } = last
    switch (how) {
      case 'refund':
        payments.refund({ payment })
        break
      case 'partRefund':
        payments.refund({ payment, amount: Math.ceil(left / 3) })
        break
      case 'chargeback':
        payments.chargeBack({ payment })
        break
      case 'refundAsFailed':
        // After a partial refund, the rest goes back in a separate row too.
        if (left < amount) return
        payments.refund({ payment, listed: 'failed' })
        this.oracle.listedAsFailed(payment)
        break
      case 'priceRise':
        bookings.changePrice(this.ref, amount)
    }
    this.oracle.ledger.owesAgain(this.ref)
  }

  private effects(): Effects {
    const { journey } = this.world
    const pageOf = (where: 'here' | 'secondTab' | 'device'): Tab | null =>
      where === 'here' ? this.front() : this[where]
    return {
      reload: () => this.between(() => this.comeBack(journey.reload)),
      reopen: () => this.between(() => this.comeBack(journey.reopen)),
      submit: (where) => this.between(() => this.submit(pageOf(where))),
      submitFirst: async (where) => {
        await this.between(() => this.submit(pageOf(where)))
        await this.hasNothingUnderWay(pageOf(where))
      },
      elsewhere: (what) => this.between(() => (isBasketFlow(this.trial.flow) ? this.changeBasket(what) : undefined)),
      turnTo: (what) => void this.wantsToo.push(what === 'otherPurchase' ? 'balance' : 'planCreate'),
      payByTelephone: () => this.payByTelephone(),
      moveMoney: (how) => this.moveMoney(how),
      signOut: () => this.between(() => this.start(this.front(), ({ session }) => session.signOut())),
      nextCustomer: () =>
        this.between(() =>
          this.start(this.front(), async ({ session }) => {
            await session.signOut()
            await session.signIn({ email: 'new@example.com', password: demoPassword })
          }),
        ),
      endSession: () => journey.backend.sessions.expire(),
      takeSession: () => {
        journey.backend.sessions.expire()
        this.isTaken = true
      },
      answerBank: (answer) => this.answerBank(answer),
      surroundings: (what) => {
        if (what.startsWith('storage')) this.oracle.storageFails()
        if (what === 'keyless') this.world.isKeyless = true
        else surroundings[what](this.front())
      },
      now: () => journey.clock.now(),
      wait: journey.clock.wait,
    }
  }
}
