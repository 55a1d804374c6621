import { type Dashboard, latest, type Receipt } from '@booking-dashboard/core'
import { bookingsEndpoints } from '@booking-dashboard/http-adapter/contract'
import type * as t from 'io-ts'
import type { Tab } from '../browser/Tab.js'
import { type Invariant, sum } from '../invariants/Invariant.js'
import { bookingRefs, type TestContext } from '../model/TestContext.js'
import type { Lines, Read } from './Answers.js'
import { decodedBy } from './decodedBy.js'
import { difference } from './difference.js'
import { line } from './line.js'

type BookingWire = t.TypeOf<typeof bookingsEndpoints.get.answer>['booking']
type Bill = NonNullable<ReturnType<Dashboard['bill']>['value']>
type PriceLine = Bill['prices']['sections'][number]['lines'][number]
type CostWire = BookingWire['accommodations'][number]['prices']
type PaymentWire = BookingWire['payments'][number]

/** One line of the price summary: what it says, and what it costs. */
interface Priced {
  readonly words: string
  /** Hidden, free or included; otherwise its amount is shown. */
  readonly display: string
  readonly cost: number
  readonly fee: number
}

const onResale = 2
/** The codes that replace an amount (behaviour/catalogue#2.4). */
const displays: Readonly<Record<number, string>> = { 2: 'hidden', 3: 'free', 4: 'included' }

const named = (...parts: readonly string[]): string => parts.filter((part) => part.trim() !== '').join(': ')
const feeOf = ({ booking_fee }: CostWire): number => booking_fee?.value ?? 0
/** Price, or allocations plus supplement, plus booking fee (behaviour/money#2.9). */
const costOf = (prices: CostWire): number =>
  (prices.price?.value ?? (prices.allocations?.value ?? 0) + (prices.supplement?.value ?? 0)) + feeOf(prices)

const priced = (words: string, prices: CostWire): Priced => ({
  words,
  display: 'amount',
  cost: costOf(prices),
  fee: feeOf(prices),
})

const extraPriced = ({ name, option, price_display_code: code, prices }: BookingWire['extras'][number]): Priced => {
  const display = displays[code ?? 1] ?? 'amount'
  return { ...priced(named(name, option.value), prices), display, ...(display !== 'amount' && { fee: 0 }) }
}

const transportPriced = ({ name, prices, ...leg }: BookingWire['transport'][number]): Priced => {
  const places = [leg.departure_location, leg.arrival_location].filter((place) => place !== '').join(' – ')
  const time = leg.is_departure_time_specified
    ? leg.departure_date.iso_value
    : `${leg.departure_date.iso_value}, no time`
  return priced(`${named(name, places)} ${time}`, prices)
}

/** By title ascending, then by cost descending (behaviour/money#2.9). */
const ticketsPriced = (tickets: BookingWire['tickets']): readonly Priced[] =>
  tickets
    .map(({ event_name, name, prices: { price, booking_fee } }) =>
      priced(`${event_name}: ${name}`, { price, booking_fee }),
    )
    .toSorted((a, b) => (a.words === b.words ? b.cost - a.cost : a.words < b.words ? -1 : 1))

/** Discounts are negative (behaviour/money#2.9). */
const discountsPriced = ({ discount_lines: lines = [], prices: { discounts } }: BookingWire): readonly Priced[] => {
  const all =
    lines.length > 0
      ? lines.map(({ name, prices }) => ({ words: name, cost: costOf(prices) }))
      : [{ words: 'discounts', cost: discounts.value }].filter(({ cost }) => cost !== 0)
  return all.map((one) => ({ ...one, cost: -Math.abs(one.cost), display: 'amount', fee: 0 }))
}

const feesPriced = (tickets: BookingWire['tickets']): readonly Priced[] => {
  const listed = tickets.filter(({ resale }) => resale?.code === onResale)
  const cost = sum(listed.map(({ prices }) => prices.booking_fee.value))
  return cost === 0 ? [] : [{ words: 'resaleFees', display: 'amount', cost, fee: 0 }]
}

const pricedIn = (booking: BookingWire): readonly (readonly [string, readonly Priced[]])[] => [
  [
    'accommodation',
    booking.accommodations.map((room) =>
      priced(named(room.name.trim() === '' ? room.location || room.acco_id : room.name, room.room_name), room.prices),
    ),
  ],
  [
    'customerChange',
    (booking.customer_changes ?? []).map(({ name, prices }) =>
      priced(name.trim() === '' ? 'nameChangeFee' : name, prices),
    ),
  ],
  ['tickets', ticketsPriced(booking.tickets)],
  ['transport', booking.transport.map(transportPriced)],
  ['extras', booking.extras.map(extraPriced)],
  ['insurance', (booking.insurance ?? []).map(({ name, prices }) => priced(name, prices))],
  ['delivery', (booking.delivery ?? []).map(({ name, prices = {} }) => priced(name, prices))],
  ['discounts', discountsPriced(booking)],
  ['fees', feesPriced(booking.tickets)],
]

/** Equal lines are one line with their number. */
const gathered = (section: string, all: readonly Priced[]): Lines => {
  const counts = new Map<string, { readonly count: number; readonly one: Priced }>()
  for (const one of all) {
    const shown = line(one.words, one.display, one.cost, one.fee)
    counts.set(shown, { count: (counts.get(shown)?.count ?? 0) + 1, one })
  }
  return [...counts].map(([shown, { count, one }]) => line(section, count, shown, count * one.cost, count * one.fee))
}

const sectionTotals = (section: string, all: readonly Priced[]): string =>
  line(
    ...[section, sum(all.map(({ cost }) => cost)), 'fees', sum(all.map(({ fee }) => fee)), 'without a price'],
    sum(all.filter(({ display }) => display !== 'amount').map(({ cost }) => cost)),
  )

const paymentAnswered = ({ reference, amount, payment_date, card }: PaymentWire): string =>
  line('payment', reference, amount.value, payment_date.iso_value, card?.four_digits)

/** Paid and confirmed (behaviour/payments#2.4). */
const paid = [2, 3]

/** What a successful payment paid for, if the items add up to it. */
const boughtAnswered = ({ reference, amount, bought, status }: PaymentWire): Lines => {
  const isPaid = (status.paid === true || paid.includes(status.value)) && amount.value >= 0
  if (!isPaid || !bought || sum(bought.map((item) => item.amount.value)) !== amount.value) return []
  return bought.map(({ name, quantity, amount: { value }, price_display_code: code }) =>
    line('bought', reference, quantity, name, displays[code ?? 1] ?? 'amount', value),
  )
}

const billAnswered = (booking: BookingWire): Lines => {
  const isSeparate = booking.separate_booking_fee === true
  const sections = pricedIn(booking)
    .filter(([, all]) => all.length > 0)
    .map(([name, all]) => [name, isSeparate ? all : all.map((one) => ({ ...one, fee: 0 }))] as const)
  // Resale fees are parts of the tickets.
  const listed = sum(sections.flatMap(([name, all]) => (name === 'fees' ? [] : all.map(({ cost }) => cost))))
  const { prices } = booking
  return [
    ...sections.flatMap(([name, all]) => [...gathered(name, all), sectionTotals(name, all)]),
    line('unlisted', prices.total_booking_price.value - listed),
    line('totals', prices.total_booking_price.value, prices.booking_price.value, prices.booking_fee.value),
    ...booking.payments.map(paymentAnswered).toSorted(),
    ...booking.payments.flatMap(boughtAnswered),
  ]
}

const lineShown = ({ title, label, departure, display, cost, bookingFee }: PriceLine): Priced => ({
  words: `${label ?? title}${departure === null ? '' : ` ${departure.at}${departure.isTimeSpecified ? '' : ', no time'}`}`,
  display: display.kind === 'amount' && display.amount !== cost ? `${display.amount}` : display.kind,
  cost,
  fee: bookingFee,
})

const boughtShown = ({ reference, bought }: Receipt): Lines =>
  (bought?.lines ?? []).map(({ title, quantity, display, cost }) =>
    line('bought', reference, quantity, title, display.kind, cost),
  )

const billShown = ({
  prices: { sections, unlisted, totals },
  payments: { payments, failed },
  receipts,
}: Bill): Lines => [
  ...sections.flatMap(({ name, gathered: all, cost, bookingFee, withoutPrice }) => [
    ...all.map((one) => {
      const shown = lineShown(one.line)
      const words = line(shown.words, shown.display, shown.cost, shown.fee)
      return line(name, one.quantity, words, one.cost, one.bookingFee)
    }),
    line(name, cost, 'fees', bookingFee, 'without a price', withoutPrice),
  ]),
  line('unlisted', unlisted),
  line('totals', totals.totalBookingPrice, totals.bookingPrice, totals.bookingFee),
  ...[...payments, ...failed]
    .map(({ reference, amount, date, fourDigits }) => line('payment', reference, amount.amount, date, fourDigits))
    .toSorted(),
  ...[...receipts.values()].flatMap(boughtShown),
]

const readBill: Read = (answer) => {
  const decoded = decodedBy(bookingsEndpoints.get.answer, answer)
  return decoded === null ? null : billAnswered(decoded.booking)
}

const compared = new WeakSet<object>()

/** A sentence if the bill on the page is not that of an answer; null if it is, or if the page has none. */
export const wrongOnBill = ({ oracle }: TestContext, tab: Tab, ref: string): string | null => {
  const booking = latest(tab.dashboard.bookings.booking(ref).value)
  const bill = tab.dashboard.bill(ref).value
  if (booking === null || bill === null || compared.has(booking)) return null
  oracle.comparisons += 1
  const wrong = difference(billShown(bill), oracle.answers.of(tab, 'booking', ref, readBill))
  if (wrong === null) compared.add(booking)
  return wrong === null ? null : `On the bill of ${ref} ${wrong}`
}

/**
 * The bill of every booking that a page knows has each item of the booking under its kind, at the price that the back
 * end sent, each payment, and what it paid for.
 */
export const billAsAnswered: Invariant = (context) =>
  context.tabs().flatMap((tab) => bookingRefs.flatMap((ref) => wrongOnBill(context, tab, ref) ?? []))
