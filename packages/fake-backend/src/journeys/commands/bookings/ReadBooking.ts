import { type Dashboard, owedFacts, owedInWords, paths, type ShownBooking, texts } from '@booking-dashboard/core'
import { isStill } from '../../model/isStill.js'
import type { JourneyModel } from '../../model/JourneyModel.js'
import type { BookingRef, TestContext } from '../../model/TestContext.js'
import { JourneyCommand } from '../JourneyCommand.js'

type Bill = ReturnType<Dashboard['bill']>['value']

/** Bookings that journeys only read. */
const others = {
  yen: 'the booking in yen',
  late: 'a trip that is over and not paid',
  overdue: 'the booking whose plan could not be collected',
} as const
const isOther = (ref: string): ref is keyof typeof others => ref in others

const [active, inError, finished] = [1, 2, 3]

/** The actions on a payment plan, by the plan's status. */
const offerOf = ({ booking }: ShownBooking): string => {
  const { paymentPlan: plan, paymentPlanAvailable, outstandingBalance, status } = booking
  if (plan?.status === active) return 'change'
  if (plan?.status === inError) return 'error'
  if (paymentPlanAvailable && outstandingBalance > 0 && status !== 'cancelled') return 'setUp'
  return plan?.status === finished ? 'finished' : 'none'
}

/** Opens a booking's page and checks its price, questions and payment plan. */
export class ReadBooking extends JourneyCommand {
  readonly name = 'look at a booking'

  constructor(readonly ref: BookingRef | keyof typeof others) {
    super()
  }

  protected async act(model: JourneyModel, context: TestContext): Promise<void> {
    const references = { yen: context.yenBooking, late: context.lateBooking, overdue: context.overdueBooking }
    const ref = isOther(this.ref) ? references[this.ref] : this.ref
    const tab = context.journey.tab()
    tab.navigation.goTo(paths.booking(ref))
    const page = tab.dashboard.bookingPage(ref)
    await context.press(tab, page.open)
    if (!isStill(model, context, 'untilQuiet') || tab.dashboard.session.state$.value.kind !== 'signedIn') return
    const { value } = page.state$
    this.expect(value.kind === 'shown', `${ref} to be shown, not ${value.kind}`)
    if (value.kind !== 'shown') return
    if (!value.isPast) this.expect(value.answers !== null, 'the questions for the passengers to be known')
    const { value: bill } = tab.dashboard.bill(ref)
    this.compareOrder(bill?.prices.sections.find(({ name }) => name === 'tickets')?.lines ?? [])
    this.compareMoney(value, bill)
    this.compareNext(value, context)
    for (const { label, value: fact } of owedFacts(value.booking, texts.screen.booking.trip, texts.formats))
      this.expect(!/null|Invalid|NaN|undefined/.test(fact), `“${label}” to be told in words, and not as “${fact}”`)
    const offer = tab.dashboard.plan(ref).overview$.value?.offer
    this.expect(offer === offerOf(value), `the plan to be offered as “${offerOf(value)}”, not “${offer}”`)
  }

  private compareMoney({ owed, balance, booking }: ShownBooking, bill: Bill): void {
    const { overdue, next, outstanding, overpaid } = owed
    const isToCome = overpaid === null && booking.status !== 'cancelled' && outstanding.amount > 0
    const isNext = isToCome && overdue === null && next?.taken === 'byItself'
    const { words } = balance
    this.expect(
      (words === texts.screen.bookingPage.summary.next) === isNext,
      `“${words}” not to be said of the balance`,
    )
    const lines = owedInWords({ balance, owed }, texts, texts.formats).map(({ label }) => label)
    const isShown = lines.includes(texts.screen.pay.owed.overdue)
    this.expect(isShown === ((overdue?.amount ?? null) !== null), 'what is overdue to be told, and nothing else')
    if (bill === null) return
    const made = bill.payments.payments.filter(({ isPaid }) => isPaid)
    this.expect(
      made.every(({ reference }) => bill.receipts.has(reference)),
      'a receipt of each payment',
    )
    const part = bill.ways.find(({ kind }) => kind === 'overdue')
    const isPart = isToCome && (overdue?.amount?.amount ?? outstanding.amount) < outstanding.amount
    this.expect((part !== undefined) === isPart, `what is overdue ${isPart ? '' : 'not '}to be paid by itself`)
  }

  /** The next payment of an active plan matches the next instalment in the back end. */
  private compareNext({ owed, booking }: ShownBooking, { journey }: TestContext): void {
    if (booking.paymentPlan?.status !== active || owed.outstanding.amount <= 0) return
    const found = journey.backend.inspect.bookings().find(({ reference }) => reference === booking.reference)
    const [next = null] = (found?.instalments ?? []).flatMap(({ state, due }) => (state === 'toCome' ? [due] : []))
    const shown = owed.next?.taken === 'byItself' ? owed.next.date : null
    const isNone = owed.next?.taken !== 'byItself'
    this.expect(isNone === (next === null), `${next === null ? 'nothing' : 'something'} to be taken by itself`)
    this.expect(shown === next, `${next} to be the day of the next payment, not ${shown}`)
  }

  /** Lines are sorted by title, then by descending cost (behaviour/money#2.9). */
  private compareOrder(lines: readonly { readonly title: string; readonly cost: number }[]): void {
    for (const [at, { title, cost }] of lines.entries()) {
      const before = lines[at - 1]
      if (before === undefined) continue
      const isInOrder = before.title < title || (before.title === title && before.cost >= cost)
      this.expect(isInOrder, `“${before.title}” for ${before.cost} not to stand before “${title}” for ${cost}`)
    }
  }

  toString(): string {
    return `looks at ${isOther(this.ref) ? others[this.ref] : this.ref}`
  }
}
