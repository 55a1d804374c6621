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
    this.narrow(tab)
    for (const one of shown.listed) this.compareAttention(one)
    this.compareOwed(shown.listed, shown.owed)
  }

  /** Filters the list and clears the filter. */
  private narrow({ dashboard: { bookingsList } }: Tab): void {
    const isFiltered = (): boolean | null => {
      const { value } = bookingsList.state$
      return value.kind === 'many' ? value.isFiltered : null
    }
    bookingsList.narrow({ text: 'Verona', show: null })
    this.expect(isFiltered() !== false, 'the bookings to be those that were looked for')
    bookingsList.narrow({ text: '', show: null })
    this.expect(isFiltered() !== true, 'all bookings to be shown again')
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
