import { type EventOnSale, onSale } from '../../../../catalogue/onSale.js'
import { bookingPayment } from '../../../../records/bookingPayment.js'
import { bookingPrices } from '../../../../records/bookingPrices.js'
import type { BookingRecord, HeldRoom, Passenger, TicketLine } from '../../../../records/BookingRecord.js'
import type { World } from '../../../../world/World.js'
import { priced } from '../../../../records/cost.js'
import type { DeliveryRecord } from '../../../../records/DeliveryRecord.js'
import { room } from '../../../../records/heldLines.js'
import { resalable, type ResaleRecord } from '../../../../records/ResaleRecord.js'
import { freelyTransferable, notTransferable, ticketLine } from '../../../../records/ticketLine.js'
import { dateIn, timeIn } from '../../../../values/calendar.js'
import { createRandom, type Random } from '../../../../values/createRandom.js'
import { amelia, passenger } from '../demoPassengers.js'
import { quietBooking } from '../quietBooking.js'

const departs = 40
const nights = 12
/** The balance in minor units, so that some tickets cannot be resold before it is paid. */
const owed = 125_000

const oneOf = <A>(random: Random, from: readonly A[]): A | undefined => from[Math.floor(random() * from.length)]

/** Half of the tickets can be listed. The others have a share of each code and each reason. */
const resaleFor = (now: number, random: Random): ResaleRecord => {
  const until = dateIn(now, departs - 2)
  const chance = random()
  if (chance < 0.08) return resalable(until, { state: 'never' })
  if (chance < 0.2) return resalable(until, { state: 'listed' })
  if (chance < 0.28) return resalable(until, { state: 'sold' })
  if (chance < 0.34) return resalable(until, { enabled: false })
  if (chance < 0.4) return resalable(until, { paidFirst: true })
  if (chance < 0.44) return resalable(dateIn(now, -2))
  if (chance < 0.48) return resalable(until, { resellType: false })
  return resalable(until)
}

const ticketsOf = (
  catalogue: BookingRecord['catalogue'],
  group: readonly Passenger[],
  count: number,
  random: Random,
): readonly TicketLine[] => {
  const types = catalogue.events.flatMap(({ tickets }) => tickets.map(({ id }) => id))
  return Array.from({ length: count }, (_, index) => {
    const line = ticketLine(
      catalogue,
      oneOf(random, types) ?? '',
      String(500_001 + index),
      oneOf(random, group)?.id ?? 1,
    )
    const chance = random()
    if (chance < 0.15) return notTransferable(line)
    return chance < 0.25 ? freelyTransferable(line) : line
  })
}

const eTickets = (
  { events }: BookingRecord['catalogue'],
  tickets: readonly TicketLine[],
  random: Random,
): DeliveryRecord => ({
  id: '6901',
  name: 'E-tickets',
  type: 'eticket',
  status: 2,
  allocationId: null,
  address: null,
  prices: priced(0),
  tracking: null,
  downloads: events.flatMap(({ id, name }) => {
    const ticketIds = tickets.filter(({ ticket_type_id }) => ticket_type_id.startsWith(id)).map((ticket) => ticket.id)
    const key = Array.from({ length: 4 }, () => Math.floor(random() * 2 ** 32).toString(36)).join('')
    return ticketIds.length === 0 ? [] : [{ name, source: { key }, ticketIds }]
  }),
  ticketIds: [],
})

/** SUN5000 of demo@example.com: a club at the games, with `count` tickets. */
const bigBooking = (now: number, count: number): BookingRecord => {
  const random = createRandom(count)
  const catalogue = onSale(bigProgramme(now, departs))
  const group = bigGroup(Math.min(60, Math.max(2, Math.ceil(count / 20))))
  const tickets = ticketsOf(catalogue, group, count, random)
  const resale = new Map(tickets.map(({ id }) => [id, resaleFor(now, random)]))
  const booking = quietBooking(now, {
    id: '9500',
    reference: 'SUN5000',
    customerId: '7001',
    name: 'The games: with the whole club',
    departs,
    nights,
    rooms: bigRooms(group, dateIn(now, departs), dateIn(now, departs + nights)),
    paymentDue: dateIn(now, 20),
    pax: [...group],
    catalogue,
    tickets: [...tickets],
    payments: [],
    deliveries: [eTickets(catalogue, tickets, random)],
    resale,
    pendingChanges: tickets
      .filter(({ id }) => resale.get(id)?.state === 'held' && random() < 0.04)
      .map(({ id }) => ({ ticket_id: id, status: 'IN_REVIEW' })),
  })
  const paid = bookingPrices(booking).total - owed
  booking.payments.push(bookingPayment('PAY-69500', 'deposit', paid, dateIn(now, -80), 3))
  return booking
}

/** Adds SUN5000 with this many tickets to demo@example.com, or replaces an earlier SUN5000. */
export const addBigBooking = (world: World, tickets: number): void => {
  const at = world.bookings.findIndex(({ reference }) => reference === 'SUN5000')
  if (at >= 0) world.bookings.splice(at, 1)
  world.bookings.push(bigBooking(world.clock.now(), tickets))
}

const firstNames = [
  'Ada',
  'Ben',
  'Cleo',
  'Dario',
  'Esra',
  'Finn',
  'Grace',
  'Hugo',
  'Ines',
  'Jonas',
  'Kaya',
  'Liam',
  'Mara',
  'Nils',
  'Ola',
  'Petra',
]
const lastNames = [
  'Abbott',
  'Baptiste',
  'Costa',
  'Díaz',
  'Eriksen',
  'Faria',
  'Gallo',
  'Hughes',
  'Ito',
  'Jansen',
  'Keller',
]

/** Amelia is the lead passenger. All other names are unique up to 176. */
const bigGroup = (size: number): readonly Passenger[] => [
  amelia,
  ...Array.from({ length: size - 1 }, (_, index) =>
    passenger(index + 2, firstNames[index % firstNames.length] ?? '', lastNames[index % lastNames.length] ?? ''),
  ),
]

/** One room for every two passengers. */
const bigRooms = (group: readonly Passenger[], from: string, to: string): HeldRoom[] =>
  Array.from({ length: Math.ceil(group.length / 2) }, (_, index) =>
    room({
      id: `59${index + 100}`,
      accoId: '3950',
      roomId: '39501',
      name: 'Isola Student Village',
      roomName: 'Twin room',
      location: 'Isola',
      from,
      to,
      guests: group.slice(2 * index, 2 * index + 2).map(({ id }) => id),
      prices: priced(21_000, 400),
    }),
  )

const sports = [
  'Athletics',
  'Swimming',
  'Rowing',
  'Fencing',
  'Judo',
  'Archery',
  'Handball',
  'Diving',
  'Hockey',
  'Cycling',
]
const rounds = ['heats', 'quarter-finals', 'semi-finals', 'final']
const times = ['10:00', '14:30', '19:00', '20:45']

/** Four rounds of ten sports, over eleven days, each with three kinds of ticket. */
const bigProgramme = (now: number, departs: number): readonly EventOnSale[] =>
  sports.flatMap((sport, index) =>
    rounds.map((round, level) => {
      const id = `47${index}${level}`
      const seat = (kind: number, name: string, price: number) => ({
        id: `${id}${kind}`,
        name,
        description: '',
        price: price * (level + 1),
        fee: 50 * (level + 1),
        left: null,
      })
      return {
        id,
        name: `${sport}: ${round}`,
        venue: `${sport} arena, Isola`,
        at: timeIn(now, departs + level * 3 + (index % 3), times[(index + level) % times.length] ?? '10:00'),
        types: [seat(1, 'Category A', 3200), seat(2, 'Category B', 2100), seat(3, 'Category C', 1200)],
      }
    }),
  )
