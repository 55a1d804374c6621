import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { fail } from '../../../test/fail'
import { createSignedInWorld } from '../../../test/createSignedInWorld'
import { openApp } from '../../../test/openApp'

describe('Manage My Bookings', () => {
  it('names the booking that could not be opened, in a panel that stays, and opens its requested page', async () => {
    const world = await createSignedInWorld()
    const { faults } = world.backend
    fail({ faults }, 'getBooking', 'always')
    const { user } = openApp(world, '/booking/SUN1001/tickets')
    const panel = within(
      (await screen.findByText('Booking SUN1001 could not be opened')).closest('[role=alert]') as HTMLElement,
    )
    expect(window.location.pathname).toBe('/')
    faults.clear()
    await user.click(panel.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Tickets' })).toBeVisible()
    expect(window.location.pathname).toBe('/booking/SUN1001/tickets')
  })

  it('names the booking of a malformed address too', async () => {
    openApp(await createSignedInWorld(), '/booking/%E0%A4%A')
    expect(await screen.findByText('Booking %E0%A4%A could not be opened')).toBeVisible()
  })

  it('shows the total amount due and the first payment at the top', async () => {
    openApp(await createSignedInWorld(), '/')
    const inAll = (await screen.findByText('Left to pay in all')).parentElement
    expect(inAll).toHaveTextContent('Left to pay in all£1,324.00€1,564.00')
    expect(inAll?.nextElementSibling).toHaveTextContent(/^Next: £1,324\.00 by /)
  })

  it('shows the countdown, the amount due and what needs attention for each booking', async () => {
    openApp(await createSignedInWorld(), '/')
    const [vienna, barcelona] = within(await screen.findByRole('region', { name: 'Upcoming' }))
      .getAllByRole('listitem')
      .filter((item) => within(item).queryByRole('heading', { level: 3 }) !== null)
    expect(vienna).toHaveTextContent('20 days to go')
    expect(vienna).toHaveTextContent('Nothing left to pay')
    expect(vienna).not.toHaveTextContent('Needs your attention')
    expect(barcelona).toHaveTextContent('60 days to go')
    expect(barcelona).toHaveTextContent(
      /Needs your attention.*3 questions about your trip still to answer.*£1,324\.00 left to pay by/,
    )
  })

  it('shows the credit of each currency in the header', async () => {
    openApp(await createSignedInWorld(), '/')
    expect(await screen.findByText('£45.00')).toBeVisible()
    expect(screen.getByText('EUR 20.50')).toBeVisible()
  })

  it('tells a customer without bookings what to do next', async () => {
    openApp(await createSignedInWorld({ as: 'new@example.com' }), '/')
    expect(await screen.findByRole('heading', { name: 'No bookings yet' })).toBeVisible()
    expect(await screen.findByRole('link', { name: /Visit Meridian Journeys/ })).toHaveAttribute(
      'rel',
      'noopener noreferrer',
    )
  })

  it('shows the earlier bookings with a notice when a refresh fails', async () => {
    const world = await createSignedInWorld()
    await world.dashboard.bookings.loadList()
    fail(world.backend, 'getBookings', 'once')
    openApp(world, '/')
    expect(await screen.findByRole('heading', { name: 'Your bookings may have changed' })).toBeVisible()
    expect(screen.getByRole('region', { name: 'Upcoming' })).toBeVisible()
  })
})
