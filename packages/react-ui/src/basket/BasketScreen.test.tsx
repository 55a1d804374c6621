import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { createSignedInWorld } from '../testing/createSignedInWorld'
import { renderAt } from '../testing/renderAt'
import BasketScreen from './BasketScreen'

const stalls = (paxId: number) => ({ ticketTypeId: '41011', ticketName: 'Stalls', paxId })
const maya = { id: 4, firstName: 'Maya', lastName: 'Lind', email: '', telephone: '' }

const enter = async (paxIds: readonly number[], additionalPax = paxIds.includes(4) ? [maya] : []) => {
  const world = await createSignedInWorld()
  await world.dashboard.bookings.load('SUN1001')()
  if (paxIds.length > 0) await world.dashboard.basket('SUN1001').addTickets({ tickets: paxIds.map(stalls), additionalPax })()
  const view = renderAt(world.dashboard, '/cart', <BasketScreen />)
  const removed = (): readonly string[] => world.calls.filter(({ call }) => call.startsWith('DELETE')).map(({ call }) => call)
  return { ...world, ...view, removed }
}

describe('the basket', () => {
  it('removes one ticket without a question', async () => {
    const { user } = await enter([1, 2])
    await user.click(await screen.findByRole('button', { name: 'Remove Stalls, Theo Hart' }))
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Remove Stalls, Theo Hart' })).toBeNull())
    expect(screen.getByRole('button', { name: 'Remove Stalls, Amelia Hart' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Basket, 1 item' })).toBeVisible()
  })

  it('removes several that are selected', async () => {
    const { user, removed } = await enter([1, 2, 1])
    for (const box of await screen.findAllByRole('checkbox', { name: 'Select Stalls, Amelia Hart' })) await user.click(box)
    await user.click(screen.getByRole('button', { name: 'Remove 2 items' }))
    await waitFor(() => expect(removed()).toHaveLength(2))
    expect(await screen.findByRole('link', { name: 'Basket, 1 item' })).toBeVisible()
  })

  it('asks where a new passenger would be left without a ticket, and can take both', async () => {
    const { user, removed } = await enter([1, 4])
    await user.click(await screen.findByRole('button', { name: 'Remove Stalls, Maya Lind' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Remove Maya Lind as well?' }))
    expect(removed()).toEqual([])
    await user.click(dialog.getByRole('button', { name: 'Remove passenger too' }))
    await waitFor(() => expect(removed()).toHaveLength(2))
    expect(removed()[1]).toBe('DELETE /api/basket/SUN1001/pax/4')
  })

  it('says where it is wrong and why there is no checkout', async () => {
    await enter([1, 9], [])
    expect(await screen.findByRole('heading', { name: 'Tickets: please put this right before you check out' })).toBeVisible()
    expect(screen.queryByRole('link', { name: 'Checkout' })).toBeNull()
    expect(screen.getByRole('button', { name: 'Checkout' })).toHaveAccessibleDescription(/put right/)
  })

  it('is emptied after a question', async () => {
    const { user } = await enter([1])
    await user.click(await screen.findByRole('button', { name: 'Empty basket' }))
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Empty basket' }))
    expect(await screen.findByRole('heading', { name: 'Your basket is empty' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Choose tickets' })).toHaveAttribute('href', '/booking/SUN1001/tickets')
  })

  it('can be tried again when it could not be loaded', async () => {
    const { backend, dashboard } = await createSignedInWorld()
    backend.faults.add({ match: { method: 'GET', path: '/api/basket/:ref' }, times: 'once', effect: { kind: 'error', code: 1 } })
    const { user } = renderAt(dashboard, '/cart', <BasketScreen />)
    await user.click(await screen.findByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('heading', { name: 'Your basket is empty' })).toBeVisible()
  })
})
