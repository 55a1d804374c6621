import { expect, it } from 'vitest'
import { aBooking } from '../../../test/bookings/aBooking.js'
import { basketTransport, passenger } from '../../../test/basket/aBasket.js'
import type { HeldTransport } from '../../domain/Holdings.js'
import { transportByDirection } from './transportFinder.js'
import { englishFormats } from '../../language/formats.js'

const seat = (id: string, direction: HeldTransport['direction'], departureDate: string, passengerId = 1) => ({
  ...basketTransport(id),
  name: id,
  direction,
  departureDate,
  passengerId,
})

it('lists outbound before return, by departure, with all passengers', () => {
  const passengers = [passenger(1), { ...passenger(2), firstName: 'Theo' }]
  const transport = [
    seat('back', 'RETURN', '2027-05-08T10:00:00'),
    seat('second', 'OUTBOUND', '2027-05-01T12:00:00'),
    seat('first', 'OUTBOUND', '2027-05-01T08:00:00'),
    seat('first', 'OUTBOUND', '2027-05-01T08:00:00', 2),
  ]
  const found = transportByDirection(aBooking('SUN1001'), transport, passengers, englishFormats)
  expect(found.map(({ direction, departures }) => [direction, departures.map(({ what }) => what.people)])).toEqual([
    ['OUTBOUND', [['Amelia Hart', 'Theo Hart'], ['Amelia Hart']]],
    ['RETURN', [['Amelia Hart']]],
  ])
})

it('leaves out a direction without passengers', () => {
  expect(
    transportByDirection(aBooking('SUN1001'), [seat('back', 'RETURN', '2027-05-08')], [], englishFormats).map(
      ({ direction }) => direction,
    ),
  ).toEqual(['RETURN'])
})

it('lists transport of an unknown direction last, as neither', () => {
  const transport = [seat('shuttle', 'UNKNOWN', '2027-04-30'), seat('back', 'RETURN', '2027-05-08')]
  expect(
    transportByDirection(aBooking('SUN1001'), transport, [], englishFormats).map(({ direction }) => direction),
  ).toEqual(['RETURN', 'UNKNOWN'])
})
