import { bookingsEndpoints } from '@booking-dashboard/http-adapter/contract'
import { describe, expect, it } from 'vitest'
import { createFakeBackend } from '../../../../createFakeBackend.js'
import { createSignedInSetting, start } from '../../../../../test/api/createSetting.js'
import { createVisitor } from '../../../../../test/api/createVisitor.js'
import { aWorld } from '../../../aWorld.js'
import { bookingOf } from '../../../../../test/api/shopping.js'

const big = async (count = 2000) => {
  const backend = createFakeBackend({ clock: { now: () => start }, world: aWorld().manyTickets(count) })
  const visitor = createVisitor(backend)
  await visitor.signIn()
  return { backend, visitor, booking: await bookingOf(visitor, 'SUN5000') }
}

describe('a booking with very many tickets', () => {
  it('has as many as requested, spread over events and ticket holders', async () => {
    const { booking } = await big()
    expect(new Set(booking.tickets.map(({ id }) => id)).size).toBe(2000)
    expect(new Set(booking.tickets.map(({ event_name }) => event_name)).size).toBe(40)
    expect(new Set(booking.tickets.map(({ pax_id }) => pax_id)).size).toBe(60)
    expect(
      new Set(booking.pax.map(({ personal_details: { first_name, last_name } }) => `${first_name} ${last_name}`)).size,
    ).toBe(60)
    for (const { event_date } of booking.tickets) {
      expect(
        (event_date?.iso_value ?? '') > booking.departure_date.iso_value &&
          (event_date?.iso_value ?? '') < `${booking.return_date.iso_value}T24`,
      ).toBe(true)
    }
  })

  it('has tickets in every code and for every reason', async () => {
    const { booking, visitor } = await big()
    const codes = booking.tickets.map(({ resale }) => `${resale?.code} ${resale?.reason ?? '-'}`)
    expect([...new Set(codes)].toSorted()).toEqual(['0 0', '1 -', '1 0', '1 1', '1 2', '1 3', '2 -', '3 -', '4 -'])
    expect(codes.filter((code) => code === '1 -').length).toBeGreaterThan(800)
    const { answer } = await visitor.call(bookingsEndpoints.ticketCustomerDataChanges, {
      params: { bookingRef: 'SUN5000' },
    })
    expect(answer?.ticket_customer_data_changes.length).toBeGreaterThan(20)
  })

  it('has every ticket allocated, and ready to download by its event', async () => {
    const { booking, visitor } = await big()
    const held = booking.tickets.filter(({ resale }) => resale?.code !== 3)
    expect(held.length).toBeLessThan(2000)
    expect(booking.ready_tickets).toBe(held.length)
    const downloads = booking.delivery?.[0]?.downloads ?? []
    expect(new Set(downloads.map(({ key }) => key)).size).toBe(40)
    expect(downloads.flatMap(({ ticket_ids }) => ticket_ids ?? []).toSorted()).toEqual(
      held.map(({ id }) => id).toSorted(),
    )
    const { answer } = await visitor.call(bookingsEndpoints.ticketAllocations, { params: { bookingId: booking.id } })
    expect(answer?.ticketAllocations).toHaveLength(2000)
  })

  it('owes something, and is the same each time', async () => {
    const { booking } = await big()
    expect(booking.prices.outstanding_balance.value).toBe(125_000)
    expect((await big()).booking).toEqual(booking)
  })

  it('exists on demand only, once, and again after a reset if the world began with it', async () => {
    const { backend, visitor } = await createSignedInSetting()
    await expect(bookingOf(visitor, 'SUN5000')).rejects.toThrow('No booking SUN5000')
    backend.bookings.addBig(5)
    backend.bookings.addBig(7)
    expect((await bookingOf(visitor, 'SUN5000')).tickets).toHaveLength(7)
    expect(backend.inspect.bookings().filter(({ reference }) => reference === 'SUN5000')).toHaveLength(1)
    const other = await big(3)
    await other.backend.fetch(new Request('http://localhost/__fake/reset', { method: 'POST' }))
    await other.visitor.signIn()
    expect((await bookingOf(other.visitor, 'SUN5000')).tickets).toHaveLength(3)
  })
})
