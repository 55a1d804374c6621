import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { createSignedInWorld } from '../../test/createSignedInWorld'
import { openApp } from '../../test/openApp'
import { createFakeBackend } from '@booking-dashboard/fake-backend'

const open = async (part: string) => {
  const world = await createSignedInWorld()
  return { world, ...openApp(world, part) }
}

const closed = [
  'tickets',
  'transport',
  'accommodation',
  'accommodation/3900',
  'extras',
  'cart',
  'checkout',
  'mandatory-information',
  'required-data/7001/address/update',
  'delivery/update',
]

describe('a cancelled booking', () => {
  const openCancelled = async (part = '') => {
    const backend = createFakeBackend({ seed: 1, world: 'trip-over' })
    const world = await createSignedInWorld({ backend, as: 'ada@example.com' })
    openApp(world, `/booking/ADA2${part}`)
  }

  it('shows its documents, and no basket', async () => {
    await openCancelled()
    expect(await screen.findByRole('link', { name: /Booking confirmation/ })).toBeVisible()
    expect(screen.queryByRole('link', { name: /^Basket/ })).toBeNull()
    expect(screen.queryByRole('button', { name: /Add to calendar/ })).toBeNull()
  })

  it.each(closed)('says at /%s that it is cancelled, with the way back', async (part) => {
    await openCancelled(`/${part}`)
    expect(await screen.findByRole('heading', { name: 'This booking is cancelled' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Back to your booking' })).toHaveAttribute('href', '/booking/ADA2')
  })
})

describe('a past booking', () => {
  it('sells nothing and asks nothing: no way to add, no basket, no calendar', async () => {
    const { world } = await open('/booking/SUN0901')
    const parts = await screen.findByRole('region', { name: 'Your booking' })
    expect([...parts.querySelectorAll('h3')].map(({ textContent }) => textContent)).toEqual([
      'Tickets',
      'Resale',
      'Payments',
    ])
    expect(screen.queryByRole('link', { name: 'Add tickets' })).toBeNull()
    expect(screen.queryByRole('link', { name: /^Basket/ })).toBeNull()
    expect(screen.queryByRole('button', { name: /Add to calendar/ })).toBeNull()
    expect(screen.queryByText(/change or cancel/)).toBeNull()
    expect(screen.getByRole('heading', { name: 'Any questions?' })).toBeVisible()
    expect(world.calls.some(({ call }) => call.includes('requireddata') && call.includes('SUN0901'))).toBe(false)
  })

  it('keeps its documents, payments and receipts', async () => {
    await open('/booking/SUN0901')
    expect(await screen.findByRole('link', { name: /Booking confirmation/ })).toBeVisible()
    expect(screen.getByRole('link', { name: /^Receipt for Payment in full/, hidden: true })).toBeInTheDocument()
    expect(screen.getByRole('button', { name: /Print itinerary/ })).toBeVisible()
  })

  it.each(closed)('says at /%s that the trip is over, with the way back', async (part) => {
    await open(`/booking/SUN0901/${part}`)
    expect(await screen.findByRole('heading', { name: 'This trip is over' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Back to your booking' })).toHaveAttribute('href', '/booking/SUN0901')
    expect(screen.queryByRole('button', { name: /Add/ })).toBeNull()
  })

  it('shows the holder of each ticket and changes no name', async () => {
    await open('/booking/SUN0901/ticket-details')
    expect(await screen.findByText('Who held each ticket.')).toBeVisible()
    expect(screen.queryByRole('button', { name: /Change (the )?name/ })).toBeNull()
  })
})
