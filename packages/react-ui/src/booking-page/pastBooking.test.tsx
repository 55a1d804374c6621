import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { createSignedInWorld } from '../../test/createSignedInWorld'
import { openApp } from '../../test/openApp'

const open = async (part = '', change: (answer: string) => string = (answer) => answer) => {
  const world = await createSignedInWorld()
  const { backend } = world
  const fetch = async (request: Request): Promise<Response> => {
    const answer = await backend.fetch(request)
    return request.url.endsWith('/api/bookings') ? new Response(change(await answer.text()), answer) : answer
  }
  const changed = await createSignedInWorld({ ...backend, fetch })
  return { world: changed, ...openApp(changed, part) }
}

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
    expect(world.calls.some(({ call }) => call.includes('requireddata') && call.includes('SUN0901'))).toBe(false)
  })

  it('keeps its documents, payments and receipts', async () => {
    await open('/booking/SUN0901')
    expect(await screen.findByRole('link', { name: /Booking confirmation/ })).toBeVisible()
    expect(screen.getByRole('link', { name: /^Receipt for Payment in full/, hidden: true })).toBeInTheDocument()
    expect(screen.getByRole('button', { name: /Print itinerary/ })).toBeVisible()
  })

  it.each([
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
  ])('says at /%s that the trip is over, with the way back', async (part) => {
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

  it('follows the bookings list, whatever the day', async () => {
    const asPast = (answer: string): string => {
      const { upcoming, past } = JSON.parse(answer) as {
        upcoming: { reference: string }[]
        past: { reference: string }[]
      }
      const [moved, rest] = [
        upcoming.filter((one) => one.reference === 'SUN1001'),
        upcoming.filter((one) => one.reference !== 'SUN1001'),
      ]
      return JSON.stringify({ upcoming: rest, past: [...past, ...moved] })
    }
    await open('/booking/SUN1001', asPast)
    await screen.findByRole('region', { name: 'Your booking' })
    await waitFor(() => expect(screen.queryByRole('navigation', { name: 'Add' })).toBeNull())
  })

  it('is recognised by its dates if the list cannot be loaded, without a message about the list', async () => {
    const world = await createSignedInWorld()
    world.backend.faults.add({ match: { path: 'getBookings' }, times: 'always', effect: { kind: 'error', code: 1 } })
    openApp(world, '/booking/SUN0901/tickets')
    expect(await screen.findByRole('heading', { name: 'This trip is over' })).toBeVisible()
    await waitFor(() => expect(world.dashboard.bookings.list$.value.kind).toBe('failed'))
    expect(world.dashboard.messages.toasts$.value).toEqual([])
  })
})
