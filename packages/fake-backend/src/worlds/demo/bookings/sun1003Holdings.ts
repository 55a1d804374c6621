import { allocated, priced } from '../../../records/cost.js'
import { dateIn, timeIn } from '../../../values/calendar.js'
import { extra, priceLine, room, transportFor } from '../../../records/heldLines.js'
import { type Holdings, noHoldings } from '../../../records/BookingRecord.js'

const rome = 'Europe/Rome'
const everybody = [1, 2, 3, 4]

/** The coach has no time zone. */
const travel = (now: number): Holdings['transport'] => [
  ...transportFor([1, 2], {
    id: 5341,
    name: 'Flight MB 933',
    type: 'Flight',
    direction: 'OUTBOUND',
    from: { place: 'Bristol', at: timeIn(now, 120, '06:10'), zone: 'Europe/London' },
    to: { place: 'Verona', at: timeIn(now, 120, '08:20'), zone: rome },
    prices: priced(6500, 150),
  }),
  ...transportFor([1, 2], {
    id: 5343,
    name: 'Coach to the airport and flight MB 934',
    type: 'Coach and flight',
    direction: 'RETURN',
    from: { place: 'Sirmione, landing stage', at: timeIn(now, 125, '13:15'), zone: null },
    to: { place: 'Bristol', at: timeIn(now, 125, '19:50'), zone: null },
    prices: priced(5500, 150),
  }),
]

/** Three nights in Verona, two at the lake: €1,420.00 with deliveries and €18.00 of fees, without the tickets. */
export const sun1003Holdings = (now: number): Holdings => {
  const verona = {
    accoId: '3700',
    roomId: '37001',
    name: 'Albergo dei Glicini',
    roomName: 'Double room',
    location: 'Veronetta, Verona',
    from: dateIn(now, 120),
    to: dateIn(now, 123),
  }
  return {
    ...noHoldings(),
    rooms: [
      room({ ...verona, id: '5311', guests: [1, 2], prices: priced(36000, 300) }),
      room({ ...verona, id: '5312', guests: [3, 4], prices: priced(36000, 300) }),
      room({
        id: '5313',
        accoId: '3800',
        roomId: '38001',
        name: 'Villa Sirmio',
        roomName: 'Apartment with two bedrooms',
        location: 'Sirmione, Lake Garda',
        from: dateIn(now, 123),
        to: dateIn(now, 125),
        guests: everybody,
        prices: allocated(26000, 4000, 400),
      }),
    ],
    extras: [
      ...everybody.map((passengerId) =>
        extra({
          id: `532${passengerId}`,
          extraId: '3281',
          name: 'Backstage at the arena',
          option: 'In English, 16:00',
          optionId: '32811',
          group: [1, 'At the opera'],
          passengerId,
          display: 1,
          prices: priced(1500, 50),
        }),
      ),
      extra({
        id: '5325',
        extraId: '3282',
        name: 'Seat cushions',
        option: 'Four',
        optionId: '32821',
        group: [1, 'At the opera'],
        display: 4,
        prices: priced(0),
      }),
      extra({
        id: '5326',
        extraId: '3283',
        name: 'Half board',
        option: 'Three evenings',
        optionId: '32831',
        group: [2, 'For your rooms at Albergo dei Glicini'],
        accoId: '3700',
        display: 1,
        prices: priced(9000),
      }),
      extra({
        id: '5327',
        extraId: '3284',
        name: 'Parking',
        option: 'In the courtyard',
        optionId: '32841',
        group: [4, 'For your room at Villa Sirmio'],
        accoId: '3800',
        display: 3,
        prices: priced(0),
      }),
    ],
    transport: travel(now),
    discountLines: [
      priceLine('5371', 'Booked early', priced(-5000)),
      priceLine('5372', 'Friends of the opera', priced(-2500)),
    ],
  }
}
