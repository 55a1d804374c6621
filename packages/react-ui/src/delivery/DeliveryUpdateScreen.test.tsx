import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { fail } from '../../test/fail'
import { createSignedInWorld } from '../../test/createSignedInWorld'
import { openApp } from '../../test/openApp'

const enter = async (reference = 'SUN1003') => {
  const world = await createSignedInWorld()
  const view = openApp(world, `/booking/${reference}/delivery/update`)
  await screen.findByRole('heading', { level: 1, name: 'Update Delivery Address' })
  return { ...world, ...view }
}
const line = () => screen.findByLabelText('Address line 1')
const use = () => screen.getByRole('button', { name: 'Use this address' })
const everywhere = () => screen.findByRole('checkbox', { name: 'Use it for every booking with a delivery' })
const updates = (calls: readonly { readonly call: string; readonly body: unknown }[]) =>
  calls.filter(({ call }) => /^PUT .*\/delivery\//.test(call))

describe('the delivery address', () => {
  it('starts as that of the first delivery, and each fixed delivery states its reason', async () => {
    await enter()
    expect(await line()).toHaveValue('14 Lantern Yard')
    expect(screen.getByRole('combobox', { name: 'Country' })).toHaveValue('United Kingdom')
    expect(screen.getByRole('heading', { name: 'Delivery address for Programmes and opera glasses' })).toBeVisible()
    const stays = screen.getByRole('heading', { name: 'What stays as it is' }).closest('section')
    expect(stays).toHaveTextContent('Courier')
    expect(stays).toHaveTextContent('Tracking number VR 4417 0925 3GB')
    expect(stays).toHaveTextContent('It is on its way already, so it goes to the address that it was sent to.')
  })

  it('is changed for this booking, whose page opens at the changed delivery', async () => {
    const { user, calls } = await enter()
    await user.clear(await line())
    await user.type(await line(), '2 Harbour Walk')
    await user.click(use())
    expect(await screen.findByText('Your delivery address was successfully updated!')).toBeVisible()
    expect(await screen.findByRole('heading', { level: 1, name: 'Verona: opera nights and Lake Garda' })).toBeVisible()
    expect(updates(calls)).toMatchObject([{ body: { address: { address_1: '2 Harbour Walk', postcode: 'BS4 3DR' } } }])
    expect(await screen.findByText(/^To 2 Harbour Walk/)).toBeVisible()
    await waitFor(() => expect(document.getElementById('delivery')).toHaveFocus())
  })

  it('does not say that nothing has happened if the changed booking cannot be reloaded', async () => {
    const { user, backend } = await enter()
    await user.clear(await line())
    await user.type(await line(), '2 Harbour Walk')
    fail(backend, 'getBooking', 'always')
    await user.click(use())
    expect(await screen.findByText('Your delivery address was successfully updated!')).toBeVisible()
    const unopened = await screen.findByRole('heading', { name: 'Booking SUN1003 could not be opened' })
    expect(unopened.closest('[role=alert]')).not.toHaveTextContent('Nothing has happened')
  })

  it('is used for every booking with a delivery, after naming each booking', async () => {
    const { user, calls } = await enter()
    await user.click(await everywhere())
    const others = (await screen.findByRole('heading', { name: 'Will be sent here as well' })).parentElement
    expect(others).toHaveTextContent('Barcelona: seven nights of music')
    expect(others).toHaveTextContent('SUN1001')
    expect(others).not.toHaveTextContent('SUN1002')
    expect(updates(calls)).toEqual([])
    await user.click(use())
    expect(await screen.findByText('Your delivery addresses were successfully updated!')).toBeVisible()
    expect(updates(calls).map(({ call }) => call.split('/')[3])).toEqual(['SUN1003', 'SUN1001'])
  })

  it('warns that some addresses may have changed only if an update was sent', async () => {
    const { user, backend, calls } = await enter()
    await user.click(await everywhere())
    await screen.findByRole('heading', { name: 'Will be sent here as well' })
    fail(backend, '/api/booking/SUN1001', 'once', { kind: 'error', code: 1 })
    await user.click(use())
    expect(await screen.findByRole('heading', { name: 'We could not change the address' })).toBeVisible()
    expect(screen.queryByText(/^Some of your deliveries may have/)).toBeNull()
    expect(updates(calls)).toEqual([])
    fail(backend, '/api/booking/SUN1001/delivery/6101', 'once', { kind: 'error', code: 1 })
    await user.click(use())
    expect(await screen.findByRole('heading', { name: 'We could not change every address' })).toBeVisible()
    expect(screen.getByText(/^Some of your deliveries may have the new address already/)).toBeVisible()
    expect(updates(calls)).toHaveLength(2)
  })

  it('shows its problems at its fields', async () => {
    const { user, calls } = await enter()
    await user.clear(await screen.findByLabelText('Postcode'))
    await user.clear(screen.getByRole('combobox', { name: 'Country' }))
    await user.click(use())
    const summary = await screen.findByRole('alert', { name: 'There is a problem' })
    expect(
      within(summary)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(['Enter the postcode', 'Choose the country'])
    expect(screen.getByLabelText('Postcode')).toHaveAccessibleDescription(/Enter the postcode/)
    expect(updates(calls)).toEqual([])
  })

  it('retains the typed text after a refusal', async () => {
    const { user, backend } = await enter()
    await user.clear(await line())
    await user.type(await line(), '2 Harbour Walk')
    backend.deliveries.move('6103', 3)
    await user.click(use())
    const refused = await screen.findByRole('heading', { name: 'We could not change the address' })
    await waitFor(() => expect(refused.closest('[role=alert]')?.parentElement).toHaveFocus())
    expect(await line()).toHaveValue('2 Harbour Walk')
  })

  it('says that the outcome is unknown if the answer was lost, but not if nothing was sent', async () => {
    const { user, backend, calls } = await enter()
    await user.clear(await line())
    await user.type(await line(), '2 Harbour Walk')
    fail(backend, 'updateDelivery', 'once', { kind: 'lostAnswer' })
    await user.click(use())
    const unclear = 'We do not know yet whether the address was changed'
    expect(await screen.findByRole('heading', { name: unclear })).toBeVisible()
    expect(screen.queryByText('We could not change the address')).toBeNull()
    const sent = updates(calls).length
    await user.click(await everywhere())
    await screen.findByRole('heading', { name: 'Will be sent here as well' })
    fail(backend, '/api/booking/SUN1001', 'once')
    await user.click(use())
    expect(await screen.findByRole('heading', { name: 'We could not change the address' })).toBeVisible()
    expect(updates(calls)).toHaveLength(sent)
  })

  it('is cancelled without a question', async () => {
    const { user } = await enter()
    await user.type(await line(), ' Flat 2')
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Verona: opera nights and Lake Garda' })).toBeVisible()
  })
})

describe('a booking whose delivery address is fixed', () => {
  it('says why if it is downloaded', async () => {
    await enter('SUN1002')
    expect(await screen.findByText('It is not sent to an address, so there is nothing to change.')).toBeVisible()
    expect(screen.queryByRole('form', { name: 'Delivery address' })).toBeNull()
  })

  it('says so if nothing is delivered', async () => {
    const world = await createSignedInWorld()
    world.backend.bookings.add('demo@example.com', { reference: 'NIL0001', departs: 30 })
    openApp(world, '/booking/NIL0001/delivery/update')
    expect(await screen.findByRole('heading', { name: 'There is no address to change' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Back to your booking' })).toHaveAttribute('href', '/booking/NIL0001')
  })
})
