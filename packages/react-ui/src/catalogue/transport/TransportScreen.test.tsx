import type { TransportFinder } from '@booking-dashboard/core'
import { screen, within } from '@testing-library/react'
import { useNavigate } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { fail } from '../../../test/fail'
import { asksBeforeLeaving } from '../../../test/asksBeforeLeaving'
import { asUpcoming } from '../../../test/asUpcoming'
import { createSignedInWorld } from '../../../test/createSignedInWorld'
import { onCall } from '../../../test/onCall'
import { renderAt } from '../../../test/renderAt'
import TransportScreen from './TransportScreen'

/** Takes every step up to the departures through the core, not on the screen. */
const walkToStops = async (finder: TransportFinder): Promise<void> => {
  await finder.open()
  await finder.pick('type', '51')
  await finder.pick('route', '5101')
  const state = finder.state$.value
  const days = state.kind === 'choosing' ? state.active.questions.flatMap(({ options }) => options) : []
  await finder.pick('date', days[1]?.value ?? '')
}

function Back() {
  const navigate = useNavigate()
  return (
    <button type="button" onClick={() => void navigate(-1)}>
      Back in the history
    </button>
  )
}

const enter = async (upTo: 'nothing' | 'stops' = 'nothing') => {
  const world = await createSignedInWorld()
  const finder = world.dashboard.transportFinder('SUN1001')
  if (upTo === 'stops') await walkToStops(finder)
  const view = renderAt(
    world.dashboard,
    '/transport',
    <>
      <Back />
      <TransportScreen />
    </>,
  )
  await screen.findByRole('heading', { name: upTo === 'stops' ? 'Which departure?' : 'How would you like to travel?' })
  const choose = async (name: string | RegExp): Promise<void> =>
    view.user.click(await screen.findByRole('button', { name }))
  const departures = (direction: string) => within(screen.getByRole('group', { name: `${direction} departure` }))
  const chooseStops = async (): Promise<void> => {
    await view.user.click(departures('Outbound').getByRole('button', { name: /2 left/ }))
    await view.user.click(departures('Return').getByRole('button', { name: /18:45/ }))
  }
  /** Both passengers have transport already. */
  const chooseEverybody = async (): Promise<void> => {
    await chooseStops()
    for (const box of await screen.findAllByRole('checkbox', { checked: false })) await view.user.click(box)
  }
  const summary = () => within(screen.getByRole('complementary', { name: 'Your journey' }))
  const add = () => summary().getByRole('button', { name: 'Add to basket' })
  return { ...world, ...view, finder, choose, chooseStops, departures, chooseEverybody, summary, add }
}

describe('transport', () => {
  it('shows what is booked, there and back, with its passengers and unconfirmed times', async () => {
    await enter()
    const [out, back] = screen.getAllByRole('listitem').filter((item) => item.textContent.includes('Flight MB'))
    expect(out).toHaveTextContent(
      /London Gatwick to Barcelona.*07:25.*arrives 09:35.*Travelling: Amelia Hart and Theo Hart/,
    )
    expect(back).toHaveTextContent(/Barcelona to London Gatwick.*Departure time TBC/)
  })

  it('is chosen step by step, each with the focus on its question', async () => {
    const { user, choose } = await enter()
    const asked = async (question: string): Promise<void> =>
      void expect(await screen.findByRole('heading', { name: question })).toHaveFocus()
    await choose('Coach')
    await asked('Which route?')
    await choose(/^London to Barcelona/)
    await asked('On which day do you set out?')
    await user.click(
      within(await screen.findByRole('group', { name: /which day/ })).getAllByRole('button')[1] ?? document.body,
    )
    // With only one stop at each end, there is no step for the stops.
    await asked('Which departure?')
    expect(screen.getByRole('heading', { name: 'From and to' })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Change from and to' })).toBeNull()
    expect(await screen.findByRole('group', { name: 'Outbound departure' })).toBeVisible()
  })

  it('shows its price first, and adds a seat for each passenger on each stop', async () => {
    const { user, chooseStops, summary, add, calls } = await enter('stops')
    expect(screen.getByText(/^Step \d of (up to )?\d$/)).toBeVisible()
    expect(summary().queryByRole('button')).toBeNull()
    await chooseStops()
    expect(await screen.findByRole('heading', { name: 'Who travels?' })).toHaveFocus()
    expect(summary().getByText('Choose who travels')).toBeInTheDocument()
    // Nobody who has transport already is chosen beforehand.
    for (const box of screen.getAllByRole('checkbox')) {
      expect(box).not.toBeChecked()
      expect(box).toHaveAccessibleDescription('Has a journey already. Choose to buy a second one.')
      await user.click(box)
    }
    expect(summary().getAllByText(/^2 × Overnight coach/)).toHaveLength(2)
    expect(summary().getAllByText('Total to add')).toHaveLength(2)
    expect(summary().getAllByText('£264.00')).toHaveLength(2)
    await user.click(add())
    expect(await screen.findByText('Transport added to basket')).toBeVisible()
    expect(document.activeElement).toHaveTextContent(/^Success: Transport added to basket/)
    expect(screen.getByRole('link', { name: 'Checkout' })).toHaveAttribute('href', '/booking/SUN1001/checkout')
    const sent = calls.find(({ call }) => call === 'POST /api/basket/SUN1001/transport')?.body
    expect(sent).toMatchObject({
      transport: [
        { stop_id: '510102', pax_id: 1, direction: 'OUTBOUND', departureLocation: 'London Victoria' },
        { stop_id: '510102', pax_id: 2 },
        { stop_id: '510103', pax_id: 1, direction: 'RETURN', departureLocation: 'Barcelona Nord' },
        { stop_id: '510103', pax_id: 2 },
      ],
    })
    expect(screen.getByRole('link', { name: 'Basket, 4 items' })).toBeVisible()
    expect(screen.getByText('In your basket, not paid for yet')).toBeVisible()
    expect(screen.getByRole('heading', { name: 'How would you like to travel?' })).toBeVisible()
  })

  it('can be started again, and asks before a reload, only once the customer chose something', async () => {
    const world = await createSignedInWorld()
    const { user } = renderAt(world.dashboard, '/transport', <TransportScreen />, 'SUN1003')
    await screen.findByRole('heading', { name: 'There and back, or one way?' })
    expect(screen.queryByRole('button', { pressed: true })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Start again' })).toBeNull()
    expect(asksBeforeLeaving()).toBe(false)
    await user.click(screen.getByRole('button', { name: 'There only' }))
    const again = await screen.findByRole('button', { name: 'Start again' })
    expect(asksBeforeLeaving()).toBe(true)
    await user.click(again)
    expect(await screen.findByRole('heading', { name: 'There and back, or one way?' })).toHaveFocus()
    expect(screen.queryByRole('button', { name: 'Start again' })).toBeNull()
  })

  it('can be left step by step with the Back button', async () => {
    const { user, choose } = await enter()
    await choose('Coach')
    await screen.findByRole('heading', { name: 'Which route?' })
    await user.click(screen.getByRole('button', { name: 'Back in the history' }))
    expect(await screen.findByRole('heading', { name: 'How would you like to travel?' })).toHaveFocus()
    expect(screen.getByRole('button', { name: 'Coach', pressed: true })).toBeVisible()
  })

  it('shows that it may or may not have been added if the basket cannot be reloaded', async () => {
    const { user, chooseEverybody, add, backend, calls, dashboard } = await enter('stops')
    await dashboard.basket('SUN1001').create()
    await chooseEverybody()
    onCall({ calls }, 'POST /api/basket/SUN1001/transport', () => fail(backend, 'getBasket', 'always'))
    await user.click(add())
    const unclear = await screen.findByText("We can't tell whether this was added")
    expect(unclear.closest('[role=alert]')).toHaveTextContent(
      'Please look at your basket before you add anything again.',
    )
  })

  it('can be loaded again if a step could not be loaded', async () => {
    const { user, choose, backend } = await enter()
    fail(backend, '/api/package/:id/transportdates', 'once', { kind: 'error', code: 1 })
    await choose('Coach')
    await choose(/^London to Barcelona/)
    await user.click(await screen.findByRole('button', { name: 'Try again' }))
    const days = within(await screen.findByRole('group', { name: /which day/ }))
    expect(days.getAllByRole('button').length).toBeGreaterThan(1)
  })

  it('leads back to the booking if none is on sale', async () => {
    const world = await createSignedInWorld()
    renderAt(await asUpcoming(world.dashboard), '/transport', <TransportScreen />, 'SUN0902')
    expect(await screen.findByRole('heading', { name: 'Nothing to choose from' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Back to your booking' })).toHaveAttribute('href', '/booking/SUN0902')
  })
})
