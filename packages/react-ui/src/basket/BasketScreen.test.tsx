import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { fail } from '../../test/fail'
import { createSignedInWorld } from '../../test/createSignedInWorld'
import { fillBasket } from '../../test/fillBasket'
import { renderAt } from '../../test/renderAt'
import BasketScreen from './BasketScreen'

const stalls = (passengerId: number) => ({ ticketTypeId: '41011', ticketName: 'Stalls', passengerId })
const forMaya = { ticketTypeId: '41011', ticketName: 'Stalls', newPassenger: 0 }
const maya = { firstName: 'Maya', lastName: 'Lind', email: '', telephone: '' }

const enter = async (passengerIds: readonly number[], newPassengers = passengerIds.includes(4) ? [maya] : []) => {
  const world = await createSignedInWorld()
  await world.dashboard.bookings.load('SUN1001')
  if (passengerIds.length > 0)
    await world.dashboard.basket('SUN1001').addTickets({
      tickets: passengerIds.map((id) => (id === 4 ? forMaya : stalls(id))),
      newPassengers,
    })
  const view = renderAt(world.dashboard, '/cart', <BasketScreen />)
  const removed = (): readonly string[] =>
    world.calls.filter(({ call }) => call.startsWith('DELETE')).map(({ call }) => call)
  return { ...world, ...view, removed }
}

describe('the basket', () => {
  it('removes one ticket after a question that names it', async () => {
    const { user, removed } = await enter([1, 2])
    const theo = await screen.findByRole('button', { name: 'Remove Stalls, Theo Hart' })
    const ask = async () => {
      await user.click(theo)
      return within(await screen.findByRole('dialog', { name: 'Remove Stalls, Theo Hart?' }))
    }
    await user.click((await ask()).getByRole('button', { name: 'Keep it' }))
    expect(removed()).toEqual([])
    await user.click((await ask()).getByRole('button', { name: 'Remove' }))
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Remove Stalls, Theo Hart' })).toBeNull())
    expect(screen.getByRole('button', { name: 'Remove Stalls, Amelia Hart' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Basket, 1 item' })).toBeVisible()
  })

  it('removes several that are selected', async () => {
    const { user, removed } = await enter([1, 2, 1])
    for (const box of await screen.findAllByRole('checkbox', { name: 'Select Stalls, Amelia Hart' }))
      await user.click(box)
    await user.click(screen.getByRole('button', { name: 'Remove 2 items' }))
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Remove' }))
    await waitFor(() => expect(removed()).toHaveLength(2))
    expect(await screen.findByRole('link', { name: 'Basket, 1 item' })).toBeVisible()
  })

  it('asks if a new passenger would be left without a ticket, and can remove both', async () => {
    const { user, removed } = await enter([1, 4])
    await user.click(await screen.findByRole('button', { name: 'Remove Stalls, Maya Lind' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Remove Maya Lind as well?' }))
    expect(removed()).toEqual([])
    await user.click(dialog.getByRole('button', { name: 'Remove passenger too' }))
    await waitFor(() => expect(removed()).toHaveLength(2))
    expect(removed()[1]).toBe('DELETE /api/basket/SUN1001/pax/4')
  })

  it('shows its new passengers, and can remove one without a ticket', async () => {
    const { user, removed } = await enter([1, 4])
    const heading = await screen.findByRole('heading', { name: 'New passengers' })
    const passengers = within(heading.closest('section') ?? heading)
    expect(passengers.getByRole('listitem')).toHaveTextContent(/^Maya Lind$/)
    await user.click(await screen.findByRole('button', { name: 'Remove Stalls, Maya Lind' }))
    await user.click(screen.getByRole('button', { name: 'Remove item only' }))
    const remove = await passengers.findByRole('button', { name: 'Remove passenger Maya Lind' })
    expect(passengers.getByText('Nothing in this basket')).toBeVisible()
    await user.click(remove)
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Remove' }))
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'New passengers' })).toBeNull())
    expect(removed()[1]).toBe('DELETE /api/basket/SUN1001/pax/4')
  })

  it('shows its problems and the reason for the closed checkout', async () => {
    const { dashboard } = await enter([1, 4])
    // Her ticket stays, and is for nobody.
    await act(() => dashboard.basket('SUN1001').remove(['passengers/4']))
    expect(
      await screen.findByRole('heading', { name: 'Tickets: please put this right before you check out' }),
    ).toBeVisible()
    expect(screen.queryByRole('link', { name: 'Checkout' })).toBeNull()
    expect(screen.getByRole('button', { name: 'Checkout' })).toHaveAccessibleDescription(/put right/)
  })

  it('leads from the problems of a section to where they are put right', async () => {
    const { dashboard } = await enter([1])
    const bicycle = { extraId: '7120', optionId: '71201', groupId: 1, name: 'Bicycle hire' }
    await act(() => dashboard.basket('SUN1001').addExtras({ extras: [bicycle] }))
    const link = await screen.findByRole('link', { name: 'Put it right' })
    expect(link).toHaveAttribute('href', '/booking/SUN1001/extras#in-basket')
  })

  it('is emptied after a question', async () => {
    const { user } = await enter([1])
    await user.click(await screen.findByRole('button', { name: 'Empty basket' }))
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Empty basket' }))
    expect(await screen.findByRole('heading', { name: 'Your basket is empty' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Choose tickets' })).toHaveAttribute('href', '/booking/SUN1001/tickets')
  })

  it('says above the list that an item was not removed, until the next removal', async () => {
    const { user, backend } = await enter([1, 2])
    fail(backend, 'removeTicket', 'once')
    const remove = async (): Promise<void> => {
      await user.click((await screen.findAllByRole('button', { name: /^Remove Stalls/ }))[0] ?? document.body)
      await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Remove' }))
    }
    await remove()
    expect(await screen.findByText(/unable to remove/)).toBeVisible()
    await remove()
    await waitFor(() => expect(screen.queryByText(/unable to remove/)).toBeNull())
  })

  it('says beside the button that it was not emptied, until the next press', async () => {
    const { user, backend } = await enter([1])
    fail(backend, 'resetBasket', 'once')
    const empty = async (): Promise<void> => {
      await user.click(await screen.findByRole('button', { name: 'Empty basket' }))
      await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Empty basket' }))
    }
    await empty()
    expect(await screen.findByText(/unable to empty your basket/)).toBeVisible()
    await empty()
    expect(await screen.findByRole('heading', { name: 'Your basket is empty' })).toBeVisible()
  })
})

const enterFull = async () => {
  const world = await createSignedInWorld()
  await fillBasket(world.dashboard)
  const { messages } = world.dashboard
  for (let [toast] = messages.toasts$.value; toast !== undefined; [toast] = messages.toasts$.value)
    messages.dismissToast(toast.id)
  const view = renderAt(world.dashboard, '/cart', <BasketScreen />)
  await screen.findByRole('heading', { name: '10 items' })
  const counted = (count: number) => screen.findByRole('link', { name: `Basket, ${count} items` })
  const said = (): readonly string[] => world.dashboard.messages.toasts$.value.map(({ message }) => message)
  return { ...world, ...view, counted, said }
}

describe('a basket with one of everything', () => {
  it('shows it section by section with prices, fees and the total', async () => {
    const { container } = await enterFull()
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      '10 items',
      'Tickets',
      'Accommodation',
      'Extras',
      'Transport',
      'Customer Change',
      'Basket total',
    ])
    expect(container).toHaveTextContent(
      /Hotel Llum de Mar: Double room.*Amelia Hart.*Board: Breakfast.*At half past eight/,
    )
    expect(container).toHaveTextContent(/Small.*Free/)
    expect(container).toHaveTextContent(/London Victoria – Barcelona Nord.*incl. £2.00 Booking Fee/)
    const total = within(screen.getByRole('complementary', { name: 'Basket total' }))
    expect(total.getAllByText('£2,344.50').length).toBeGreaterThan(0)
  })

  it('says what another tab changed when the customer returns', async () => {
    const { backend, said, counted } = await enterFull()
    const elsewhere = await createSignedInWorld({ backend })
    await elsewhere.dashboard.basket('SUN1001').load()
    await elsewhere.dashboard.basket('SUN1001').addExtras({
      extras: [{ extraId: '7130', optionId: '71301', groupId: 1, name: 'Guide' }],
    })
    document.dispatchEvent(new Event('visibilitychange'))
    await counted(11)
    expect(said()).toContain('Your basket was changed in another tab or on another device. This is how it is now.')
  })
})

describe('passengers who were refused after their tickets', () => {
  it('are entered in the basket, which can then be paid for', async () => {
    const { user, dashboard, calls, backend } = await enter([1])
    fail(backend, 'addPax', 'once', { kind: 'error', code: 1 })
    await act(
      async () => void (await dashboard.basket('SUN1001').addTickets({ tickets: [forMaya], newPassengers: [maya] })),
    )
    const save = await screen.findByRole('button', { name: 'Save 1 passenger' })
    for (const name of ['First name', 'Last name']) await user.clear(screen.getByLabelText(name))
    await user.click(save)
    expect(await screen.findByRole('alert', { name: 'Please check the names' })).toHaveTextContent(
      'Enter a first nameEnter a last name',
    )
    await user.type(screen.getByLabelText('First name'), 'Maya')
    await user.type(screen.getByLabelText('Last name'), 'Lind')
    await user.click(save)
    expect(await screen.findByRole('link', { name: 'Checkout' })).toBeVisible()
    const sent = calls.filter(({ call }) => call === 'POST /api/basket/SUN1001/pax')
    expect(sent[1]?.body).toMatchObject({
      pax: [{ id: 4, personal_details: { first_name: 'Maya', last_name: 'Lind' } }],
    })
  })
})
