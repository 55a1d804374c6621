import { latest } from '@booking-dashboard/core'
import { basketEndpoints, bookingsEndpoints, customerEndpoints } from '@booking-dashboard/http-adapter/contract'
import fc from 'fast-check'
import type * as t from 'io-ts'
import { validAnswers } from '../arbitraries/answers.js'
import { decodedBy } from '../oracle/decodedBy.js'
import { wrongOnBill } from '../oracle/billAsAnswered.js'
import { wrongOnHoldings } from '../oracle/holdingsAsAnswered.js'
import { wrongOnPage } from '../oracle/shownAsAnswered.js'
import { wrongOnTrip } from '../oracle/tripAsAnswered.js'
import type { Walk } from './ScreenStep.js'
import type { Visit } from './Visit.js'

/** No invariant compares this booking with the world. */
const ref = 'SUN0901'

/** A ticket that belongs to somebody else (behaviour/resale#1.4). */
const sold = 3

const drawn = (visit: Visit, endpoint: Parameters<typeof validAnswers>[0]): Record<string, object> =>
  fc.sample(validAnswers(endpoint), { numRuns: 1, seed: visit.number(1_000_000) })[0] as Record<string, object>

/** Two of each item, so that lines are alike. */
const twice = (booking: Record<string, unknown>): Record<string, unknown> => {
  const doubled = ['tickets', 'accommodations', 'extras', 'transport'].map((field): readonly [string, unknown] => {
    const items = booking[field] as readonly { readonly id: string | number }[]
    return [field, items.flatMap((one) => [one, { ...one, id: `${one.id} again` }])]
  })
  return { ...booking, ...Object.fromEntries(doubled) }
}

/** Answers that keep the contract, and that no back end has sent yet. A page shows what is in them. */
const readOddBooking: Walk = {
  words: 'reads a booking that no back end has sent yet',
  go: async (visit) => {
    const { bookings, bookingPage } = visit.dashboard
    const { booking } = drawn(visit, bookingsEndpoints.get)
    const body = { booking: { ...(visit.oneIn(2) ? booking : twice({ ...booking })), reference: ref } }
    visit.plant('getBooking', { kind: 'answer', status: 200, body })
    await visit.run(() => bookings.load(ref))
    visit.backend.faults.clear()
    const known = latest(bookings.booking(ref).value)
    visit.equal('the booking', known?.reference, ref)
    visit.equal('what is wrong in the booking', wrongOnPage(visit.context, visit.tab, 'booking', ref), null)
    visit.equal('what is wrong in what it holds', wrongOnHoldings(visit.context, visit.tab, ref), null)
    visit.equal('what is wrong on the bill', wrongOnBill(visit.context, visit.tab, ref), null)
    visit.equal('what is wrong with the trip', wrongOnTrip(visit.tab, ref, visit.context.oracle.answers), [])
    const arrivals = visit.dashboard.accommodationList(ref).state$.value.booked.map(({ checkIn }) => checkIn)
    visit.equal('the order of the stays', arrivals, arrivals.toSorted())
    const { tickets = [] } = known ?? {}
    const gone = tickets.filter(({ resale }) => resale.code === sold).length
    const { list, ...counts } = visit.dashboard.heldTickets(ref).state$.value
    visit.equal('the tickets', counts, { held: tickets.length - gone, sold: gone })
    visit.equal('the listed tickets', list.found, tickets.length)
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

type BasketWire = NonNullable<t.TypeOf<typeof basketEndpoints.get.answer>['basket']>

const costsIn = ({ tickets, accommodations, extras, transport, charges }: BasketWire): readonly string[] => [
  ...tickets.map(({ id, prices }) => `tickets/${id} ${prices.price.value + prices.booking_fee.value}`),
  ...accommodations.map(({ id, prices }) => `accommodations/${id} ${prices.total.value}`),
  ...extras.map(({ id, prices }) => `extras/${id} ${prices.total.value}`),
  ...transport.map(({ id, prices }) => `transport/${id} ${prices.total.value}`),
  ...charges.CHANGE_TICKET_CUSTOMER_DATA.map(({ id, prices }) => `charges/${id} ${prices.total.value}`),
]

/** Each section that the back end finds wrong says why. */
const warningsIn = ({ mandatory_status: status }: BasketWire): readonly string[] =>
  Object.values(status).flatMap(({ valid, errors }) => (valid ? [] : errors))

/** The page of a basket lists each item of it at its price. */
const readOddBasket: Walk = {
  words: 'reads a basket that no back end has sent yet',
  go: async (visit) => {
    const model = visit.dashboard.basket(ref)
    const { basket } = drawn(visit, basketEndpoints.get)
    if (!basket) return
    visit.plant('getBasket', { kind: 'answer', status: 200, body: { basket } })
    await visit.run(() => visit.dashboard.bookings.load(ref))
    await visit.run(model.load)
    visit.backend.faults.clear()
    visit.equal('what is wrong in the basket', wrongOnPage(visit.context, visit.tab, 'basket', ref), null)
    const { value } = model.state$
    if (value.kind === 'loaded') {
      const answered = decodedBy(basketEndpoints.get.answer, { basket })?.basket
      if (!answered) return visit.expect(false, 'a basket')
      const { lines, sections, total, unlisted } = value
      visit.equal(
        'the lines',
        lines.map(({ key, price: { cost } }) => `${key} ${cost}`).toSorted(),
        costsIn(answered).toSorted(),
      )
      visit.equal('the total', total, answered.prices.total.value)
      const listed = sections.reduce((sum, { cost }) => sum + cost, 0)
      visit.equal('what no section contains', unlisted ?? 0, total - listed)
      visit.equal(
        'the warnings',
        sections.flatMap(({ warnings }) => warnings).toSorted(),
        warningsIn(answered).toSorted(),
      )
      for (const { name, lines: own, cost, withoutPrice } of sections) {
        const hidden = own.filter(({ price }) => price.display.kind !== 'amount')
        visit.equal(
          `what ${name} costs`,
          cost,
          own.reduce((sum, { price }) => sum + price.cost, 0),
        )
        visit.equal(
          `what has no price in ${name}`,
          withoutPrice ?? 0,
          hidden.reduce((sum, { price }) => sum + price.cost, 0),
        )
      }
    }
    await visit.run(model.load)
  },
}

export const oddAnswerWalks: readonly Walk[] = [readOddBooking, readOddLists, readOddBasket]
