import { screen } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { fail } from '../../../test/fail'
import { createSignedInWorld, type SignedInWorld } from '../../../test/createSignedInWorld'
import { paperStripe } from '../../../test/paperStripe'
import { renderAt } from '../../../test/renderAt'
import { CheckoutScreen } from '../screens'
import { fillCard } from '../../../test/fillCard'

let world: SignedInWorld

beforeEach(async () => {
  world = await createSignedInWorld()
  paperStripe.install(world.backend)
})

const enter = async (ticketTypeId = '41011') => {
  await world.dashboard
    .basket('SUN1001')
    .addTickets({ tickets: [{ ticketTypeId, ticketName: 'Ticket', passengerId: 1 }] })
  return renderAt(world.dashboard, '/checkout', <CheckoutScreen />)
}
const box = () => screen.findByRole('checkbox', { name: 'I have read and accept the terms and conditions' })
const sent = (path: string): number => world.calls.filter(({ call }) => call === path).length

describe('terms and conditions', () => {
  it('can be read in place', async () => {
    const { user } = await enter()
    await user.click(await screen.findByText('Read the terms and conditions'))
    expect(await screen.findByRole('heading', { level: 3, name: 'Changing and cancelling' })).toBeVisible()
  })

  it('are accepted before a payment, which the checkbox requires', async () => {
    const { user } = await enter()
    const pay = await fillCard(user, 'Pay £72.50')
    await user.click(pay)
    expect(await screen.findByRole('alert', { name: 'Please check the terms and conditions' })).toHaveFocus()
    expect(await box()).toHaveAccessibleDescription(/Accept the terms and conditions$/)
    expect(sent('POST /api/payment/')).toBe(0)
    await user.click(screen.getByRole('link', { name: 'Accept the terms and conditions' }))
    expect(await box()).toHaveFocus()
    await user.click(await box())
    await user.click(pay)
    expect(await screen.findByRole('heading', { name: 'All done' })).toBeVisible()
    expect(sent('POST /api/payment/')).toBe(1)
  })

  it('are accepted for a basket that costs nothing too, which needs one button', async () => {
    const { user } = await enter('41041')
    await box()
    await user.click(await screen.findByRole('button', { name: 'Complete booking' }))
    expect(await box()).toHaveFocus()
    expect(await box()).toHaveAccessibleDescription(/Accept the terms and conditions$/)
    expect(sent('POST /api/basket/SUN1001/complete')).toBe(0)
    expect(screen.queryByLabelText('Name on card')).toBeNull()
    await user.click(await box())
    await user.click(screen.getByRole('button', { name: 'Complete booking' }))
    expect(await screen.findByRole('heading', { name: 'All done' })).toBeVisible()
    expect(world.backend.inspect.charges()).toEqual([])
  })

  it('that are a page of a proxy block no payment, and are not shown', async () => {
    const body = '<!doctype html><title>Wi-Fi</title><p>Accept our terms.</p>'
    fail(world.backend, 'getTermsAndConditions', 'always', { kind: 'answer', status: 404, body })
    const { user } = await enter()
    const pay = await fillCard(user, 'Pay £72.50')
    const unavailable = "We can't show the terms and conditions right now"
    expect(await screen.findByRole('heading', { name: unavailable })).toBeVisible()
    expect(
      screen.getByText('We could not load the terms and conditions. They are part of your booking; ask us for a copy.'),
    ).toBeVisible()
    expect(screen.queryByRole('checkbox')).toBeNull()
    expect(screen.queryByText('Accept our terms.')).toBeNull()
    await user.click(pay)
    expect(await screen.findByRole('heading', { name: 'All done' })).toBeVisible()
    expect(sent('POST /api/payment/')).toBe(1)
  })
})
