import {
  accommodationCatalogueEndpoints,
  basketEndpoints,
  bookingsEndpoints,
  customerEndpoints,
  downloadFiles,
  extrasCatalogueEndpoints,
  packageEndpoints,
  paymentPlanEndpoints,
  ticketCatalogueEndpoints,
  transportCatalogueEndpoints,
} from '@booking-dashboard/http-adapter/contract'
import type * as t from 'io-ts'
import type { Asked, BackEndUnderTest } from './BackEndUnderTest.js'

/** The customer does not have the one booking to check, so a verdict would be about nothing. */
export class NoBooking extends Error {
  override readonly name = 'NoBooking'
}

export type Booking = t.TypeOf<typeof bookingsEndpoints.get.answer>['booking']
type Summary = t.TypeOf<typeof bookingsEndpoints.list.answer>['upcoming'][number]

/** At most this many upcoming bookings are checked, and one past booking. */
const mostUpcoming = 4
/** A day of the month for the projection of a payment plan. */
const anyDay = '15'

interface Moment {
  readonly iso_value: string
}

/** Blames an answer whose dates are not in order. */
const checkOrder = (asked: Asked<unknown>, path: string, ...moments: readonly Moment[]): void => {
  const dates = moments.map(({ iso_value }) => iso_value)
  const index = dates.findIndex((date, at) => at > 0 && date < (dates[at - 1] ?? ''))
  if (index < 0) return
  asked.blame('order', `${path}.${index}`, `nothing before ${dates[index - 1]}`, dates[index] ?? '')
}

/**
 * Reads all data of the customer, or of the booking `only`. Returns the upcoming bookings that it checked. Rejects with
 * NoBooking if the list does not have `only`.
 */
export const checkReading = async (backEnd: BackEndUnderTest, only: string | null): Promise<readonly Booking[]> => {
  const { answer } = await backEnd.ask(customerEndpoints.getCustomer)
  backEnd.customerId = answer?.customer.id ?? null
  await backEnd.ask(customerEndpoints.requiredData)
  const others = (answer?.customer.additional_customers ?? []).flatMap(({ customer_ids }) => customer_ids)
  for (const id of [...new Set(others)].slice(0, mostUpcoming)) {
    const other = await backEnd.ask(customerEndpoints.getAdditional, { params: { id } })
    if (other.answer !== null) other.compare('customer.id', id, other.answer.customer.id)
  }
  const list = await backEnd.ask(bookingsEndpoints.list)
  const upcoming = (list.answer?.upcoming ?? []).filter(({ reference }) => only === null || reference === only)
  const past = (list.answer?.past ?? []).filter(({ reference }) => only === null || reference === only)
  if (only !== null && list.answer !== null && upcoming.length + past.length === 0)
    throw new NoBooking(`The customer has no booking ${only}`)
  const bookings: Booking[] = []
  if (only !== null && list.answer === null) {
    // The booking is requested even if there is no list.
    const booking = await checkBooking(backEnd, only)
    if (booking === null) throw new NoBooking(`The back end answers with no booking ${only}`)
    bookings.push(booking)
    await checkOffers(backEnd, only)
  }
  for (const summary of upcoming.slice(0, mostUpcoming)) {
    const booking = await checkBooking(backEnd, summary.reference, summary)
    if (booking === null) continue
    bookings.push(booking)
    await checkOffers(backEnd, booking.reference)
  }
  for (const summary of past.slice(0, 1)) await checkBooking(backEnd, summary.reference, summary)
  const bookingRef = 'NO-SUCH-BOOKING'
  const about = 'an unknown booking'
  const unknown = await backEnd.ask(bookingsEndpoints.get, { params: { bookingRef }, expects: 'refusal', about })
  if (unknown.status === 401)
    unknown.blame('status', 'status', '404, or 200 with errors', '401, which signs the customer out')
  return bookings
}

/** The current booking. Checks that the amounts of its answer agree (behaviour/money#d8.10). */
export const askBooking = async (
  backEnd: BackEndUnderTest,
  bookingRef: string,
  about = '',
): Promise<{ readonly asked: Asked<unknown>; readonly booking: Booking | null }> => {
  const asked = await backEnd.ask(bookingsEndpoints.get, { params: { bookingRef }, about })
  const booking = asked.answer?.booking ?? null
  if (booking !== null) {
    checkMoney(asked, booking)
    checkBought(asked, booking)
  }
  return { asked, booking }
}

/** Checks that counted payments add up to the paid amount, and that paid plus outstanding equals the total. */
const checkMoney = (asked: Asked<unknown>, { prices, payments }: Booking): void => {
  const outstanding = prices.outstanding_balance.value
  const total = prices.total_booking_price.value
  const counted = payments.reduce((sum, payment) => sum + countedOf(payment), 0)
  const why = 'the total less what is outstanding'
  asked.compare('booking.prices.paid.value', total - outstanding, prices.paid.value, why)
  asked.compare('booking.payments', total - outstanding, counted, `${why}, as the sum of the payments that count`)
}

/** Blames a booking whose total or payments did not rise by these minor units. */
export const checkPrices = (
  asked: Asked<unknown>,
  before: Booking,
  after: Booking,
  more: { readonly total: number; readonly paid: number },
  why: string,
): void => {
  const was = before.prices
  const is = after.prices
  const rises: readonly (readonly [string, number, number])[] = [
    ['total_booking_price', was.total_booking_price.value + more.total, is.total_booking_price.value],
    ['paid', was.paid.value + more.paid, is.paid.value],
    ['outstanding_balance', was.outstanding_balance.value + more.total - more.paid, is.outstanding_balance.value],
  ]
  for (const [name, expected, came] of rises) asked.compare(`booking.prices.${name}.value`, expected, came, why)
}

/** Checks that what a payment bought adds up to its amount. */
const checkBought = (asked: Asked<unknown>, { payments }: Booking): void => {
  for (const [index, { amount, bought }] of payments.entries()) {
    if (!bought) continue
    const sum = bought.reduce((all, item) => all + item.amount.value, 0)
    const path = `booking.payments.${index}.bought`
    asked.compare(path, amount.value, sum, 'the amount of the payment')
    for (const { name, quantity } of bought) {
      if (name.trim() !== '' && quantity >= 1) continue
      asked.blame('type', path, 'a name, and a quantity of 1 or more', `${quantity} × “${name}”`)
    }
  }
}

/**
 * What a row adds to the paid amount. Without `counted`, a paid or confirmed row adds its apportioned part, or its
 * whole amount if it has no apportionments.
 */
export const countedOf = ({ amount, status, counted, apportionments }: Booking['payments'][number]): number => {
  if (typeof counted === 'boolean') return counted ? amount.value : 0
  if (status.paid !== true && ![2, 3].includes(status.value)) return 0
  return apportionments ? apportionments.reduce((sum, { net_amount: part }) => sum + part.value, 0) : amount.value
}

/** `summary`: the booking in the list. Null without a list. */
const checkBooking = async (
  backEnd: BackEndUnderTest,
  bookingRef: string,
  summary: Summary | null = null,
): Promise<Booking | null> => {
  const { asked, booking } = await askBooking(backEnd, bookingRef)
  await backEnd.ask(bookingsEndpoints.requiredData, { params: { bookingRef } })
  await backEnd.ask(bookingsEndpoints.ticketCustomerDataChanges, { params: { bookingRef } })
  if (booking === null) return null
  const { departure_date: departure, prices } = booking
  const listed = summary ?? booking
  const why = 'as the list says'
  const [owed, owes] = [listed.prices.outstanding_balance.value, prices.outstanding_balance.value]
  asked.compare('booking.reference', bookingRef, booking.reference, why)
  asked.compare('booking.id', listed.id, booking.id, why)
  asked.compare('booking.departure_date.iso_value', listed.departure_date.iso_value, departure.iso_value, why)
  asked.compare('booking.prices.outstanding_balance.value', owed, owes, why)
  checkOrder(asked, 'booking.return_date', departure, booking.return_date)
  for (const [index, { check_in, check_out }] of booking.accommodations.entries())
    checkOrder(asked, `booking.accommodations.${index}.check_out`, check_in, check_out)
  const plan = booking.payment_plan
  if (plan !== null && plan !== undefined && 'projection' in plan)
    checkOrder(asked, 'booking.payment_plan.projection', ...plan.projection)
  await backEnd.ask(bookingsEndpoints.ticketAllocations, { params: { bookingId: booking.id } })
  await backEnd.download(downloadFiles.confirmation, { bookingRef })
  const keys = (booking.delivery ?? []).flatMap(({ downloads }) => downloads ?? []).flatMap(({ key }) => key ?? [])
  for (const key of keys.slice(0, 1)) await backEnd.download(downloadFiles.byKey, { key })
  if (booking.payment_plan_available) await checkProjection(backEnd, bookingRef)
  return booking
}

const checkProjection = async (backEnd: BackEndUnderTest, bookingReference: string): Promise<void> => {
  const asked = await backEnd.ask(paymentPlanEndpoints.projection, {
    params: { bookingReference },
    query: { day: anyDay },
  })
  checkOrder(asked, 'projection', ...(asked.answer?.projection ?? []))
}

/** Reads what a booking's package offers, and its basket. */
const checkOffers = async (backEnd: BackEndUnderTest, ref: string): Promise<void> => {
  const basket = await backEnd.ask(basketEndpoints.get, { params: { ref } })
  if (basket.answer?.basket) {
    await backEnd.ask(basketEndpoints.status, { params: { ref } })
    await backEnd.ask(basketEndpoints.payments, { params: { ref } })
  }
  await backEnd.ask(packageEndpoints.termsAndConditions, { params: { bookingRef: ref }, expects: 'absent' })
  await backEnd.ask(packageEndpoints.optionSettings, { params: { ref } })
  await backEnd.ask(ticketCatalogueEndpoints.events, { params: { ref } })
  await backEnd.ask(ticketCatalogueEndpoints.availability, { params: { ref } })
  const stays = await backEnd.ask(accommodationCatalogueEndpoints.accommodations, { params: { ref } })
  await backEnd.ask(accommodationCatalogueEndpoints.availability, { params: { ref } })
  for (const { id: accommodationId } of stays.answer?.accommodations.slice(0, 1) ?? []) {
    await backEnd.ask(accommodationCatalogueEndpoints.extras, { params: { ref, accommodationId } })
  }
  const extras = await backEnd.ask(extrasCatalogueEndpoints.extras, { params: { bookingRef: ref } })
  await backEnd.ask(extrasCatalogueEndpoints.availability, { params: { bookingRef: ref } })
  for (const { id: extraId } of extras.answer?.extras.slice(0, 1) ?? []) {
    await backEnd.ask(extrasCatalogueEndpoints.availabilityOf, { params: { bookingRef: ref, extraId } })
  }
  await departuresOf(backEnd, ref)
}

type Stops = t.TypeOf<typeof transportCatalogueEndpoints.stops.answer>['stops']
export type Stop = Stops[number]

interface Departures {
  readonly stops: Stops
  /** The query that found them. */
  readonly query: Readonly<Record<string, string>>
}

/** Searches as a customer does: route, day, places. */
export const departuresOf = async (backEnd: BackEndUnderTest, id: string): Promise<Departures> => {
  const none = { stops: [], query: {} }
  await backEnd.ask(transportCatalogueEndpoints.types, { params: { id } })
  const { answer } = await backEnd.ask(transportCatalogueEndpoints.routes, { params: { id } })
  const [route] = answer?.routes ?? []
  if (route === undefined) return none
  const way = { routes: route.id, direction: 'OUTBOUND' }
  const dates = await backEnd.ask(transportCatalogueEndpoints.dates, { params: { id }, query: way })
  const found = dates.answer?.dates ?? []
  const [date] = found
  checkOrder(dates, 'dates', ...found.map((iso_value) => ({ iso_value })))
  if (date === undefined) return none
  const places = await backEnd.ask(transportCatalogueEndpoints.locations, { params: { id }, query: { ...way, date } })
  const [departureLocation] = places.answer?.departure_locations ?? []
  const [arrivalLocation] = places.answer?.arrival_locations ?? []
  if (departureLocation === undefined || arrivalLocation === undefined) return none
  const query = { ...way, date, departureLocation, arrivalLocation }
  const stops = await backEnd.ask(transportCatalogueEndpoints.stops, { params: { id }, query })
  return { stops: stops.answer?.stops ?? [], query }
}
