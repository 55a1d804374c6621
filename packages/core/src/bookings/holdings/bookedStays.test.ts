import { describe, expect, it } from 'vitest'
import { minor, noCost } from '../../money/Money.js'
import { aBooking } from '../../../test/bookings/aBooking.js'
import { passenger } from '../../../test/basket/aBasket.js'
import { bookedExtras, bookedStays, nightsOf } from './bookedStays.js'
import type { Booking } from '../../domain/Booking.js'
import type { HeldExtra, HeldRoom } from '../../domain/Holdings.js'
import { anExtra, aRoom } from '../../../test/bookings/holdings.js'

const room = (id: string, change: Partial<HeldRoom> = {}): HeldRoom =>
  aRoom(id, {
    name: 'Miramar',
    roomName: 'Double',
    checkIn: '2027-05-03',
    passengerIds: [1, 2],
    cost: { ...noCost, price: minor(900), bookingFee: minor(12) },
    ...change,
  })
const extra = (id: string, change: Partial<HeldExtra> = {}): HeldExtra =>
  anExtra(id, {
    groupId: 1,
    groupName: 'Around your trip',
    cost: { ...noCost, price: minor(40), bookingFee: minor(2) },
    ...change,
  })
const cancelled = { ...passenger(2), cancelled: true }
const [first, second] = [passenger(1), passenger(3)]
const name = ({ firstName, lastName }: typeof first): string => `${firstName} ${lastName}`
const booking = (change: Partial<Booking>): Booking => ({
  ...aBooking('SUN1001'),
  passengers: [first, cancelled, second],
  ...change,
})

describe('the stays of a booking', () => {
  it('are by accommodation and dates, in the order of the first nights, with the guests of each room', () => {
    const stays = bookedStays(
      booking({
        rooms: [
          room('b'),
          room('c', { passengerIds: [3] }),
          room('a', { accommodationId: 'A2', name: 'Hostal', checkIn: '2027-05-01', checkOut: '2027-05-03' }),
        ],
      }),
    )
    expect(stays.map((stay) => [stay.name, stay.nights, stay.rooms.map(({ id }) => id)])).toEqual([
      ['Hostal', 2, ['a']],
      ['Miramar', 5, ['b', 'c']],
    ])
    expect(stays[1]?.rooms.map(({ guests, cost }) => [guests, cost])).toEqual([
      [[name(first)], 912],
      [[name(second)], 912],
    ])
  })

  it('have the extras of room n from group n + 1, and none of another accommodation', () => {
    const ofRoom = (id: string, groupId: number) => extra(id, { accommodationId: 'A1', groupId, name: id })
    const [stay] = bookedStays(
      booking({ rooms: [room('b'), room('c')], extras: [ofRoom('breakfast', 2), ofRoom('view', 1), extra('general')] }),
    )
    expect(stay?.rooms.map(({ extras }) => extras.map((one) => one.name))).toEqual([['view'], ['breakfast']])
  })
})

describe('the extras of a booking', () => {
  it('are the general ones by group, then those of each room', () => {
    const groups = bookedExtras(
      booking({
        rooms: [room('b'), room('c')],
        extras: [
          extra('1', { accommodationId: 'A1', groupId: 2 }),
          extra('2'),
          extra('3', { groupName: '' }),
          extra('4', { accommodationId: 'gone', groupName: 'Elsewhere' }),
        ],
      }),
    )
    expect(groups.map((group) => [group.name, group.room?.roomName ?? null, group.extras.map(({ id }) => id)])).toEqual(
      [
        ['Around your trip', null, ['2']],
        ['', null, ['3']],
        ['Elsewhere', null, ['4']],
        ['', 'Double', ['1']],
      ],
    )
  })

  it('are combined if they are alike, with their passengers and their total', () => {
    const [group] = bookedExtras(
      booking({
        extras: [
          extra('1'),
          extra('2', { passengerId: 3 }),
          extra('3', { passengerId: 2 }),
          extra('4', { option: 'One day' }),
          extra('5', { otherInformation: 'By noon' }),
        ],
      }),
    )
    expect(group?.extras.map(({ id, count, people, display }) => [id, count, people, display])).toEqual([
      ['1', 3, [name(first), name(second)], { kind: 'amount', amount: 126 }],
      ['4', 1, [name(first)], { kind: 'amount', amount: 42 }],
      ['5', 1, [name(first)], { kind: 'amount', amount: 42 }],
    ])
  })
})

describe('nights', () => {
  it.each([
    ['2027-05-01', '2027-05-08', 7],
    ['2027-05-01T23:30:00+02:00', '2027-05-02T01:00:00', 1],
    ['2027-05-02', '2027-05-01', 0],
  ])('from %s to %s are %i', (checkIn, checkOut, nights) => {
    expect(nightsOf({ checkIn, checkOut })).toBe(nights)
  })
})
