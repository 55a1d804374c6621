import {
  type Dashboard,
  latest,
  owedFacts,
  owedInWords,
  paths,
  type ShownBooking,
  texts,
} from '@booking-dashboard/core'
import type { Customer } from '@booking-dashboard/core/ports'
import { hours } from '../../../values/calendar.js'
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
/** Resale codes (behaviour/resale#1.4). */
const [onResale, resold] = [2, 3]
const dayLength = hours(24)
/** In days. */
const halfYear = 183

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
    this.compareHeld(value)
    this.compareReady(value, context.journey.clock.now())
    this.comparePassport(value, latest(tab.dashboard.customer.state$.value)?.passport ?? null)
    for (const { label, value: fact } of owedFacts(value.booking, texts.screen.trip, texts.formats))
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

  /** The parts count what the booking holds. A resold ticket is no longer held (behaviour/resale#1.4). */
  private compareHeld({ booking, held, groups, parts }: ShownBooking): void {
    const { rooms, extras, transport, tickets } = booking
    const coded = (code: number): number => tickets.filter(({ resale }) => resale.code === code).length
    const wanted = [rooms.length, extras.length, transport.length, tickets.length - coded(resold), coded(onResale)]
    const shown = [held.rooms, held.extras, held.departures, held.tickets, held.onResale]
    this.expect(wanted.join() === shown.join(), `rooms, extras, journeys and tickets ${wanted}, not ${shown}`)
    const grouped = groups.flatMap((group) => group.parts.map(({ part }) => part))
    const isWhole =
      grouped.toSorted().join() ===
      parts
        .map(({ part }) => part)
        .toSorted()
        .join()
    this.expect(isWhole, 'each part of the booking in one group')
  }

  /** Done steps come first, then those with a date in its order. The departure comes last, with the days until it. */
  private compareReady({ ready, booking, attention }: ShownBooking, now: number): void {
    const midnight = (time: number): number => Math.floor(time / dayLength)
    const days = midnight(Date.parse(booking.departureDate.slice(0, 10))) - midnight(now)
    const isAhead = booking.status !== 'cancelled' && days >= 0
    this.expect(ready.length > 0 === isAhead, `the steps until the departure ${isAhead ? '' : 'not '}to be told`)
    const steps = ready.slice(0, -1)
    const departure = ready.at(-1)
    if (departure === undefined) return
    this.expect(departure.kind === 'departure' && departure.days === days, `the departure in ${days} days to come last`)
    const places = steps.map(({ state, date }) => (state === 'done' ? '' : (date ?? '9999')))
    this.expect(places.join() === places.toSorted().join(), 'the steps until the departure in their order')
    const isTold = attention.some(({ kind }) => kind === 'questions')
    const questions = steps.find(({ kind }) => kind === 'questions')
    const isShort = questions?.state === 'toDo' && questions.sentence === null
    this.expect(!isTold || questions === undefined || isShort, 'open questions to be explained once')
    const delivered = steps.find(({ kind }) => kind === 'tickets')?.state === 'done'
    const eTickets = booking.deliveries.filter(({ type }) => type === 'eticket')
    const areReady = eTickets.length > 0 && eTickets.every(({ status }) => status === 'readyToDownload')
    this.expect(delivered === areReady, `the e-tickets ${areReady ? '' : 'not '}to be told as ready`)
  }

  /** A passport is in order if it is valid for half a year after the return. */
  private comparePassport({ ready, booking }: ShownBooking, passport: Customer['passport'] | null): void {
    const step = ready.find(({ kind }) => kind === 'passport')
    if (step === undefined || passport === null) return
    const day = (iso: string): number => Date.parse(iso.slice(0, 10)) / dayLength
    const { number, expiryDate } = passport
    const left = expiryDate === null ? null : day(expiryDate) - day(booking.returnDate)
    const isGiven = number !== '' && left !== null
    const wanted = !isGiven ? 'toDo' : left < 0 ? 'late' : left < halfYear ? 'toDo' : 'done'
    this.expect(step.state === wanted, `the passport to be ${wanted}, not ${step.state}`)
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
