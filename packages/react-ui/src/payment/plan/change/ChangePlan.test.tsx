import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { fail } from '../../../../test/fail'
import { createPlanBackend, openPlan } from '../../../../test/openPlan'

const dayField = () => screen.findByLabelText('Payment day')

describe('changing the card of a plan', () => {
  it('shows the current card, accepts the new one, and shows it on the plan', async () => {
    const { confirm, changes } = await openPlan('PLN2001', '/change-payment')
    expect(await screen.findByText('Your payments are taken from the card ending 9995, Priya Nair.')).toBeVisible()
    expect(screen.getByText(/^The overdue £118.50 is not taken from the new card by itself\./)).toBeVisible()
    expect(screen.getByRole('link', { name: 'Pay what is overdue' })).toHaveAttribute(
      'href',
      '/booking/PLN2001/pay-in-full?part=overdue',
    )
    await confirm('Change card')
    expect(await screen.findByRole('heading', { name: 'Your payments are now taken from your new card' })).toBeVisible()
    expect(screen.getByText('Ending 4242, Amelia Hart')).toBeVisible()
    expect(screen.getByText('Your payment details were successfully updated!')).toBeVisible()
    expect(window.location.pathname).toBe('/booking/PLN2001/payment-plan')
    expect(changes()).toMatchObject([{ action: 'change_payment', cardholder_name: 'Amelia Hart' }])
  })

  it('says that payments are paused if the plan is in error', async () => {
    const backend = createPlanBackend()
    backend.paymentPlans.fail('PLN2001')
    await openPlan('PLN2001', '/change-payment', backend)
    const paused = 'Payments from the card ending 9995, Priya Nair, are paused until you give us another one.'
    expect(await screen.findByText(paused)).toBeVisible()
    expect(screen.queryByText(/^Your payments are taken from/)).toBeNull()
  })

  it('forgets a failure when the customer leaves the page', async () => {
    const { user, confirm } = await openPlan('PLN2001', '/change-payment')
    await confirm('Change card', { number: '4000000000000002' })
    await screen.findByRole('heading', { name: 'Your card was not changed' })
    await user.click(screen.getByRole('link', { name: 'Back to your payment plan' }))
    await screen.findByText('2 of 5 payments paid')
    expect(screen.queryByRole('heading', { name: 'Your card was not changed' })).toBeNull()
  })

  it('is only for plans', async () => {
    await openPlan('SUN1001', '/change-payment')
    expect(await screen.findByRole('heading', { name: 'There is no payment plan to change' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Go to the payment plan' })).toHaveAttribute(
      'href',
      '/booking/SUN1001/payment-plan',
    )
  })
})

describe('changing the day of a plan', () => {
  it('shows what changes before it is confirmed, then changes it', async () => {
    const { user, changes, world } = await openPlan('PLN2001', '/change-day')
    expect(await screen.findByText('Your payments are taken on the 26th of each month.')).toBeVisible()
    await user.selectOptions(await dayField(), '10th')
    expect(await screen.findByText('3 payments, from Tue 10 March 2026 to Sun 10 May 2026.')).toBeVisible()
    const row = (name: string) => screen.getByText(name, { selector: 'dt *' }).closest('dt')?.nextElementSibling
    expect(row('Payments to come')).toHaveTextContent('Now: 2 New: 3')
    expect(row('Each payment')).toHaveTextContent('Now: £118.50 New: £79.00')
    expect(row('Final payment')).toHaveTextContent('Now: Sun 26 April 2026 New: Sun 10 May 2026')
    expect(changes()).toEqual([])
    await user.click(screen.getByRole('button', { name: 'Change to the 10th' }))
    expect(await screen.findByRole('heading', { name: 'Your payment day is changed' })).toBeVisible()
    // The notice on the page holds the words of the toast, which goes.
    expect(screen.getAllByText('Your payment details were successfully updated!')).toHaveLength(1)
    expect(world.dashboard.messages.toasts$.value).toEqual([])
    expect(screen.getByText('10th of each month')).toBeVisible()
    expect(changes()).toMatchObject([{ action: 'change_day', day: 10 }])
  })

  it('answers a press at once, while the payments are read again', async () => {
    const held: (() => void)[] = []
    const backend = createPlanBackend(() => new Promise((resolve) => held.push(resolve)))
    const { user } = await openPlan('PLN2001', '/change-day', backend)
    await user.selectOptions(await dayField(), '10th')
    await screen.findByText('3 payments, from Tue 10 March 2026 to Sun 10 May 2026.')
    fail(backend, 'getPaymentPlanProjection', 'once', { kind: 'delay', milliseconds: 5000 })
    const button = screen.getByRole('button', { name: 'Change to the 10th' })
    await user.click(button)
    expect(button).toHaveAttribute('aria-busy', 'true')
    await waitFor(() => expect(held).toHaveLength(1))
    held.forEach((release) => release())
    expect(await screen.findByRole('heading', { name: 'Your payment day is changed' })).toBeVisible()
  })

  it('retains the chosen day after a failure, says that nothing changed, and tries again', async () => {
    const { user, world } = await openPlan('PLN2001', '/change-day')
    await user.selectOptions(await dayField(), '10th')
    await screen.findByText(/^3 payments, from/)
    fail(world.backend, 'updatePaymentPlan', 'once', { kind: 'error', code: 16000260 })
    await user.click(screen.getByRole('button', { name: 'Change to the 10th' }))
    expect(await screen.findByRole('heading', { name: 'Your payment day was not changed' })).toBeVisible()
    expect(screen.getByText('This attempt has changed and charged nothing.')).toBeVisible()
    expect(await dayField()).toHaveValue('10')
    await user.click(screen.getByRole('button', { name: 'Change to the 10th' }))
    await waitFor(() => expect(screen.getByText('10th of each month')).toBeVisible())
  })
})
