import { latest } from '@booking-dashboard/core'
import { bookingsEndpoints, customerEndpoints } from '@booking-dashboard/http-adapter/contract'
import fc from 'fast-check'
import { validAnswers } from '../arbitraries/answers.js'
import { wrongOnBill } from '../oracle/billAsAnswered.js'
import { wrongOnHoldings } from '../oracle/holdingsAsAnswered.js'
import { wrongOnPage } from '../oracle/shownAsAnswered.js'
import { wrongOnTrip } from '../oracle/tripAsAnswered.js'
import type { Walk } from './ScreenStep.js'
import type { Visit } from './Visit.js'

/** No invariant compares this booking with the world. */
const ref = 'SUN0901'

const drawn = (visit: Visit, endpoint: Parameters<typeof validAnswers>[0]): Record<string, object> =>
  fc.sample(validAnswers(endpoint), { numRuns: 1, seed: visit.number(1_000_000) })[0] as Record<string, object>

/** Answers that keep the contract, and that no back end has sent yet. A page shows what is in them. */
const readOddBooking: Walk = {
  words: 'reads a booking that no back end has sent yet',
  go: async (visit) => {
    const { bookings, bookingPage } = visit.dashboard
    const { booking } = drawn(visit, bookingsEndpoints.get)
    const body = { booking: { ...booking, reference: ref } }
    visit.plant('getBooking', { kind: 'answer', status: 200, body })
    await visit.run(() => bookings.load(ref))
    visit.backend.faults.clear()
    const known = latest(bookings.booking(ref).value)
    visit.equal('the booking', known?.reference, ref)
    visit.equal('what is wrong in the booking', wrongOnPage(visit.context, visit.tab, 'booking', ref), null)
    visit.equal('what is wrong in what it holds', wrongOnHoldings(visit.context, visit.tab, ref), null)
    visit.equal('what is wrong on the bill', wrongOnBill(visit.context, visit.tab, ref), null)
    visit.equal('what is wrong with the trip', wrongOnTrip(visit.tab, ref, visit.context.oracle.answers), [])
    await visit.run(() => bookingPage(ref).open())
  },
}

/** The same for the list of bookings and the customer. */
const readOddLists: Walk = {
  words: 'reads bookings and details that no back end has sent yet',
  go: async (visit) => {
    const { bookings, customer } = visit.dashboard
    const { id } = visit.backend.inspect.customers().find(({ email }) => email === 'demo@example.com') ?? {}
    const list = drawn(visit, bookingsEndpoints.list)
    const { customer: details } = drawn(visit, customerEndpoints.getCustomer)
    visit.plant('getBookings', { kind: 'answer', status: 200, body: list })
    visit.plant('getCustomer', { kind: 'answer', status: 200, body: { customer: { ...details, id } } })
    await visit.run(() => Promise.all([bookings.loadList(), customer.load()]))
    visit.backend.faults.clear()
    visit.equal('what is wrong in the list', wrongOnPage(visit.context, visit.tab, 'bookings', ''), null)
    visit.equal('what is wrong in the details', wrongOnPage(visit.context, visit.tab, 'customer', ''), null)
    await visit.run(() => Promise.all([bookings.loadList(), customer.load()]))
  },
}

export const oddAnswerWalks: readonly Walk[] = [readOddBooking, readOddLists]
