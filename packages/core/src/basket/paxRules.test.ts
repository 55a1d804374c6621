import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { basketExtra, basketRoom } from '../testing/inMemoryBasketItems.js'
import { emptyBasket, passenger } from '../testing/InMemoryBasketApi.js'
import type { SelectedRoomExtra } from './AddInputs.js'
import { customersPaxId, defaultPaxId, travellersPaxId } from './paxRules.js'
import { extrasByAccommodation, generalExtras, withRoomExtras } from './roomExtras.js'

const pax = [
  passenger(1),
  { ...passenger(4), customerId: 'C7' },
  { ...passenger(5), customerId: 'C8', cancelled: true },
]

describe('the pax of a customer', () => {
  it.each([
    ['the one with the customer id', 'C7', 4],
    ['1 where none has it', 'C9', defaultPaxId],
    ['1 where the one who has it is cancelled', 'C8', defaultPaxId],
    ['1 where the customer is not known', null, defaultPaxId],
  ])('is %s', (_what, customerId, id) => {
    expect(customersPaxId(customerId, pax)).toBe(id)
  })

  it('stands in for a traveller, who may be no customer', () => {
    expect([travellersPaxId({ customerId: 'C7' }, pax), travellersPaxId({ paxId: 3 }, pax)]).toEqual([4, 3])
  })
})

const extra = (accommodationId: string, roomNumber: number): SelectedRoomExtra => ({
  accommodationId,
  extraId: 'E1',
  optionId: 'O1',
  name: 'Breakfast',
  otherInformation: '',
  roomNumber,
})
const accommodation = fc.constantFrom('A1', 'A2', 'A3')

describe('the extras of rooms', () => {
  it('go by accommodation, those of room number n to group n + 1 after the rooms that were there', () => {
    const selected = fc.array(fc.tuple(accommodation, fc.nat(3)).map(([id, room]) => extra(id, room)))
    fc.assert(
      fc.property(selected, fc.nat(3), (extras, before) => {
        const calls = extrasByAccommodation(extras, () => before)
        expect(calls.map(({ accommodationId }) => accommodationId)).toEqual([
          ...new Set(extras.map((one) => one.accommodationId)),
        ])
        const groups = calls.flatMap((call) => call.extras.map((one) => `${one.accommodationId} ${one.groupId}`))
        const wanted = extras.map((one) => `${one.accommodationId} ${one.roomNumber + before + 1}`)
        expect(groups.toSorted()).toEqual(wanted.toSorted())
        expect(calls.every((call) => call.extras.every((one) => one.accommodationId === call.accommodationId))).toBe(
          true,
        )
      }),
    )
  })

  it('are each in the list of one room of their accommodation, or among the general ones', () => {
    const rooms = fc.array(accommodation, { maxLength: 5 })
    const extras = fc.array(fc.tuple(fc.option(accommodation), fc.option(fc.integer({ min: 1, max: 4 }))), {
      maxLength: 6,
    })
    fc.assert(
      fc.property(rooms, extras, (accommodations, held) => {
        const basket = withRoomExtras({
          ...emptyBasket,
          accommodations: accommodations.map((accommodationId, place) => basketRoom(`r${place}`, { accommodationId })),
          extras: held.map(([accommodationId, groupId], place) =>
            basketExtra(`e${place}`, { accommodationId, groupId }),
          ),
        })
        const placed = [...basket.accommodations.flatMap((room) => room.extras), ...generalExtras(basket)]
        expect(placed.map(({ id }) => id).toSorted()).toEqual(basket.extras.map(({ id }) => id).toSorted())
        for (const room of basket.accommodations) {
          expect(room.extras.every((one) => one.accommodationId === room.accommodationId)).toBe(true)
        }
      }),
    )
  })

  it('are those of the room of their number, and stand by themselves where there is none', () => {
    const basket = withRoomExtras({
      ...emptyBasket,
      accommodations: [basketRoom('r1'), basketRoom('r2')],
      extras: [
        basketExtra('second', { accommodationId: 'A1', groupId: 2 }),
        basketExtra('first', { accommodationId: 'A1', groupId: 1 }),
        basketExtra('left', { accommodationId: 'A1', groupId: null }),
        basketExtra('third', { accommodationId: 'A1', groupId: 3 }),
        basketExtra('elsewhere', { accommodationId: 'A2', groupId: 1 }),
      ],
    })
    expect(basket.accommodations.map(({ extras }) => extras.map(({ id }) => id))).toEqual([['first'], ['second']])
    expect(generalExtras(basket).map(({ id }) => id)).toEqual(['left', 'third', 'elsewhere'])
  })
})
