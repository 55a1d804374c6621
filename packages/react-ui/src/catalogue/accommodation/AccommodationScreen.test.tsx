import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { fail } from '../../../test/fail'
import { createSignedInWorld, type SignedInWorld } from '../../../test/createSignedInWorld'
import { renderAt } from '../../../test/renderAt'
import AccommodationScreen from './AccommodationScreen'

const route = '/accommodation/:accommodationId'
const open = (world: SignedInWorld, id = '3101') =>
  renderAt(world.dashboard, `/accommodation/${id}`, <AccommodationScreen />, 'SUN1001', route)

const enter = async (id = '3101') => {
  const world = await createSignedInWorld()
  const view = open(world, id)
  await screen.findByRole('heading', { name: 'Choose your rooms' })
  const addOne = (room: string): Promise<void> => view.user.click(screen.getByLabelText(`Add one ${room}`))
  const add = (): Promise<void> => view.user.click(screen.getByRole('button', { name: 'Add to basket' }))
  const extrasOf = async (room: string) => within(await screen.findByLabelText(`Extras for ${room}`))
  const unfold = (room: string): Promise<void> => view.user.click(screen.getByText(`Extras for ${room}`))
  const selection = () => within(screen.getByRole('complementary', { name: 'Your selection' }))
  const sent = (part: string) =>
    world.calls.filter(({ call }) => call === `POST /api/basket/SUN1001/accommodation${part}`).map(({ body }) => body)
  return { ...world, ...view, addOne, add, extrasOf, unfold, selection, sent }
}

const optionsFail = {
  match: { path: 'addAccommodationExtras' },
  times: 'once',
  effect: { kind: 'status', status: 500 },
} as const

describe('choosing rooms', () => {
  it('adds up rooms with their extras before anything is added', async () => {
    const { user, addOne, extrasOf, selection } = await enter()
    await addOne('Double room')
    await addOne('Double room')
    await user.click((await extrasOf('Double room, room 1 of 2')).getByLabelText(/^Breakfast/))
    // The panel shows the price of the extras, not the price of the room.
    const [first, second] = screen.getAllByText(/^Extras for Double room/).map((name) => name.closest('summary'))
    expect(first).toHaveTextContent(/Extras to add: £168\.00$/)
    expect(second).toHaveTextContent(/None chosen$/)
    expect(selection().getAllByText('£1,480.00')).not.toHaveLength(0)
    expect(selection().getByText('£24.00')).toBeInTheDocument()
    expect(screen.getByLabelText('Basket, empty')).toBeVisible()
  })

  it('names whom a room is for, and the rooms that they have, until it is added', async () => {
    await enter()
    expect(screen.getByText(/^A room you add is for /)).toHaveTextContent(
      'A room you add is for Amelia Hart. Already booked: Double room and Single garden room. Add one only if you want another.',
    )
  })

  it('shows prices by their display codes, and disables what is sold out or taken by another room', async () => {
    const { user, addOne, extrasOf, unfold } = await enter('3200')
    await addOne('Studio')
    await addOne('Studio')
    const first = await extrasOf('Studio, room 1 of 2')
    expect(first.getByText('Only 1 left')).toBeVisible()
    await user.click(first.getByLabelText(/^For the whole stay/))
    await unfold('Studio, room 2 of 2')
    const second = await extrasOf('Studio, room 2 of 2')
    expect(second.getByText('You have chosen all that are left')).toBeVisible()
    expect(second.getByLabelText(/^For the whole stay/)).toBeDisabled()
    await user.click(first.getByLabelText('Nothing extra'))
    expect(second.getByLabelText(/^For the whole stay/)).toBeEnabled()
  })
})

describe('rooms whose extras could not be added', () => {
  it('are shown as in the basket, and their extras can be added again', async () => {
    const { user, addOne, add, extrasOf, backend, sent, selection } = await enter()
    await addOne('Double room')
    await user.click((await extrasOf('Double room')).getByLabelText(/^Breakfast/))
    backend.faults.add(optionsFail)
    await add()
    expect(await screen.findByText('Your rooms are in your basket, their extras are not')).toBeVisible()
    expect(selection().getByText('1 × Board')).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Basket, 1 item' })).toBeVisible()
    backend.faults.add(optionsFail)
    await user.click(screen.getByRole('button', { name: 'Add the extras again' }))
    expect(await screen.findByText('The extras were not added')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Add the extras again' }))
    expect(await screen.findByText('Your accommodation option was added to your basket.')).toBeVisible()
    expect(sent('')).toHaveLength(1)
    expect(sent('/3101/extra')).toMatchObject([1, 2, 3].map(() => ({ extras: [{ option_id: '31812', group_id: 1 }] })))
    const held = within(screen.getByRole('heading', { name: 'In your basket' }).closest('section') ?? document.body)
    expect(held.getByText('Board: Breakfast')).toBeInTheDocument()
    expect(selection().queryByText('Board')).toBeNull()
  })
})

describe('rooms that are in the basket', () => {
  it('can still have extras, each for its own room', async () => {
    const { user, addOne, add, sent, selection } = await enter()
    await addOne('Double room')
    await addOne('Double room')
    await add()
    await screen.findByText(/^2 x Double room were added/)
    const [, second] = screen.getAllByText('Add extras')
    if (second !== undefined) await user.click(second)
    const extras = within(screen.getByLabelText('Extras for Double room, room 2 of 2'))
    await user.click(extras.getByLabelText(/^Until 14:00/))
    expect(screen.queryByRole('link', { name: 'View basket' })).toBeNull()
    expect(selection().getByText('1 × Late checkout')).toBeVisible()
    await add()
    const added = await screen.findByText('Your accommodation option was added to your basket.')
    expect(added).toBeVisible()
    // The pressed button is gone: the focus is on the outcome, never at the top of the page.
    await waitFor(() => expect(document.activeElement).toContainElement(added))
    expect(document.body).not.toHaveFocus()
    expect(sent('/3101/extra')).toMatchObject([{ extras: [{ option_id: '31831', group_id: 2 }] }])
    expect(screen.getByText('Late checkout: Until 14:00')).toBeInTheDocument()
  })
})

describe('an accommodation', () => {
  it('shows the rooms that are booked there beside those on sale', async () => {
    await enter()
    expect(screen.getByRole('heading', { level: 1, name: 'Hotel Llum de Mar' })).toBeVisible()
    expect(screen.getByRole('heading', { name: 'Rooms you have booked here' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Accommodation' })).toBeVisible()
  })

  it('shows that it has nothing on sale', async () => {
    open(await createSignedInWorld(), '3600')
    expect(await screen.findByRole('heading', { name: 'No rooms on sale here' })).toBeVisible()
    expect(screen.getByRole('heading', { level: 1, name: 'Casa dels Tarongers' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'All accommodation' })).toBeVisible()
  })

  it('explains why its extras cannot be shown, sells rooms without them, and tries again', async () => {
    const world = await createSignedInWorld()
    fail(world.backend, 'getAccommodationExtras', 'once', { kind: 'error', code: 1, message: 'Not this week' })
    const { user } = open(world)
    expect(
      await screen.findByRole('heading', { name: "We can't show the extras of these rooms right now" }),
    ).toBeVisible()
    expect(world.dashboard.messages.toasts$.value).toEqual([])
    await user.click(screen.getByLabelText('Add one Double room'))
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByLabelText(/^Breakfast/)).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull())
  })
})
