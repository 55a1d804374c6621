import { onSale } from '../../../../catalogue/onSale.js'
import { priced } from '../../../../records/cost.js'
import type { DeliveryRecord } from '../../../../records/DeliveryRecord.js'
import { resalable, type ResaleRecord } from '../../../../records/ResaleRecord.js'
import { dateIn } from '../../../../values/calendar.js'
import { createRandom, type Random } from '../../../../values/createRandom.js'
import { bookingPayment } from '../../../../records/bookingPayment.js'
import { bookingPrices } from '../../../../records/bookingPrices.js'
import type { BookingRecord, Passenger, TicketLine } from '../../../../records/BookingRecord.js'
import { bigGroup, bigRooms } from './bigGroup.js'
import { bigProgramme } from './bigProgramme.js'
import { freelyTransferable, notTransferable, ticketLine } from '../../../../records/ticketLine.js'
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
export const bigBooking = (now: number, count: number): BookingRecord => {
  const random = createRandom(count)
  const catalogue = onSale(bigProgramme(now, departs))
  const group = bigGroup(Math.min(60, Math.max(2, Math.ceil(count / 20))))
  const tickets = ticketsOf(catalogue, group, count, random)
  const resale = new Map(tickets.map(({ id }) => [id, resaleFor(now, random)]))
  const booking: BookingRecord = {
    ...quietBooking(now, {
      id: '9500',
      reference: 'SUN5000',
      customerId: '7001',
      name: 'The games: with the whole club',
      departs,
      nights,
      holdings: { rooms: bigRooms(group, dateIn(now, departs), dateIn(now, departs + nights)) },
      paymentDue: dateIn(now, 20),
      pax: group,
      catalogue,
      tickets,
      payments: [],
    }),
    deliveries: [eTickets(catalogue, tickets, random)],
    resale,
    pendingChanges: tickets
      .filter(({ id }) => resale.get(id)?.state === 'held' && random() < 0.04)
      .map(({ id }) => ({ ticket_id: id, status: 'IN_REVIEW' })),
  }
  const paid = bookingPrices(booking).total - owed
  booking.payments.push(bookingPayment('PAY-69500', 'deposit', paid, dateIn(now, -80), 3))
  return booking
}
