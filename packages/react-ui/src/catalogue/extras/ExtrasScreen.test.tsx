import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { fail } from '../../../test/fail'
import { asUpcoming } from '../../../test/asUpcoming'
import { createSignedInWorld } from '../../../test/createSignedInWorld'
import { openApp } from '../../../test/openApp'
import { renderAt } from '../../../test/renderAt'
import { BookedExtras } from './ExtrasScreen'
import ExtrasScreen from './ExtrasScreen'
import { openedBooking } from '../../../test/openedBooking'

const enter = async () => {
  const world = await createSignedInWorld()
  const view = renderAt(world.dashboard, '/extras', <ExtrasScreen />)
  await screen.findByRole('heading', { name: 'Bicycle hire' })
  const addOne = (what: string): Promise<void> => view.user.click(screen.getByLabelText(`Add one ${what}`))
  const add = (): Promise<void> => view.user.click(screen.getByRole('button', { name: 'Add to basket' }))
  const selection = () => within(screen.getByRole('complementary', { name: 'Your selection' }))
  const sent = (): readonly unknown[] =>
    world.calls.filter(({ call }) => call === 'POST /api/basket/SUN1001/extra').map(({ body }) => body)
  return { ...world, ...view, addOne, add, selection, sent }
}

const row = (option: string): HTMLElement => screen.getByText(option, { selector: 'h4' }).closest('li') ?? document.body

describe('extras that are booked', () => {
  it('are shown in their groups and by their rooms, with their passengers and the price display codes', async () => {
    await enter()
    const booked = within(screen.getByRole('region', { name: 'Your extras' }))
    expect(booked.getAllByRole('heading', { level: 3 }).map((one) => one.textContent)).toEqual([
      'Around your trip',
      'Double room, Hotel Llum de Mar',
    ])
    // The booking's own page shows the same count.
    expect(booked.getByText('7 extras')).toBeInTheDocument()
    const lines = booked.getAllByRole('listitem').map((one) => one.textContent)
    expect(lines).toContain(
      'Airport transferPrivate car, both waysAmelia HartYour driver waits at arrivals with your name.£67.00',
    )
    // Code 2 hides the amount.
    expect(lines).toContain('2 × City cardSeven days, all zonesAmelia Hart and Theo Hart')
    expect(lines).toContain('Welcome drinkCava or orange juiceAmelia HartFree')
    expect(lines).toContain('Programme bookIn EnglishAmelia HartIncluded')
    expect(lines).toContain('BoardBreakfast£110.00')
  })

  it('have a heading of their own if there are none, with the next step', async () => {
    const { dashboard } = await createSignedInWorld()
    const booking = await openedBooking(dashboard)
    renderAt(dashboard, '/extras', <BookedExtras booking={{ ...booking, extras: [] }} alone={false} />)
    expect(screen.getByRole('heading', { name: 'No extras booked yet' })).toBeVisible()
    expect(screen.getByText('Choose from what is on sale below.')).toBeVisible()
  })
})

describe('extras on sale', () => {
  it('show their options in groups, with the price by its display code, or the reason if sold out', async () => {
    await enter()
    expect(within(screen.getByRole('group', { name: 'Helmet' })).getAllByText('Free')).toHaveLength(2)
    expect(within(row('English')).getByText('Included')).toBeVisible()
    expect(within(row('Second day')).getByText('Its price shows in the total once you choose it')).toBeVisible()
    expect(within(row('Second day')).queryByText(/£/)).toBeNull()
    expect(within(row('Gatwick South')).getByText('incl. £1.50 Booking Fee')).toBeVisible()
    expect(within(row('Gatwick South')).getByText('Only 8 left')).toBeVisible()
    expect(within(row('Gatwick North')).getByText('Sold out: none of these are left.')).toBeVisible()
    expect(screen.queryByLabelText('Add one Gatwick North, Airport lounge')).toBeNull()
    expect(screen.queryByText('Wine tasting')).toBeNull()
  })

  it('show their cost before anything is added, and are sent one by one for the customer', async () => {
    const { addOne, add, selection, sent } = await enter()
    await addOne('Electric bicycle, Bicycle hire')
    await addOne('Electric bicycle, Bicycle hire')
    expect(screen.getByLabelText('Add one Electric bicycle, Bicycle hire')).toHaveAttribute('aria-disabled', 'true')
    expect(within(row('Electric bicycle')).getByText('That is all there are')).toBeVisible()
    await addOne('Second day, Private guide')
    expect(selection().getByText('Other included items').closest('dt')?.nextSibling).toHaveTextContent('£110.00')
    expect(selection().getAllByText('£274.00')).not.toHaveLength(0)
    await add()
    expect(await screen.findByText('2 x Bicycle hire were added to your basket.')).toBeVisible()
    expect(screen.getByText('1 x Private guide was added to your basket.')).toBeVisible()
    const bicycle = { name: 'Bicycle hire', extra_id: '7120', option_id: '71202', group_id: 1, pax_id: 1 }
    expect(sent()).toEqual([
      {
        extras: [
          bicycle,
          bicycle,
          { name: 'Private guide', extra_id: '7140', option_id: '71401', group_id: 1, pax_id: 1 },
        ],
      },
    ])
    expect(screen.getByRole('link', { name: 'Basket, 3 items' })).toBeVisible()
    // The screen reads the availability again.
    expect(await within(row('Electric bicycle')).findByText('Sold out: none of these are left.')).toBeVisible()
    expect(within(row('Electric bicycle')).getByText('2 in your basket')).toBeVisible()
    expect(selection().getByText('Nothing chosen yet.')).toBeInTheDocument()
  })

  it('are where a warning about them leads, also on this page', async () => {
    const { user } = openApp(await createSignedInWorld(), '/booking/SUN1001/extras')
    await user.click(await screen.findByLabelText('Add one City bicycle, Bicycle hire'))
    await user.click(screen.getByRole('button', { name: 'Add to basket' }))
    await user.click(await screen.findByRole('button', { name: 'Put it right' }))
    const bicycles = screen.getByRole('heading', { name: 'Bicycle hire' }).closest('article')
    await waitFor(() => expect(bicycles?.parentElement).toHaveFocus())
  })

  it('lead to the field to correct if fewer are left by now', async () => {
    const { addOne, add, dashboard, user, sent } = await enter()
    await addOne('Electric bicycle, Bicycle hire')
    const option = { extraId: '7120', optionId: '71202', groupId: 1, name: 'Bicycle hire' }
    await dashboard.basket('SUN1001').addExtras({ extras: [option, option] })
    await act(() => dashboard.extrasShop('SUN1001').open())
    await add()
    const summary = await screen.findByRole('alert', { name: 'Please check your choice' })
    await user.click(within(summary).getByRole('link', { name: 'This has just sold out: please choose none' }))
    expect(row('Electric bicycle')).toContainElement(document.activeElement as HTMLElement)
    expect(sent()).toHaveLength(1)
  })

  it('stay visible, marked as outdated, if a reload fails', async () => {
    const { backend, dashboard } = await enter()
    fail(backend, 'getExtras', 'once', { kind: 'error', code: 1 })
    await act(() => dashboard.extrasShop('SUN1001').open())
    expect(await screen.findByText('Prices and availability may be out of date.')).toBeVisible()
    expect(screen.getByRole('heading', { name: 'Bicycle hire' })).toBeVisible()
  })

  it.each(['getExtras', 'getExtrasAvailability'])('say once, and in their place, that %s failed', async (path) => {
    const world = await createSignedInWorld()
    fail(world.backend, path, 'always', { kind: 'status', status: 400 })
    openApp(world, '/booking/SUN1001/extras')
    await screen.findByRole('button', { name: 'Try again' })
    expect(world.backend.faults.list()[0]?.struck).toBeGreaterThan(0)
    expect(screen.getAllByText(/^We're unable to/)).toHaveLength(1)
    expect(
      within(screen.getByRole('main')).getByText(/^We're unable to load the extras on sale right now/),
    ).toBeVisible()
  })

  it('have a heading of their own if there are none', async () => {
    const world = await createSignedInWorld()
    renderAt(await asUpcoming(world.dashboard), '/extras', <ExtrasScreen />, 'SUN0902')
    expect(await screen.findByRole('heading', { name: 'No extras on sale' })).toBeVisible()
  })
})
