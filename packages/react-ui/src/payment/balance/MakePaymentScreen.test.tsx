import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { fail } from '../../../test/fail'
import { openBalance } from '../../../test/openBalance'
import { createPlanBackend } from '../../../test/openPlan'

const ways = async () => {
  const list = await screen.findByRole('region', { name: 'Ways to pay' })
  return within(list)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)
}

describe('make a payment', () => {
  it('shows the amount due and its date, and offers to pay in full or by a plan', async () => {
    await openBalance('/booking/SUN1001/make-payment', createPlanBackend())
    expect(await screen.findByRole('heading', { level: 1, name: 'Make a payment' })).toBeVisible()
    const [full, plan] = await ways()
    expect(full).toMatch(/^Pay in full£[\d,]+\.\d\dEverything that is left, by card, in one payment\.Pay in full$/)
    expect(plan).toMatch(/^Spread the cost.*Set up a payment plan$/)
    expect(screen.getByRole('link', { name: 'Pay in full' })).toHaveAttribute('href', '/booking/SUN1001/pay-in-full')
    expect(screen.getByRole('link', { name: 'Set up a payment plan' })).toHaveAttribute(
      'href',
      '/booking/SUN1001/payment-plan',
    )
    const owed = screen.getByRole('heading', { name: 'Price and payments' }).closest('section') ?? document.body
    expect(within(owed).getByText('Fri 20 March 2026')).toBeVisible()
  })

  it.each(['getGenders', 'getCountries'])('stays if %s, which no payment needs, fails', async (path) => {
    const backend = createPlanBackend()
    fail(backend, path, 'always')
    await openBalance('/booking/SUN1001/make-payment', backend)
    expect(await screen.findByRole('link', { name: 'Pay in full' })).toBeVisible()
    expect(window.location.pathname).toBe('/booking/SUN1001/make-payment')
  })

  it('says that nothing is due, with a link back', async () => {
    await openBalance('/booking/SUN1002/make-payment', createPlanBackend())
    expect(await screen.findByRole('heading', { name: 'There is nothing left to pay' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Back to your booking' })).toHaveAttribute('href', '/booking/SUN1002')
  })

  it('lists the payments made, and folds the items of each', async () => {
    const { user } = await openBalance('/booking/SUN1001/make-payment', createPlanBackend())
    const fold = await screen.findByText('What it went towards')
    const amounts = fold.closest('details') ?? document.body
    expect(amounts).not.toHaveAttribute('open')
    await user.click(fold)
    expect(amounts).toHaveAttribute('open')
    expect(within(amounts).getByRole('term')).toHaveTextContent(/^SUN1001Fri 16 January 2026$/)
    expect(within(amounts).getByRole('definition')).toHaveTextContent('£600.00')
  })

  it('offers nothing while a payment may be under way, and says so', async () => {
    const backend = createPlanBackend()
    backend.payments.setNextOutcome({ kind: 'pendingForever' })
    const first = await openBalance('/booking/SUN1001/pay-in-full', backend)
    const state = first.dashboard.unendedPayment('SUN1001')
    await first.payWith((await screen.findByRole('button', { name: /^Pay £/ })).textContent.replace('Pay ', ''))
    await screen.findByText('Your payment is under way')
    expect(state.value?.status.kind).toBe('moving')
    await openBalance('/booking/SUN1001/make-payment', backend)
    expect(await screen.findByText(/^We are finding out what happened to your payment\./)).toBeVisible()
    expect(screen.queryByRole('region', { name: 'Ways to pay' })).toBeNull()
  })
})
