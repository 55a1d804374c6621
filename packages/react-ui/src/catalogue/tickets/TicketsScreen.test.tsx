import { select } from '@booking-dashboard/core/ports'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { fail } from '../../../test/fail'
import { asksBeforeLeaving } from '../../../test/asksBeforeLeaving'
import { asUpcoming } from '../../../test/asUpcoming'
import { createSignedInWorld, type SignedInWorld } from '../../../test/createSignedInWorld'
import { renderAt } from '../../../test/renderAt'
import TicketsScreen from './TicketsScreen'

const enter = async () => {
  const world = await createSignedInWorld()
  const view = renderAt(world.dashboard, '/tickets', <TicketsScreen />)
  await screen.findByRole('heading', { name: 'Welcome reception' })
  const addOne = (ticket: string): Promise<void> =>
    view.user.click(screen.getByRole('button', { name: new RegExp(`^Add one ${ticket},`) }))
  const add = (): Promise<void> => view.user.click(screen.getByRole('button', { name: 'Add to basket' }))
  const sent = (call: string): unknown => world.calls.find((one) => one.call === call)?.body
  return { ...world, ...view, addOne, add, sent }
}

describe('choosing tickets', () => {
  it('announces the number and the total whenever they change', async () => {
    const { addOne } = await enter()
    const said = () => within(screen.getByRole('complementary', { name: 'Your selection' })).getByRole('status')
    const status = said()
    expect(status).toHaveTextContent('No tickets chosen')
    await addOne('Standing')
    const once = status.textContent
    expect(once).toMatch(/^1 ticket £\d+\.00$/)
    await addOne('Standing')
    expect(said()).toBe(status)
    expect(status).toHaveTextContent(/^2 tickets £\d+\.00$/)
  })

  it('offers the other passengers, and nobody types their name', async () => {
    const { user, addOne, add, sent } = await enter()
    await addOne('Standing')
    const place = screen.getByLabelText('Ticket 1')
    await within(place).findByRole('option', { name: 'Iris Hart' })
    await user.selectOptions(place, 'Iris Hart')
    expect(screen.getByLabelText('First name')).toHaveValue('Iris')
    expect(within(place).getAllByRole('option', { name: 'Iris Hart' })).toHaveLength(1)
    // A longer note of the lead passenger would be cut off on a phone.
    expect(within(place).getByRole('option', { name: 'Amelia Hart (lead)' })).toBeVisible()
    await add()
    expect(await screen.findByText(/^Tickets successfully added/)).toBeVisible()
    expect(sent('POST /api/basket/SUN1001/pax')).toMatchObject({
      pax: [{ personal_details: { first_name: 'Iris', last_name: 'Hart' } }],
    })
  })

  it('says once what was added, with the ways on', async () => {
    const { addOne, add, dashboard } = await enter()
    await addOne('Standing')
    await add()
    const said = await screen.findByText('Tickets successfully added to your basket: Standing')
    const notice = within(said.closest<HTMLElement>('[role=status]') ?? document.body)
    expect(notice.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Checkout', 'View basket'])
    expect(dashboard.messages.toasts$.value).toEqual([])
  })

  it('asks before a page reload discards the choice, and only then', async () => {
    const { addOne, add } = await enter()
    expect(asksBeforeLeaving()).toBe(false)
    await addOne('Standing')
    expect(asksBeforeLeaving()).toBe(true)
    await add()
    expect(await screen.findByText(/^Tickets successfully added/)).toBeVisible()
    expect(asksBeforeLeaving()).toBe(false)
  })

  it('stops at what is available, and offers nothing that is sold out', async () => {
    const { addOne } = await enter()
    await addOne('Front table')
    await addOne('Front table')
    expect(screen.getByRole('button', { name: /^Add one Front table,/ })).toHaveAttribute('aria-disabled', 'true')
    expect(screen.getByText('That is all there are')).toBeVisible()
    expect(screen.queryByRole('button', { name: /^Add one Box for two/ })).toBeNull()
    expect(screen.getByText('Sold out')).toBeVisible()
  })

  it('leads to the missing field and sends nothing', async () => {
    const { user, addOne, add, calls } = await enter()
    await addOne('Standing')
    await user.selectOptions(screen.getByLabelText('Ticket 1'), 'Add a new passenger')
    await add()
    const summary = await screen.findByRole('alert', { name: 'Please check your tickets' })
    await user.click(within(summary).getByRole('link', { name: 'Enter a last name' }))
    expect(screen.getByLabelText('Last name')).toHaveFocus()
    expect(screen.getByLabelText('Last name')).toBeInvalid()
    expect(calls.some(({ call }) => call.startsWith('POST /api/basket'))).toBe(false)
  })

  it('says so if only the tickets were added', async () => {
    const { user, addOne, add, backend, dashboard } = await enter()
    await addOne('General admission')
    await add()
    await screen.findByText(/^Tickets successfully added/)
    await waitFor(() => expect(dashboard.ticketShop('SUN1001').isLoading$.value).toBe(false))
    await addOne('Standing')
    await user.selectOptions(screen.getByLabelText('Ticket 1'), 'Add a new passenger')
    await user.type(screen.getByLabelText('First name'), 'Maya')
    await user.type(screen.getByLabelText('Last name'), 'Lind')
    fail(backend, 'addPax', 'once')
    await add()
    expect(await screen.findByText('Only part of this went into your basket')).toBeVisible()
    expect(screen.getByText('Nothing chosen yet.')).toBeInTheDocument()
  })
})

it('names a few of those who have a ticket for an event already', async () => {
  const { dashboard } = await createSignedInWorld()
  const shop = dashboard.ticketShop('SUN1001')
  const booking = Array.from({ length: 30 }, (_one, index) => `Person ${index + 1}`)
  const state$ = select(shop.state$, (state) =>
    'events' in state
      ? { ...state, events: state.events.map((event) => ({ ...event, alreadyHeldBy: { booking, basket: [] } })) }
      : state,
  )
  renderAt({ ...dashboard, ticketShop: () => ({ ...shop, state$ }) }, '/tickets', <TicketsScreen />)
  const words = 'Person 1, Person 2, Person 3 and 27 more have a ticket for this event already.'
  expect(await screen.findAllByText(words)).not.toHaveLength(0)
})

describe('the tickets that the customer holds', () => {
  const fold = (name: RegExp) => screen.findByRole('button', { name })
  const show = async (reference: string, prepare: (world: SignedInWorld) => void = () => undefined) => {
    const world = await createSignedInWorld()
    prepare(world)
    return { ...world, ...renderAt(await asUpcoming(world.dashboard), '/tickets', <TicketsScreen />, reference) }
  }

  it('are listed under their events with day, place, holder, price and resale state', async () => {
    const { user } = await show('SUN1003')
    const folded = await fold(/^You have 9 tickets in this booking\s·\s1 sold$/)
    expect(screen.queryByText('On resale')).toBeNull()
    await user.click(folded)
    const events = screen.getAllByRole('region', { name: 'Aida' })
    expect(events[0]).toHaveTextContent(/\d{4}, 20:45 · Arena Vecchia, Verona/)
    const listed = screen.getAllByText('On resale').map((badge) => badge.closest('li')?.textContent)
    expect(listed).toEqual(['Gold stallsOskar BrandtOn resale€174.00incl. €9.00 Booking Fee'])
    expect(screen.getAllByText('Sold').map((badge) => badge.closest('li')?.textContent)).toHaveLength(1)
  })

  it('are visible if nothing is on sale, and if the offer cannot be loaded', async () => {
    const { unmount } = await show('SUN0901')
    expect(await screen.findByRole('heading', { name: 'No tickets on sale' })).toBeVisible()
    expect(await fold(/^You have \d+ tickets? in this booking$/)).toHaveAttribute('aria-expanded', 'true')
    expect(screen.getAllByRole('listitem').some((item) => item.textContent?.includes('Amelia Hart'))).toBe(true)
    unmount()
    await show('SUN1001', ({ backend }) => fail(backend, 'getTicketEvents', 'always', { kind: 'error', code: 1 }))
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible()
    expect(await fold(/^You have 2 tickets in this booking$/)).toHaveAttribute('aria-expanded', 'true')
  })
})
