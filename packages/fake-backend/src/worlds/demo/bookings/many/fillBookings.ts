import { onSale } from '../../../../catalogue/onSale.js'
import { bookingPayment } from '../../../../records/bookingPayment.js'
import type { BookingRecord, HeldRoom } from '../../../../records/BookingRecord.js'
import { priced } from '../../../../records/cost.js'
import { room } from '../../../../records/heldLines.js'
import { dateIn } from '../../../../values/calendar.js'
import { createRandom, type Random } from '../../../../values/createRandom.js'
import type { World } from '../../../../world/World.js'
import { amelia, theoAsGuest } from '../demoPassengers.js'
import { quietBooking } from '../quietBooking.js'

/** Adds bookings to demo@example.com until there are `count` in all. */
export const fillBookings = (world: World, count: number): void => {
  const held = world.bookings.filter(({ customerId }) => customerId === '7001').length
  world.bookings.push(...manyBookings(world.clock.now(), Math.max(0, count - held), 20_001 + held))
}

const between = (random: Random, least: number, most: number): number =>
  least + Math.floor(random() * (most - least + 1))

/** The rate converts pence to minor units, so that a booking in yen is as dear as one in pounds. */
const currencyOf = (chance: number): { readonly symbol: string; readonly exponent: number; readonly rate: number } => {
  if (chance < 0.85) return { symbol: '£', exponent: 2, rate: 1 }
  return chance < 0.97 ? { symbol: '€', exponent: 2, rate: 1.2 } : { symbol: '¥', exponent: 0, rate: 1.9 }
}

/** Days from now: one in ten is within the next year and a half, the rest within the past twelve years. */
const departureOf = (random: Random): number =>
  random() < 0.1 ? between(random, 5, 540) : -between(random, 20, 12 * 365)

const oneOf = (now: number, index: number, random: Random): BookingRecord => {
  const departs = departureOf(random)
  const { rate, ...currency } = currencyOf(random())
  const price = Math.round(between(random, 180, 2400) * 100 * rate)
  const owes = random() < (departs > 0 ? 0.4 : 0.01)
  const paid = owes ? Math.round(price * 0.3) : price
  const number = String(index).padStart(5, '0')
  const date = dateIn(now, Math.min(-1, departs - between(random, 60, 240)))
  const fate = random()
  const booking = quietBooking(now, {
    id: `70${number}`,
    reference: `SUN${number}`,
    customerId: '7001',
    name: tripName(random),
    departs,
    nights: between(random, 2, 14),
    ...(owes && { paymentDue: dateIn(now, departs - 42) }),
    pax: random() < 0.5 ? [amelia] : [amelia, theoAsGuest],
    catalogue: onSale([]),
    tickets: [],
    payments: [bookingPayment(`PAY-7${number}`, owes ? 'deposit' : 'payInFull', paid, date, 3)],
  })
  return {
    ...booking,
    rooms: [stay(booking, price)],
    currency,
    // Cancelled, in review if upcoming, or completed.
    status: fate < 0.05 ? 60 : fate < 0.07 && departs > 0 ? 30 : 70,
    requiresBankDetails: random() < 0.004,
  }
}

/** One room for all passengers: the only line with a price. */
const stay = ({ id, departure, return: end, pax }: BookingRecord, price: number): HeldRoom =>
  room({
    id: `R${id}`,
    accoId: '3990',
    roomId: '39901',
    name: 'Hotel Central',
    roomName: 'Double room',
    location: '',
    from: departure,
    to: end,
    guests: pax.map((one) => one.id),
    prices: priced(price),
  })

/**
 * Past and upcoming bookings of demo@example.com over many years, some cancelled, some with a balance. Numbered from
 * `first`.
 */
const manyBookings = (now: number, count: number, first: number): readonly BookingRecord[] => {
  const random = createRandom(first)
  return Array.from({ length: count }, (_, index) => oneOf(now, first + index, random))
}

const places = [
  'Lisbon',
  'Málaga',
  'Kraków',
  'Zürich',
  'Tromsø',
  'Reykjavík',
  'Rome',
  'Athens',
  'Edinburgh',
  'Seville',
  'Budapest',
  'Ljubljana',
  'Bergen',
  'Palermo',
  'Gdańsk',
  'Marseille',
  'Antwerp',
  'Århus',
  'Córdoba',
  'Genoa',
  'Porto',
  'Valletta',
  'Dubrovnik',
  'Tallinn',
  'Galway',
  'Lyon',
  'Leipzig',
  'Turin',
]

const themes = [
  'a long weekend of opera',
  'jazz by the harbour',
  'walking and wine',
  'the old town in spring',
  'food markets and cookery',
  'chamber music in churches',
  'modern architecture',
  'a week by the sea',
  'gardens and galleries',
  'Christmas markets',
  'the cup final',
  'street art and cafés',
  'a family week',
]

const pick = (random: Random, from: readonly string[]): string => from[Math.floor(random() * from.length)] ?? ''

/** "Tromsø: chamber music in churches". */
const tripName = (random: Random): string => `${pick(random, places)}: ${pick(random, themes)}`
