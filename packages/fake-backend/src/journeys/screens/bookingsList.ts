import { type ListedBooking, type ManyBookings, paths } from '@booking-dashboard/core'
import { demoPassword } from '../../worlds/demo/customers/demoCustomers.js'
import type { Walk } from './ScreenStep.js'
import type { Visit } from './Visit.js'

const most = { upcoming: 12, past: 50 } as const

const many = (visit: Visit): ManyBookings | null => {
  const { value } = visit.dashboard.bookingsList.state$
  return value.kind === 'many' ? value : null
}

const yearsOn = (visit: Visit) =>
  many(visit)?.sections.flatMap(({ when, years }) => years.map((year) => ({ when, ...year }))) ?? []

const compareYears = (visit: Visit): void => {
  for (const { when, year, count, isOpen, shown, more, needing } of yearsOn(visit)) {
    visit.equal(`what is shown of ${year}`, shown.length, isOpen ? Math.min(count, most[when]) : 0)
    visit.equal(`what more there is of ${year}`, more, isOpen ? Math.min(most[when], count - shown.length) : 0)
    visit.expect(
      shown.every(({ booking }) => booking.departureDate.startsWith(year)),
      `only trips of ${year}`,
    )
    if (isOpen && more === 0)
      visit.equal(
        `what needs attention in ${year}`,
        needing,
        shown.filter(({ attention }) => attention.length > 0).length,
      )
  }
  const now = many(visit)
  if (now === null) return
  visit.equal(
    'the number found',
    yearsOn(visit).reduce((sum, { count }) => sum + count, 0),
    now.found,
  )
  for (const { when, count, years } of now.sections)
    visit.equal(
      `the ${when} trips`,
      count,
      years.reduce((sum, year) => sum + year.count, 0),
    )
}

/** Opens every year and shows all of it. */
const showAll = (visit: Visit): readonly ListedBooking[] => {
  const { bookingsList } = visit.dashboard
  for (const { when, year, isOpen, count } of yearsOn(visit)) {
    if (!isOpen) bookingsList.toggleYear(when, year)
    const now = () => yearsOn(visit).find((one) => one.when === when && one.year === year)
    for (let rounds = 0; (now()?.more ?? 0) > 0 && rounds < count; rounds += 1) {
      const before = now()?.shown.length
      bookingsList.showMore(when, year)
      visit.equal('the first of those that came', now()?.firstOfMore, before)
      const shown = now()?.shown.length
      bookingsList.toggleYear(when, year)
      bookingsList.toggleYear(when, year)
      visit.equal(`what is shown of ${year} that was closed`, now()?.shown.length, shown)
    }
  }
  return yearsOn(visit).flatMap(({ shown }) => shown)
}

const listBookings: Walk = {
  words: 'searches the bookings',
  go: async (visit) => {
    const { bookingsList } = visit.dashboard
    visit.tab.navigation.goTo(paths.bookings)
    await visit.run(bookingsList.open)
    bookingsList.narrow({ text: '', show: null })
    const owned = visit.backend.inspect.bookings().length
    const first = many(visit)
    if (first === null) return
    visit.equal('the list', [first.isFiltered, first.isStale, first.foundByText === first.found], [false, false, true])
    visit.expect(first.found <= owned, 'no booking of anybody else')
    compareYears(visit)
    const all = showAll(visit)
    visit.equal('all bookings', all.length, first.found)
    const counts = new Map(first.states.map(({ state, count }) => [state, count]))
    const inState = (state: string): number =>
      all.filter(
        ({ when, booking, attention }) =>
          when === state ||
          (state === 'cancelled' && booking.status === 'cancelled') ||
          (state === 'attention' && attention.length > 0),
      ).length
    for (const state of ['attention', 'upcoming', 'past', 'cancelled'] as const)
      visit.equal(`the bookings that are ${state}`, counts.get(state) ?? 0, inState(state))
    const one = visit.one(all)
    if (one === undefined) return
    const [word = ''] = one.booking.name.split(' ')
    bookingsList.narrow({ text: ` ${one.booking.reference.toLowerCase()}   ${word.toUpperCase()} `, show: null })
    visit.equal(
      'what is found',
      showAll(visit).map(({ booking }) => booking.reference),
      [one.booking.reference],
    )
    compareYears(visit)
    visit.equal('whether it is filtered', many(visit)?.isFiltered, true)
    bookingsList.narrow({ text: one.booking.reference, show: one.when === 'past' ? 'upcoming' : 'past' })
    visit.equal('what is found', [many(visit)?.found, many(visit)?.foundByText], [0, 1])
    bookingsList.narrow({ text: '', show: one.when })
    visit.equal('whether a state alone filters', many(visit)?.isFiltered, true)
    bookingsList.narrow({ text: one.booking.departureDate.slice(0, 10), show: 'all' })
    visit.expect(
      showAll(visit).some(({ booking }) => booking === one.booking),
      'a trip to be found by its day',
    )
    bookingsList.narrow({ text: '   ', show: 'no state' })
    visit.equal('the list', [many(visit)?.isFiltered, many(visit)?.found], [false, first.found])
    const year = visit.one(yearsOn(visit))
    if (year !== undefined) {
      bookingsList.toggleYear(year.when, year.year)
      const now = yearsOn(visit).find((other) => other.when === year.when && other.year === year.year)
      visit.equal(`whether ${year.year} is open`, now?.isOpen, !year.isOpen)
      compareYears(visit)
    }
    if (visit.oneIn(3)) {
      visit.plant('getBookings', { kind: 'error', code: 10000020 })
      await visit.run(bookingsList.open)
      visit.equal('the list after a failed reload', [many(visit)?.isStale, many(visit)?.found], [true, first.found])
    }
    bookingsList.narrow({ text: '', show: null })
  },
}

/** A customer without a booking. */
const noBookings: Walk = {
  words: 'looks at no bookings',
  go: async (visit) => {
    const { session } = visit.dashboard
    await visit.run(session.signOut)
    await visit.run(() => session.signIn({ email: 'new@example.com', password: demoPassword }))
    await visit.run(visit.dashboard.bookingsList.open)
    visit.equal('the list', visit.dashboard.bookingsList.state$.value, { kind: 'none', isStale: false })
    await visit.run(session.signOut)
    await visit.run(() => session.signIn({ email: 'reset@example.com', password: demoPassword }))
    // A required reset leads from every page to /changepassword (behaviour/session#1.2).
    visit.equal('who gets in', session.admission$.value, 'changePassword')
    visit.equal(
      'whether the bookings lead there',
      [session.mustChangePassword(paths.bookings), session.mustChangePassword(paths.login)],
      [true, false],
    )
    await visit.run(session.signOut)
    await visit.comeIn()
  },
}

export const listWalks: readonly Walk[] = [listBookings, listBookings, noBookings]
