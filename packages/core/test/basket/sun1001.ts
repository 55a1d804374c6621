import { aWorld, createFakeBackend, demoPassword, type Snapshot, testCards } from '@booking-dashboard/fake-backend'
import { createTransport } from '@booking-dashboard/http-adapter'
import { createCookieJar } from '@booking-dashboard/http-adapter/node'
import type { Basket } from '../../src/basket/Basket.js'
import type { Booking, BookingPassenger, BookingPayment } from '../../src/domain/Booking.js'
import { isPaid } from '../../src/domain/bookingCodes.js'
import type { PaymentPlan } from '../../src/domain/PaymentPlan.js'
import { VirtualTime } from '../VirtualTime.js'

type World = Snapshot['world']
type BookingRecord = World['bookings'][number]
type PlanRecord = Parameters<World['plans']['set']>[1]
type BasketRecord = Parameters<World['baskets']['set']>[1]

const baseUrl = 'http://localhost'
const email = 'demo@example.com'
const clock = { now: () => Date.parse('2027-01-01T00:00:00Z') }

const [visa] = testCards
if (visa === undefined) throw new Error('There are no test cards')
const rules = { purchase_dashboard: true }
const prices = { price: { value: 1000 }, booking_fee: { value: 0 } }

const ticketTypes = { standing: 'Standing', seated: 'Seated', vip: 'VIP', free: 'Free' }
const roomKinds = ['R1', 'R2', 'kind of Double', 'kind of Twin', 'kind of Suite']
/** The options of each extra. Those of rooms are on offer at each accommodation. */
const extras = { E1: ['O1', 'O2', 'O3', 'week', 'day'] }
const roomExtras = {
  E1: ['O1'],
  'extra Breakfast': ['every day', 'weekend'],
  'extra Parking': ['every day'],
  Board: ['half', 'full'],
  Cot: ['one'],
}
const stops = [
  ['S1', 'OUTBOUND', '2027-05-01', 'London', 'Barcelona'],
  ['out', 'OUTBOUND', '2027-05-01', 'London', 'Barcelona'],
  ['later', 'OUTBOUND', '2027-05-03', 'London', 'Barcelona'],
  ['back', 'RETURN', '2027-05-08', 'Barcelona', 'London'],
] as const

/** Without limit, so that a test about another rule meets none. */
const free = (keys: readonly string[]) => new Map(keys.map((key) => [key, { freesale: true, available: 0 }]))
const keysOf = (kind: string, of: Readonly<Record<string, readonly string[]>>): readonly string[] =>
  Object.entries(of).flatMap(([id, options]) => options.map((option) => `${kind} ${id} ${option}`))

const ticketOf = (id: string, typeId: string, name: string, passengerId: number): BookingRecord['tickets'][number] => ({
  id,
  event_name: 'Opening night',
  name,
  ticket_type_id: typeId,
  pax_id: passengerId,
  prices: { price: { value: 5000 }, booking_fee: { value: 250 }, total_ticket_price: { value: 5250 } },
  package_configuration: { ticket_customer_data_change: 'ALLOWED', fee: { value: 1500 } },
})

/** The booking with offers of the ids that tests name. */
const offering = (booking: BookingRecord): BookingRecord => ({
  ...booking,
  tickets: ['1', 't1', '4'].map((id) => ticketOf(id, 'standing', 'Standing', 1)),
  catalogue: {
    events: [
      {
        id: 'opening',
        name: 'Opening night',
        event_date: { iso_value: '2027-05-02T19:30:00Z' },
        tickets: Object.entries(ticketTypes).map(([id, name]) => ({
          ...ticketOf(id, id, name, 1),
          description: '',
        })),
      },
    ],
    availability: free(Object.keys(ticketTypes)),
  },
  offers: {
    ...booking.offers,
    accommodations: ['A1', 'A2', 'A3'].map((id) => ({
      id,
      name: `Hotel ${id}`,
      description: '',
      location: '',
      stars: null,
    })),
    rooms: ['A1', 'A2', 'A3'].flatMap((acco_id) =>
      roomKinds.map((id) => ({
        ...{ id, acco_id, name: id, description: '', sleeps: 2, prices },
        ...{ check_in: { iso_value: '2027-05-01' }, check_out: { iso_value: '2027-05-08' }, ...rules },
      })),
    ),
    roomExtras: ['A1', 'A2', 'A3'].flatMap((acco_id) =>
      Object.entries(roomExtras).map(([extra_id, options]) => ({
        ...{ extra_id, acco_id, room_id: null, name: extra_id, description: '', ...rules },
        options: options.map((option_id) => ({ option_id, value: option_id, prices, price_display_code: 1 })),
      })),
    ),
    extras: Object.entries(extras).map(([id, options]) => ({
      ...{ id, name: id, description: '', ...rules, groups: [{ group_id: 1, extra_id: id, name: '' }] },
      options: options.map((option_id) => ({
        ...{ option_id, extra_id: id, group_id: 1, value: option_id, prices, price_display_code: 1 },
      })),
    })),
    routes: [{ id: 'R1', type_id: 'T1', name: 'Coach', description: '' }],
    transportTypes: [{ id: 'T1', name: 'Coach' }],
    stops: stops.map(([id, direction, day, from, to]) => ({
      ...{ id, route_id: 'R1', name: 'Coach', direction, departure_location: from, arrival_location: to, prices },
      ...{ departure_date: { iso_value: `${day}T08:00:00Z` }, arrival_date: null, is_departure_time_specified: true },
    })),
    oneWay: { outbound: true, return: true },
    stock: {
      left: free([
        ...roomKinds.map((id) => `room ${id}`),
        ...keysOf('room extra', roomExtras),
        ...keysOf('extra', extras),
        ...stops.map(([id]) => `stop ${id}`),
      ]),
      sold: [],
    },
  },
})

const toPax = (passenger: BookingPassenger & { readonly telephone?: string; readonly email?: string }) => ({
  id: passenger.id,
  customer_id: passenger.customerId,
  lead_pax: passenger.lead,
  cancelled: passenger.cancelled,
  personal_details: {
    first_name: passenger.firstName,
    last_name: passenger.lastName,
    telephone_number: passenger.telephone ?? '',
    email: passenger.email ?? '',
  },
})

/** The record of a basket, as if calls had put these lines in. Each line has the price of every offer. */
const toRecord = (basket: Basket): BasketRecord => ({
  id: basket.id,
  bookingRef: 'SUN1001',
  state: 'open',
  touchedAt: clock.now(),
  attempts: [],
  tickets: basket.tickets.map(({ id, ticketTypeId, name, passengerId, prices: { price, bookingFee, total } }) => ({
    ...ticketOf(id, ticketTypeId, name, passengerId),
    prices: { price: { value: price }, booking_fee: { value: bookingFee }, total_ticket_price: { value: total } },
    package_configuration: { ticket_customer_data_change: 'NOT_ALLOWED', fee: null },
  })),
  rooms: basket.accommodations.map((room) => ({
    stockKey: `room ${room.roomId}`,
    held: {
      ...{
        id: room.id,
        acco_id: room.accommodationId,
        room_id: room.roomId,
        name: room.name,
        room_name: room.roomName,
      },
      ...{ location: '', check_in: { iso_value: room.checkIn }, check_out: { iso_value: room.checkOut } },
      ...{ pax_ids: [...room.passengerIds], prices },
    },
  })),
  extras: basket.extras.map((extra) => ({
    stockKey: `extra ${extra.extraId} ${extra.optionId}`,
    held: {
      ...{ id: extra.id, extra_id: extra.extraId, name: extra.name, option: { value: extra.option } },
      ...{ option_id: extra.optionId, group_id: extra.groupId, acco_id: extra.accommodationId },
      ...{ price_display_code: 1, pax_id: extra.passengerId, prices },
    },
  })),
  transport: basket.transport.map((seat) => ({
    stockKey: 'stop S1',
    held: {
      ...{ id: seat.id, name: seat.name, type: seat.type, direction: seat.direction, pax_id: seat.passengerId, prices },
      ...{ departure_location: seat.departureLocation, arrival_location: seat.arrivalLocation },
      ...{ departure_date: { iso_value: seat.departureDate }, arrival_date: null, is_departure_time_specified: true },
    },
  })),
  nameChanges: basket.nameChanges.map(({ id, ticketId, name, firstName, lastName, chargeId }) => ({
    ...{ id, ticket_id: ticketId, name, charge_id: chargeId },
    personal_details: { first_name: firstName, last_name: lastName, telephone_number: '', email: '' },
  })),
  charges: basket.charges.map(({ id, name, ticketId }) => ({ id, name, ticket_id: ticketId, prices })),
  pax: basket.passengers.map(toPax),
})

const toRow = (payment: BookingPayment): BookingRecord['payments'][number] => ({
  reference: payment.reference,
  type: payment.type,
  amount: { value: payment.amount },
  payment_date: { iso_value: payment.paymentDate },
  status: { value: payment.status },
  card: payment.fourDigits === null ? null : { four_digits: payment.fourDigits },
  idempotency_key: payment.idempotencyKey,
  basket_id: payment.basketId,
  ...(payment.counted !== undefined && { counted: payment.counted }),
  ...(payment.apportionments && {
    apportionments: payment.apportionments.map(({ reference, netAmount, date }) => ({
      ...{ reference, net_amount: { value: netAmount }, apportionment_date: { iso_value: date } },
    })),
  }),
  ...(payment.bought && {
    bought: payment.bought.map(({ name, quantity, amount }) => ({ name, quantity, amount: { value: amount } })),
  }),
})

/** The booking owes as much as this one, lists its payments, and has one room, whose price makes it add up. */
const owingAs = (record: BookingRecord, { outstandingBalance, payments }: Booking): BookingRecord => {
  const counted = payments.filter((payment) => isPaid(payment) && payment.counted !== false)
  const total = counted.reduce((sum, { amount }) => sum + amount, Number(outstandingBalance))
  return {
    ...record,
    payments: payments.map(toRow),
    tickets: [],
    discountLines: [{ id: 'price', name: 'The trip', prices: { price: { value: total }, booking_fee: { value: 0 } } }],
  }
}

const toPlan = ({ id, day, card, status, overdueAmount, projection }: PaymentPlan): PlanRecord => ({
  id,
  day: day ?? 1,
  card: {
    paymentMethodId: 'pm_card_visa',
    card: testCards.find(({ last4 }) => last4 === card?.lastFourDigits) ?? visa,
    cardholder: card?.cardholderName ?? '',
  },
  inError: status === 2,
  instalments: [
    ...(overdueAmount > 0 ? [{ due: '2026-12-01', amount: Number(overdueAmount), state: 'overdue' as const }] : []),
    ...projection.map(({ date, amount }) => ({ due: date, amount: Number(amount), state: 'toCome' as const })),
  ],
})

const signedIn = async () => {
  const world = aWorld()
    .customer(email, {})
    .booking((b) => b.named('SUN1001'))
  const backend = createFakeBackend({ clock, world })
  const jar = createCookieJar((url, init) => backend.fetch(url, init), clock)
  const headers = { 'content-type': 'application/json' }
  const body = JSON.stringify({ email, password: demoPassword })
  await jar(`${baseUrl}/api/customer/login`, { method: 'POST', headers, body })
  return backend.world.snapshot()
}
const signedInWorld = await signedIn()
const [token = ''] = [...signedInWorld.world.sessions.keys()]

/** The fake back end, to which the owner of SUN1001 is signed in. */
export const openSun1001 = (passengers: readonly BookingPassenger[]) => {
  const backend = createFakeBackend({ clock, world: 'empty' })
  const change = (next: (world: World) => World): void => {
    const snapshot = backend.world.snapshot()
    backend.world.restore({ ...snapshot, world: next(snapshot.world) })
  }
  backend.world.restore(signedInWorld)
  change((world) => ({
    ...world,
    bookings: world.bookings.map((booking) => ({ ...offering(booking), pax: passengers.map(toPax) })),
  }))
  return {
    transport: createTransport({
      fetch: (url, init) => {
        const headers = new Headers(init?.headers)
        headers.set('cookie', `booking_session=${token}`)
        return backend.fetch(url, { ...init, headers })
      },
      baseUrl,
      clientId: () => '44',
      hostname: 'localhost',
      scheduler: new VirtualTime(),
      random: () => 0,
      monotonicNow: () => 0,
      ids: { spanId: () => '00f067aa0ba902b7' },
    }),
    /** The open basket. */
    held: () => backend.inspect.baskets().findLast(({ state }) => state === 'open') ?? null,
    /** From now on this is the basket. Null: it is discarded. */
    plant: (basket: Basket | null): void =>
      change((world) => {
        const over = [...world.baskets].map(([id, one]) => [id, { ...one, state: 'discarded' }] as const)
        const baskets = new Map<string, BasketRecord>(over)
        if (basket !== null) {
          baskets.delete(basket.id)
          baskets.set(basket.id, toRecord(basket))
        }
        return { ...world, baskets }
      }),
    /** From now on SUN1001 owes as much as this booking, with its payments and its plan. */
    plantBooking: (booking: Booking): void =>
      change((world) => {
        const plans = new Map(world.plans)
        plans.delete('SUN1001')
        if (booking.paymentPlan !== null) plans.set('SUN1001', toPlan(booking.paymentPlan))
        return { ...world, plans, bookings: world.bookings.map((one) => owingAs(one, booking)) }
      }),
    /** The number of the next payment. */
    countPaymentsFrom: (next: number): void => {
      const snapshot = backend.world.snapshot()
      const counters = new Map(snapshot.ids.counters).set('payment', next)
      backend.world.restore({ ...snapshot, ids: { ...snapshot.ids, counters } })
    },
  }
}
