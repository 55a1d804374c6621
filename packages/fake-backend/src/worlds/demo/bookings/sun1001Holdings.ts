import { allocated, priced } from '../../../records/cost.js'
import { dateIn, timeIn } from '../../../values/calendar.js'
import { extra, priceLine, room, transportFor } from '../../../records/heldLines.js'
import type { Holdings } from '../../../records/BookingRecord.js'

const london = 'Europe/London'
const madrid = 'Europe/Madrid'
const ofTheTrip = [1, 'Around your trip'] as const
// The extras of room number n have group n + 1 (behaviour/bookings#2.3). The first room is number 0.
const ofRoomOne = [1, 'For your room at Hotel Llum de Mar'] as const

const travel = (now: number): Holdings['transport'] => [
  ...transportFor([1, 2], {
    id: 5141,
    name: 'Flight MB 417',
    type: 'Flight',
    direction: 'OUTBOUND',
    from: { place: 'London Gatwick', at: timeIn(now, 60, '07:25'), zone: london },
    to: { place: 'Barcelona', at: timeIn(now, 60, '09:35'), zone: madrid },
    prices: priced(8200, 150),
  }),
  ...transportFor([1, 2], {
    id: 5143,
    name: 'Flight MB 418',
    type: 'Flight',
    direction: 'RETURN',
    from: { place: 'Barcelona', at: dateIn(now, 67), zone: madrid },
    to: { place: 'London Gatwick', at: null, zone: london },
    timed: false,
    prices: priced(7100, 150),
  }),
]

const extras: () => Holdings['extras'] = () => [
  extra({
    id: '5121',
    extraId: '3211',
    name: 'Airport transfer',
    option: 'Private car, both ways',
    optionId: '32111',
    group: ofTheTrip,
    note: 'Your driver waits at arrivals with your name.',
    display: 1,
    prices: priced(6400, 300),
  }),
  extra({
    id: '5122',
    extraId: '3212',
    name: 'City card',
    option: 'Seven days, all zones',
    optionId: '32121',
    group: ofTheTrip,
    display: 2,
    prices: priced(4200),
  }),
  extra({
    id: '5123',
    extraId: '3212',
    name: 'City card',
    option: 'Seven days, all zones',
    optionId: '32121',
    group: ofTheTrip,
    passengerId: 2,
    display: 2,
    prices: priced(4200),
  }),
  extra({
    id: '5124',
    extraId: '3213',
    name: 'Welcome drink',
    option: 'Cava or orange juice',
    optionId: '32131',
    group: ofTheTrip,
    display: 3,
    prices: priced(0),
  }),
  extra({
    id: '5125',
    extraId: '3214',
    name: 'Programme book',
    option: 'In English',
    optionId: '32141',
    group: ofTheTrip,
    display: 4,
    prices: priced(0),
  }),
  extra({
    id: '5126',
    extraId: '3181',
    name: 'Board',
    option: 'Breakfast',
    optionId: '31812',
    group: ofRoomOne,
    accoId: '3101',
    display: 1,
    prices: priced(11000),
  }),
  extra({
    id: '5127',
    extraId: '3183',
    name: 'Late checkout',
    option: 'Until 14:00',
    optionId: '31831',
    group: ofRoomOne,
    accoId: '3101',
    display: 4,
    prices: priced(0),
  }),
]

/** Five nights by the sea and two in the hills; £1,860.00 and £24.00 of fees, beside the tickets. */
export const sun1001Holdings = (now: number): Holdings => {
  const sitges = {
    accoId: '3600',
    roomId: '36001',
    name: 'Casa dels Tarongers',
    roomName: 'Single garden room',
    location: 'Sitges',
    from: dateIn(now, 65),
    to: dateIn(now, 67),
  }
  return {
    rooms: [
      room({
        id: '5111',
        accoId: '3101',
        roomId: '31012',
        name: 'Hotel Llum de Mar',
        roomName: 'Double room',
        location: 'Barceloneta, Barcelona',
        from: dateIn(now, 60),
        to: dateIn(now, 65),
        guests: [1, 2],
        prices: priced(91000, 1200),
      }),
      room({ ...sitges, id: '5112', guests: [1], prices: allocated(14000, 1750, 150) }),
      room({ ...sitges, id: '5113', guests: [2], prices: allocated(14000, 1750, 150) }),
    ],
    extras: extras(),
    transport: [...travel(now)],
    insurance: [priceLine('5151', 'Travel insurance for two', priced(3750))],
    customerChanges: [priceLine('5161', 'Name Change Fee: Sofia Lang to Theo Hart', priced(2500))],
    discountLines: [priceLine('5171', 'Booked early', priced(-3500)), priceLine('5172', 'Welcome back', priced(-1500))],
  }
}
