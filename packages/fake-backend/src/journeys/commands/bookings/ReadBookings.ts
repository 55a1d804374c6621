import { type ListedBooking, type Money, paths } from '@booking-dashboard/core'
import { isStill } from '../../model/isStill.js'
import type { JourneyModel } from '../../model/JourneyModel.js'
import type { TestContext } from '../../model/TestContext.js'
import type { Tab } from '../../browser/Tab.js'
import { JourneyCommand } from '../JourneyCommand.js'

const shownOn = ({ dashboard }: Tab) => {
  const { value } = dashboard.bookingsList.state$
  switch (value.kind) {
    case 'few':
      return { listed: [...value.upcoming, ...value.past], owed: value.owedInAll?.amounts ?? null }
    case 'many':
      return {
        listed: value.sections.flatMap(({ years }) => years.flatMap(({ shown }) => shown)),
        owed: value.owedInAll?.amounts ?? null,
      }
    default:
      return null
  }
}

/** The states of the filter, and which bookings belong to each. */
const states: readonly (readonly [string, (one: ListedBooking) => boolean])[] = [
  ['attention', ({ attention }) => attention.length > 0],
  ['upcoming', ({ when }) => when === 'upcoming'],
  ['past', ({ when }) => when === 'past'],
  ['cancelled', ({ booking }) => booking.status === 'cancelled'],
]

/** Checks on the bookings page what each booking owes and asks for. */
export class ReadBookings extends JourneyCommand {
  readonly name = 'look at the bookings'
  override readonly screen = paths.bookings

  protected async act(model: JourneyModel, context: TestContext): Promise<void> {
    const tab = context.journey.tab()
    await context.press(tab, tab.dashboard.bookingsList.open)
    if (!isStill(model, context, 'untilQuiet') || tab.dashboard.session.state$.value.kind !== 'signedIn') return
    const shown = shownOn(tab)
    this.expect(shown !== null, 'the bookings to be listed')
    if (shown === null) return
    this.narrow(tab, shown.listed)
    for (const one of shown.listed) this.compareAttention(one)
    this.compareOwed(shown.listed, shown.owed)
  }

  /** Searches for each booking by its reference, then shows each state. Afterwards the whole list is shown again. */
  private narrow(tab: Tab, all: readonly ListedBooking[]): void {
    const { bookingsList } = tab.dashboard
    if (bookingsList.state$.value.kind !== 'many') return
    for (const { booking } of all.slice(0, 2)) {
      const found = this.found(tab, { text: ` ${booking.reference.toLowerCase()}`, show: null })
      const isOnly = found.every(({ booking: { reference } }) => reference.includes(booking.reference))
      this.expect(found.length > 0 && isOnly, `only ${booking.reference} to be found by its reference`)
    }
    for (const [show, belongs] of states) {
      const found = this.found(tab, { text: '', show })
      this.expect(found.every(belongs), `only bookings that are ${show}`)
      const hidden = all.filter((one) => belongs(one) && !found.some(({ booking }) => booking === one.booking))
      this.expect(hidden.length === 0, `all bookings that are ${show}, also ${hidden[0]?.booking.reference}`)
    }
    const unknown = this.found(tab, { text: 'no trip has this name', show: null })
    this.expect(unknown.length === 0, 'nothing to be found by a name that no booking has')
    this.found(tab, { text: '', show: null })
    const { value } = bookingsList.state$
    this.expect(value.kind === 'many' && !value.isFiltered, 'all bookings to be shown again')
  }

  /** What the filtered list shows, with its count checked. */
  private found(tab: Tab, filter: { readonly text: string; readonly show: string | null }): readonly ListedBooking[] {
    const { bookingsList } = tab.dashboard
    bookingsList.narrow(filter)
    const { value } = bookingsList.state$
    if (value.kind !== 'many') return []
    const years = value.sections.flatMap((section) => section.years)
    const isFiltered = filter.text !== '' || filter.show !== null
    this.expect(value.isFiltered === isFiltered, `the list ${isFiltered ? '' : 'not '}to be filtered`)
    const count = years.reduce((sum, year) => sum + year.count, 0)
    this.expect(count === value.found, `${value.found} bookings in the years that are shown, not ${count}`)
    return years.flatMap(({ shown }) => shown)
  }

  private compareAttention({ booking, when, attention, owed }: ListedBooking): void {
    const { reference, openQuestions, status } = booking
    const asks = attention.find(({ kind }) => kind === 'questions')
    const wanted = when === 'upcoming' && status !== 'cancelled' ? openQuestions : 0
    const countShown = asks?.kind === 'questions' ? asks.count : 0
    const isLate = attention.some(({ kind }) => kind === 'balanceOverdue')
    this.expect(
      isLate === (owed.overdue !== null && status !== 'cancelled'),
      `what is overdue of ${reference} to be told`,
    )
    const isDated = owed.overdue === null || owed.overdue.since !== null || booking.paymentDueDate === null
    this.expect(isDated, `it to be told since when ${reference} owes it`)
    this.expect(
      countShown === wanted && (asks === undefined) === (wanted === 0),
      `${wanted} open questions of ${reference}, not ${countShown}`,
    )
    const isOverdue = attention.map(({ isUrgent }) => isUrgent)
    this.expect(isOverdue.lastIndexOf(true) <= 0, `what is overdue of ${reference} to come first`)
  }

  /** The page sums the amounts due by currency, if at least two bookings owe something. */
  private compareOwed(listed: readonly ListedBooking[], inAll: readonly Money[] | null): void {
    const owing = listed.filter(({ owed }) => owed.outstanding.amount > 0)
    this.expect((inAll === null) === owing.length < 2, `${owing.length} bookings that owe something to be put together`)
    for (const { amount, currency } of inAll ?? []) {
      const sum = owing
        .filter(({ owed }) => owed.outstanding.currency.symbol === currency.symbol)
        .reduce((total, { owed }) => total + owed.outstanding.amount, 0)
      this.expect(amount === sum, `${sum} to be owed in ${currency.symbol}, not ${amount}`)
    }
  }

  toString(): string {
    return 'looks at the bookings'
  }
}
