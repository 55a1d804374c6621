import { describe, expect, it } from 'vitest'
import { createSignedInSetting } from '../../test/api/createSetting.js'
import { bookingOf } from '../../test/api/shopping.js'

type Booking = Awaited<ReturnType<typeof bookingOf>>
type Cost = Booking['extras'][number]['prices']

const held = async (reference: string, name = 'demo') =>
  bookingOf((await createSignedInSetting(name)).visitor, reference)
const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0)
const netOf = ({ price, allocations, supplement }: Cost) =>
  price?.value ?? (allocations?.value ?? 0) + (supplement?.value ?? 0)
const feeOf = ({ booking_fee }: Cost) => booking_fee?.value ?? 0

/** Every cost in the price summary except discounts. */
const costsOf = (booking: Booking): readonly Cost[] => [
  ...booking.tickets.map(({ prices }) => ({ price: prices.price, booking_fee: prices.booking_fee })),
  ...[...booking.accommodations, ...booking.extras, ...booking.transport].map(({ prices }) => prices),
  ...[...(booking.insurance ?? []), ...(booking.customer_changes ?? [])].map(({ prices }) => prices),
  ...(booking.delivery ?? []).map(({ prices }) => prices ?? {}),
]

describe.each([['SUN1001'], ['SUN1002'], ['SUN1003'], ['SUN0901'], ['SUN0902'], ['PLN2001', 'plan']])(
  'the price of %s',
  (reference, name = 'demo') => {
    it('is the sum of its sections', async () => {
      const booking = await held(reference, name)
      const costs = costsOf(booking)
      expect(booking.prices.booking_price.value).toBe(sum(costs.map(netOf)))
      expect(booking.prices.booking_fee.value).toBe(sum(costs.map(feeOf)))
      const discounts = booking.discount_lines ?? []
      expect(booking.prices.discounts.value).toBe(sum(discounts.map(({ prices }) => netOf(prices))))
      expect(discounts.every(({ prices }) => netOf(prices) < 0)).toBe(true)
    })
  },
)

describe('the bookings of demo@example.com hold', () => {
  it('rooms with dates within the trip and guests who travel', async () => {
    for (const booking of await Promise.all(['SUN1001', 'SUN1002', 'SUN1003'].map((one) => held(one)))) {
      expect(booking.accommodations.length).toBeGreaterThan(0)
      const travelling = booking.pax.filter(({ cancelled }) => !cancelled).map(({ id }) => id)
      for (const { check_in, check_out, pax_ids } of booking.accommodations) {
        expect(check_in.iso_value < check_out.iso_value).toBe(true)
        expect(
          check_in.iso_value >= booking.departure_date.iso_value &&
            check_out.iso_value <= booking.return_date.iso_value,
        ).toBe(true)
        expect(travelling).toEqual(expect.arrayContaining(pax_ids))
      }
      expect(travelling).toEqual(
        expect.arrayContaining(
          [...booking.tickets, ...booking.transport, ...booking.extras].map(({ pax_id }) => pax_id),
        ),
      )
    }
  })

  it('rooms that are priced by price, and by allocations plus supplement', async () => {
    const { accommodations } = await held('SUN1001')
    expect(accommodations.map(({ prices }) => prices.price === undefined)).toEqual([false, true, true])
  })

  it('extras of the booking and of its rooms, in each price display code', async () => {
    const { extras, accommodations } = await held('SUN1001')
    expect(new Set(extras.map(({ price_display_code }) => price_display_code))).toEqual(new Set([1, 2, 3, 4]))
    for (const { price_display_code, prices } of extras)
      expect(netOf(prices) === 0).toBe([3, 4].includes(price_display_code ?? 1))
    const ofRooms = extras.filter(({ acco_id }) => acco_id !== null)
    expect(ofRooms.length).toBeGreaterThan(0)
    expect(ofRooms.every(({ pax_id, group_id }) => pax_id === 1 && group_id === 1)).toBe(true)
    expect(accommodations.map(({ acco_id }) => acco_id)).toEqual(
      expect.arrayContaining(ofRooms.map(({ acco_id }) => acco_id)),
    )
  })

  it('transport there and back, for each passenger, with a time to be confirmed', async () => {
    const { transport } = await held('SUN1001')
    expect(
      transport.map(({ direction, pax_id, is_departure_time_specified }) => [
        direction,
        pax_id,
        is_departure_time_specified,
      ]),
    ).toEqual([
      ['OUTBOUND', 1, true],
      ['OUTBOUND', 2, true],
      ['RETURN', 1, false],
      ['RETURN', 2, false],
    ])
    expect(transport[0]?.departure_time_zone).toBe('Europe/London')
    expect((await held('SUN1003')).transport.some(({ departure_time_zone }) => departure_time_zone === null)).toBe(true)
  })

  it('insurance, a name change, and booking fees that one of them lists separately', async () => {
    const bookings = await Promise.all(['SUN1001', 'SUN1002', 'SUN1003'].map((one) => held(one)))
    expect(bookings.map(({ insurance }) => insurance?.length)).toEqual([1, 1, 0])
    expect(bookings[0]?.customer_changes?.map(({ name }) => name.split(':')[0])).toEqual(['Name Change Fee'])
    expect(bookings.map(({ separate_booking_fee }) => separate_booking_fee)).toEqual([false, false, true])
  })
})
