import { bookingPayment } from '../records/bookingPayment.js'
import { bookingPrices } from '../records/bookingPrices.js'
import type { BookingPayment, BookingRecord, Passenger, TicketLine } from '../records/BookingRecord.js'
import { passenger } from './demo/bookings/demoPassengers.js'
import { quietBooking } from './demo/bookings/quietBooking.js'
import { shortTerms } from './demo/catalogue/terms.js'
import { offerPackage } from '../catalogue/package/offerPackage.js'
import { saleTimes } from '../catalogue/purchaseRules.js'
import { extra, room } from '../records/heldLines.js'
import { ticketLine } from '../records/ticketLine.js'
import { priced } from '../records/cost.js'
import { onSale } from '../catalogue/onSale.js'
import { Nonsense, readAs } from '../values/readAs.js'
import type { CustomerRecord } from '../records/CustomerRecord.js'
import { harts } from './demo/customers/demoAddresses.js'
import type { DeliveryRecord } from '../records/DeliveryRecord.js'
import { returnMoney } from '../payment/returnMoney.js'
import type { PlanInstalment } from '../records/PlanRecord.js'
import { resalable } from '../records/ResaleRecord.js'
import { findByEmail, type World } from '../world/World.js'
import { testCards } from '../records/testCards.js'
import { dateIn } from '../values/calendar.js'
import { currencies } from '../records/currencies.js'
import { BookingDescription, type PlanDescription, type ReturnedDescription } from './WorldDescription.js'
import { fullName } from '../records/PassengerRecord.js'

/**
 * Adds a booking to a customer and returns its reference. Throws Nonsense for an invalid booking or an unknown
 * customer.
 */
export const addBooking = (world: World, email: string, given: BookingDescription): string => {
  const description = readAs(BookingDescription, given, 'This booking')
  const customer = findByEmail(world, email)
  if (customer === undefined) throw new Nonsense(`There is no customer ${email}.`)
  const index = world.ids.next('described booking')
  const reference = description.reference ?? `TRIP${String(index).padStart(4, '0')}`
  if (!/^[A-Za-z0-9-]{1,30}$/.test(reference))
    throw new Nonsense(`A reference is of letters, digits and hyphens, not “${reference.slice(0, 60)}”.`)
  if (world.bookings.some((one) => one.reference === reference))
    throw new Nonsense(`There is a booking ${reference} already.`)
  const now = world.clock.now()
  const booking = recordOf(now, { ...description, reference }, customer, index)
  const { total } = bookingPrices(booking)
  const deposit = description.paid === true ? total : (description.deposit ?? 0)
  checkReturned(reference, deposit, description.returned ?? [])
  world.bookings.push(booking)
  const payment = `${reference}-D`
  if (deposit > 0) booking.payments.push(bookingPayment(payment, 'deposit', deposit, dateIn(now, -200)))
  if (description.plan !== undefined && description.plan.instalments.length > 0)
    setUpPlan(world, booking, customer, description.plan, total - deposit)
  for (const { kind, ...order } of description.returned ?? []) returnMoney(world, kind, { payment, ...order })
  return reference
}

/** Checked before anything is added, so that an invalid description changes nothing. */
const checkReturned = (reference: string, deposit: number, returned: readonly ReturnedDescription[]): void => {
  let left = deposit
  for (const { amount = left, listed } of returned) {
    if (left === 0 || amount > left)
      throw new Nonsense(`Only ${left} of the payment for ${reference} is left to return.`)
    if (listed === 'failed' && amount < deposit)
      throw new Nonsense(`A partial return of the payment for ${reference} is a row of its own: listed has to be row.`)
    left -= amount
  }
}

type GivenBooking = BookingDescription & { readonly reference: string }

const recordOf = (now: number, description: GivenBooking, customer: CustomerRecord, index: number): BookingRecord => {
  const { departs = 60, nights = 3, paymentDue = null, currency = 'GBP', reference } = description
  const id = (line: number): string => String(800_000 + index * 1000 + line)
  const first = description.passengersFrom ?? 1
  const others = (description.passengers ?? []).map((name, at) => guest(name, first + at + 1))
  const passengers = [leadOf(customer, first), ...others]
  const catalogue = catalogueOf(now, description, id)
  const tickets = (description.tickets ?? []).flatMap((group, at) =>
    Array.from({ length: group.count ?? 0 }, (_, one) =>
      ticketLine(catalogue, group.typeId ?? id(at), id(100 + at * 50 + one), (one % passengers.length) + first),
    ),
  )
  const until = dateIn(now, departs - 2)
  const listable = (description.tickets ?? []).flatMap(({ resale: state, count = 0 }, at) =>
    state === undefined
      ? []
      : Array.from({ length: count }, (_, one) => [id(100 + at * 50 + one), resalable(until, { state })] as const),
  )
  return quietBooking(now, {
    id: id(999),
    reference,
    customerId: customer.id,
    name: description.name ?? `Trip ${reference}`,
    departs,
    nights,
    paymentDue: paymentDue === null ? null : dateIn(now, paymentDue),
    rooms:
      description.room === undefined
        ? []
        : [roomOf(now, { ...description, departs, nights }, description.room, passengers, id(900))],
    extras: (description.extras ?? []).map(({ price, fee, name, display = 1 }, at) =>
      extra({
        id: id(910 + at),
        extraId: '3290',
        name: name ?? `Extra ${at}`,
        option: '',
        optionId: '1',
        group: [1, ''],
        display,
        prices: priced(price, fee),
      }),
    ),
    pax: passengers,
    catalogue,
    tickets,
    payments: [],
    ...(description.sells !== undefined && { offers: offersOf(now, description, description.sells, id) }),
    currency: typeof currency === 'string' ? currencies[currency] : currency,
    status: description.status ?? 70,
    paymentPlanAvailable: description.planOffered ?? true,
    amexEnabled: description.amex ?? false,
    requiresBankDetails: description.asksForBankDetails ?? false,
    separateBookingFee: description.separateBookingFee ?? false,
    resale: new Map(listable),
    deliveries: description.delivery === undefined ? [] : [deliveryOf(description.delivery, id(950), tickets)],
  })
}

const leadOf = ({ id, email, personal }: CustomerRecord, passengerId: number): Passenger =>
  passenger(passengerId, personal.first_name, personal.last_name, { customerId: id, lead: true, email })

const guest = (name: string, id: number): Passenger => {
  const [first = '', ...others] = name.split(' ')
  return passenger(id, first, others.join(' '))
}

/** Each group of tickets has its own event, on the evening of the departure. */
const catalogueOf = (now: number, { departs = 60, tickets = [] }: GivenBooking, id: (line: number) => string) =>
  onSale(
    tickets.map((group, at) => ({
      id: id(50 + at),
      name: group.event ?? 'An evening of songs',
      venue: 'Town Hall',
      at: `${dateIn(now, departs)}T19:30:00Z`,
      types: [
        {
          id: group.typeId ?? id(at),
          name: group.name ?? 'Stalls',
          description: '',
          price: group.price ?? 4500,
          fee: group.fee ?? 250,
          left: group.left === undefined ? 'freesale' : group.left,
        },
      ],
    })),
  )

/** What the package sells beside tickets has no limit by default, and is sold out with null. */
const stockOf = (left: number | 'freesale' | null = 'freesale'): number | 'freesale' => left ?? 0

const offersOf = (
  now: number,
  { departs = 60, nights = 3 }: GivenBooking,
  { rooms = [], extras = [], seats = [] }: NonNullable<BookingDescription['sells']>,
  id: (line: number) => string,
) => {
  const rules = saleTimes(now).always
  return offerPackage(now, {
    nights: { checkIn: dateIn(now, departs), checkOut: dateIn(now, departs + nights) },
    stays: [
      {
        ...{ id: id(600), name: 'Hotel Central', description: '', location: '', stars: null, extras: [] },
        rooms: rooms.map(({ price, fee, name = 'Double room', left }, at) => ({
          ...{ id: id(601 + at), name, description: '', sleeps: 2, rules },
          cost: priced(price, fee),
          left: stockOf(left),
        })),
      },
    ].filter((stay) => stay.rooms.length > 0),
    extras: extras.map(({ price, fee, name = 'Extra', left }, at) => ({
      ...{ id: id(650 + at), name, description: '', rules },
      groups: [
        {
          ...{ id: 1, name: '' },
          options: [
            {
              ...{ id: id(675 + at), value: name, cost: priced(price, fee) },
              left: stockOf(left),
            },
          ],
        },
      ],
    })),
    transport: seats.map(({ price, fee, name = 'Coach', left }, at) => ({
      ...{ id: id(700 + at), name },
      routes: [
        {
          ...{ id: id(720 + at), name: 'Home and back', description: '' },
          departures: (['OUTBOUND', 'RETURN'] as const).map((way, on) => ({
            ...{
              id: id(740 + at * 2 + on),
              way,
              name,
              from: on === 0 ? 'Home' : 'Away',
              to: on === 0 ? 'Away' : 'Home',
            },
            ...{ day: departs + on * nights, at: '09:00', cost: priced(price, fee) },
            left: stockOf(left),
          })),
        },
      ],
    })),
    timeZones: {},
    oneWay: { outbound: true, return: false },
    terms: shortTerms,
  })
}

const roomOf = (
  now: number,
  { departs, nights }: { readonly departs: number; readonly nights: number },
  { price, fee }: NonNullable<BookingDescription['room']>,
  passengers: readonly Passenger[],
  id: string,
) =>
  room({
    id,
    accoId: '3980',
    roomId: '39801',
    name: 'Hotel Central',
    roomName: 'Double room',
    location: '',
    from: dateIn(now, departs),
    to: dateIn(now, departs + nights),
    guests: passengers.map((one) => one.id),
    prices: priced(price, fee),
  })

const deliveryOf = (
  { type, status = 0, price = 0 }: NonNullable<BookingDescription['delivery']>,
  id: string,
  tickets: readonly TicketLine[],
): DeliveryRecord => ({
  id,
  name: type === 'physical' ? 'Tracked post' : 'E-tickets',
  type,
  status: status as DeliveryRecord['status'],
  allocationId: type === 'physical' ? id : null,
  address: type === 'physical' ? harts : null,
  prices: priced(price),
  tracking: type === 'physical' ? { id: `TR ${id}`, url: 'https://post.example/track/{tracking_id}' } : null,
  downloads:
    type === 'physical'
      ? []
      : tickets.map((ticket, at) => ({
          name: `E-ticket ${at + 1}`,
          source: { key: `${id}-${ticket.id}` },
          ticketIds: [ticket.id],
        })),
  ticketIds: [],
})

const monthly = (now: number, states: PlanDescription['instalments'], total: number): PlanInstalment[] => {
  const begun = states.filter((state) => state !== 'toCome').length
  const each = Math.floor(total / states.length)
  return states.map((state, index) => ({
    due: dateIn(now, (index - begun + 1) * 30 - 5),
    amount: index === states.length - 1 ? total - each * index : each,
    state,
  }))
}

/** The plan's collected and failed payments. */
const taken = (reference: string, { due, amount, state }: PlanInstalment, index: number): readonly BookingPayment[] =>
  state === 'toCome'
    ? []
    : [bookingPayment(`${reference}-P${index}`, 'paymentPlan', amount, due, state === 'paid' ? 2 : 6, '9995')]

const setUpPlan = (
  world: World,
  booking: BookingRecord,
  { personal }: CustomerRecord,
  { instalments: states, inError = false, declines = false }: PlanDescription,
  total: number,
): void => {
  const card = testCards.find(({ number }) => number === (declines ? '4000000000009995' : '4242424242424242'))
  if (card === undefined) throw new Error('The table of cards lacks the one of a plan')
  const instalments = monthly(world.clock.now(), states, total)
  booking.payments.push(...instalments.flatMap((one, index) => taken(booking.reference, one, index)))
  world.plans.set(booking.reference, {
    id: `PLAN-${world.ids.next('plan', 3101)}`,
    day: 1,
    card: {
      paymentMethodId: card.paymentMethods[0] ?? '',
      card,
      cardholder: fullName(personal),
    },
    inError,
    instalments,
  })
}
