import {
  bookingsEndpoints,
  customerEndpoints,
  ticketCatalogueEndpoints,
} from '@booking-dashboard/http-adapter/contract'
import { describe, expect, it } from 'vitest'
import { createSignedInSetting } from '../../test/api/createSetting.js'
import { bookingOf } from '../../test/api/shopping.js'

describe('the bookings of demo@example.com', () => {
  it('are three upcoming and two past, dated from the clock', async () => {
    const { visitor } = await createSignedInSetting()
    const { answer } = await visitor.call(bookingsEndpoints.list)
    const dates = (list: 'upcoming' | 'past') =>
      Object.fromEntries((answer?.[list] ?? []).map((one) => [one.reference, one.departure_date.iso_value]))
    expect(dates('upcoming')).toEqual({ SUN1001: '2026-05-01', SUN1002: '2026-03-22', SUN1003: '2026-06-30' })
    expect(Object.keys(dates('past')).toSorted()).toEqual(['SUN0901', 'SUN0902'])
  })

  it('have an allocation for each ticket, and one that was withdrawn', async () => {
    const { visitor } = await createSignedInSetting()
    const { id, tickets } = await bookingOf(visitor)
    const { answer } = await visitor.call(bookingsEndpoints.ticketAllocations, { params: { bookingId: id } })
    const held = answer?.ticketAllocations.filter(({ status }) => status === 'ALLOCATED') ?? []
    expect(held.map(({ ticket_id }) => ticket_id)).toEqual(tickets.map((ticket) => ticket.id))
    expect(answer?.ticketAllocations.length).toBe(held.length + 1)
  })
})

describe('other customers', () => {
  it('demo@example.com holds credit in two currencies, new@example.com none', async () => {
    const creditOf = async (name: string) => {
      const { visitor } = await createSignedInSetting(name)
      const { answer } = await visitor.call(customerEndpoints.getCustomer)
      return answer?.customer.client_credit_balances_list?.map((one) => one.currency_iso_code)
    }
    expect(await creditOf('demo')).toEqual(['GBP', 'EUR'])
    expect(await creditOf('new')).toEqual([])
  })
})

describe('the catalogue of SUN1001', () => {
  it('has tickets that are plentiful, scarce, sold out, without a limit, and not on sale', async () => {
    const { visitor } = await createSignedInSetting()
    const params = { ref: 'SUN1001' }
    const events = (await visitor.call(ticketCatalogueEndpoints.events, { params })).answer?.events ?? []
    const left = (await visitor.call(ticketCatalogueEndpoints.availability, { params })).answer?.availability ?? {}
    expect(events.length).toBeGreaterThanOrEqual(3)
    const types = events.flatMap(({ tickets }) => tickets)
    expect(types.filter(({ id }) => left[id] === undefined)).toHaveLength(1)
    expect(Object.values(left).filter(({ freesale }) => freesale)).toHaveLength(1)
    expect(Object.values(left).filter(({ freesale, available }) => !freesale && available === 0)).toHaveLength(1)
    for (const { prices } of types) {
      expect(prices.price.value + prices.booking_fee.value).toBe(prices.total_ticket_price.value)
    }
  })
})
