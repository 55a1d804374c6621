import { priced } from '../../../records/cost.js'
import { dateIn, timeIn } from '../../../values/calendar.js'
import { extra, priceLine, room, transportFor } from '../../../records/heldLines.js'
import { type Holdings, noHoldings } from '../../../records/BookingRecord.js'

const london = 'Europe/London'
const vienna = 'Europe/Vienna'

/** Three nights in the third district; £940.00 and £12.00 of fees, beside the tickets. */
export const sun1002Holdings = (now: number): Holdings => ({
  ...noHoldings(),
  rooms: [
    room({
      id: '5211',
      accoId: '3500',
      roomId: '35001',
      name: 'Pension am Park',
      roomName: 'Double room',
      location: 'Landstraße, Vienna',
      from: dateIn(now, 20),
      to: dateIn(now, 23),
      guests: [1, 2],
      prices: priced(52000, 600),
    }),
  ],
  extras: [
    extra({
      id: '5221',
      extraId: '3261',
      name: 'Travel pass',
      option: '72 hours',
      optionId: '32611',
      group: [1, 'Around your trip'],
      display: 1,
      prices: priced(2900),
    }),
    extra({
      id: '5222',
      extraId: '3261',
      name: 'Travel pass',
      option: '72 hours',
      optionId: '32611',
      group: [1, 'Around your trip'],
      passengerId: 2,
      display: 1,
      prices: priced(2900),
    }),
    extra({
      id: '5223',
      extraId: '3581',
      name: 'Breakfast',
      option: 'Viennese breakfast',
      optionId: '35811',
      group: [2, 'For your room at Pension am Park'],
      accoId: '3500',
      display: 4,
      prices: priced(0),
    }),
  ],
  transport: [
    ...transportFor([1, 2], {
      id: 5241,
      name: 'Flight MB 702',
      type: 'Flight',
      direction: 'OUTBOUND',
      from: { place: 'London Gatwick', at: timeIn(now, 20, '10:50'), zone: london },
      to: { place: 'Vienna', at: timeIn(now, 20, '13:05'), zone: vienna },
      prices: priced(9000, 150),
    }),
    ...transportFor([1, 2], {
      id: 5243,
      name: 'Flight MB 705',
      type: 'Flight',
      direction: 'RETURN',
      from: { place: 'Vienna', at: timeIn(now, 23, '17:40'), zone: vienna },
      to: { place: 'London Gatwick', at: timeIn(now, 23, '20:05'), zone: london },
      prices: priced(8500, 150),
    }),
  ],
  insurance: [priceLine('5251', 'Cancellation cover', priced(1200))],
})
