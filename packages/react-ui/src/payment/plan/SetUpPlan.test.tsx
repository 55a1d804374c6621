import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { elsewhere } from '../../../test/elsewhere'
import { fail } from '../../../test/fail'
import { createPlanBackend, openPlan } from '../../../test/openPlan'

const button = 'Set up payment plan'
const figures = (): readonly (string | null)[] =>
  within(screen.getByRole('table', { name: 'What is taken, and when' }))
    .getAllByRole('row')
    .map(({ textContent }) => textContent)
const dayField = () => screen.findByLabelText('Payment day')

describe('setting up a payment plan', () => {
  it('shows the amount due, offers every day of a month, and projects the payments of the first', async () => {
    await openPlan('SUN1001')
    expect(await screen.findByText(/^£1,324.00 is left to pay\./)).toBeVisible()
    expect(
      screen.getByText(/^The plan replaces the date by which you would have to pay, \w{3} \d+ \w+ \d{4}\.$/),
    ).toBeVisible()
    const options = within(await dayField()).getAllByRole('option')
    expect(options.map(({ textContent }) => textContent)).toHaveLength(31)
    expect(options.at(-1)).toHaveTextContent('31st')
    expect(await screen.findByText('One payment, on Wed 1 April 2026.')).toBeVisible()
  })

  it('says what to check if it is submitted before the payments have loaded, and sets it up at the next submit', async () => {
    const held: (() => void)[] = []
    const backend = createPlanBackend(() => new Promise((resolve) => held.push(resolve)))
    const { user, confirm, changes } = await openPlan('SUN1001', '', backend)
    await screen.findByText('One payment, on Wed 1 April 2026.')
    fail(backend, 'getPaymentPlanProjection', 'once', { kind: 'delay', milliseconds: 5000 })
    await user.selectOptions(await dayField(), '15th')
    await waitFor(() => expect(held).toHaveLength(1))
    await confirm(button)
    const asked = screen.getByText('Please look at the payments first: they are shown for the day that you chose.')
    expect(asked).toBeVisible()
    expect(asked.closest('[tabindex]')).toHaveFocus()
    held.forEach((release) => release())
    expect(await screen.findByText('2 payments, from Sun 15 March 2026 to Wed 15 April 2026.')).toBeVisible()
    expect(asked).toBeVisible()
    expect(changes()).toEqual([])
    await user.click(screen.getByRole('button', { name: button }))
    expect(await screen.findByRole('heading', { name: 'Your payment plan is set up' })).toBeVisible()
    expect(changes()).toMatchObject([{ action: 'create', day: 15 }])
  })

  it('answers a press at once, and a second one sends nothing more, while the payments are read again', async () => {
    const held: (() => void)[] = []
    const backend = createPlanBackend(() => new Promise((resolve) => held.push(resolve)))
    const { user, confirm, changes } = await openPlan('SUN1001', '', backend)
    await screen.findByText('One payment, on Wed 1 April 2026.')
    fail(backend, 'getPaymentPlanProjection', 'once', { kind: 'delay', milliseconds: 5000 })
    await confirm(button)
    await waitFor(() => expect(held).toHaveLength(1))
    const pressed = screen.getByRole('button', { busy: true })
    await user.click(pressed)
    expect(screen.queryByText(/^Please look at the payments first/)).not.toBeInTheDocument()
    held.forEach((release) => release())
    expect(await screen.findByRole('heading', { name: 'Your payment plan is set up' })).toBeVisible()
    expect(changes()).toHaveLength(1)
  })

  it('shows the payments of another day, sets it up with the day and the card, and charges nothing', async () => {
    const { user, confirm, changes, world } = await openPlan('SUN1001')
    await user.selectOptions(await dayField(), '15th')
    expect(await screen.findByText('2 payments, from Sun 15 March 2026 to Wed 15 April 2026.')).toBeVisible()
    expect(figures()).toEqual(['DateAmount', 'Sun 15 March 2026£662.00', 'Wed 15 April 2026£662.00', 'Total£1,324.00'])
    await confirm(button)
    const done = await screen.findByRole('heading', { name: 'Your payment plan is set up' })
    expect(done.closest('[tabindex]')).toHaveFocus()
    expect(screen.getByText('£662.00 is taken next, on Sun 15 March 2026.')).toBeVisible()
    expect(screen.getByText('Your payment details were successfully updated!')).toBeVisible()
    expect(screen.getByText('0 of 2 payments paid')).toBeVisible()
    expect(changes()).toMatchObject([{ action: 'create', day: 15, cardholder_name: 'Amelia Hart' }])
    expect(world.backend.inspect.charges()).toEqual([])
  })

  it('says that the plan was set up elsewhere while its form was open', async () => {
    const { world } = await openPlan('SUN1001')
    await screen.findByText('One payment, on Wed 1 April 2026.')
    const { setUp } = (await elsewhere(world.backend)).plan('SUN1001')
    const source = { kind: 'paymentMethod', id: 'pm_card_visa' } as const
    await setUp.submit({ day: 20, card: { cardholderName: 'Amelia Hart', source } })
    await act(() => world.dashboard.bookings.refresh('SUN1001'))
    const said = await screen.findByRole('heading', { name: 'Your payment plan was set up elsewhere meanwhile' })
    expect(said.closest('[role=alert]')).toBeVisible()
    expect(said.closest('[tabindex]')).toHaveFocus()
  })

  it('asks for no card on a day without payments, and keeps what was typed of it', async () => {
    const { user, world } = await openPlan('SUN1001')
    await screen.findByText('One payment, on Wed 1 April 2026.')
    await user.type(await screen.findByLabelText('Name on card'), 'Amelia Hart')
    world.backend.faults.add({
      match: { path: 'getPaymentPlanProjection' },
      times: 'once',
      effect: { kind: 'answer', status: 200, body: { projection: [] } },
    })
    await user.selectOptions(await dayField(), '31st')
    expect(await screen.findByText(/^No payment on this day comes before your trip\./)).toBeVisible()
    expect(screen.queryByRole('button', { name: button })).toBeNull()
    await user.selectOptions(await dayField(), '15th')
    await screen.findByText(/^2 payments, from/)
    expect(screen.getByRole('button', { name: button })).toBeVisible()
    expect(screen.getByLabelText('Name on card')).toHaveValue('Amelia Hart')
  })

  it('shows the projected payments automatically once the network is back', async () => {
    const { user, world } = await openPlan('SUN1001')
    await screen.findByText('One payment, on Wed 1 April 2026.')
    const away = fail(world.backend, 'getPaymentPlanProjection', 'always', { kind: 'drop' })
    await user.selectOptions(await dayField(), '15th')
    expect(await screen.findByRole('heading', { name: 'We have no payments to show for the 15th' })).toBeVisible()
    world.backend.faults.remove(away)
    window.dispatchEvent(new Event('online'))
    expect(await screen.findByText('2 payments, from Sun 15 March 2026 to Wed 15 April 2026.')).toBeVisible()
  })

  it('says why a day has no payments, and does not continue without them', async () => {
    const { user, confirm, world, changes } = await openPlan('SUN1001')
    await screen.findByText('One payment, on Wed 1 April 2026.')
    const { faults } = world.backend
    fail({ faults }, 'getPaymentPlanProjection', 'always', { kind: 'error', code: 16000250 })
    await user.selectOptions(await dayField(), '2nd')
    expect(await screen.findByRole('heading', { name: 'We have no payments to show for the 2nd' })).toBeVisible()
    expect(screen.getByText('You can also choose another day.')).toBeVisible()
    await confirm(button)
    expect(screen.getByRole('heading', { name: 'Your payments' }).closest('[tabindex]')).toHaveFocus()
    expect(changes()).toEqual([])
    faults.clear()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('One payment, on Thu 2 April 2026.')).toBeVisible()
  })
})
