import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { readyButton } from '../../../test/fillCard'
import { openApp } from '../../../test/openApp'
import { createPlanBackend, openPlan } from '../../../test/openPlan'
import { paperStripe } from '../../../test/paperStripe'
import { createSignedInWorld } from '../../../test/createSignedInWorld'

const factsOf = (name: string): Readonly<Record<string, string | null>> => {
  const card = screen.getByRole('heading', { name }).closest('section') ?? document.body
  return Object.fromEntries(
    within(card)
      .getAllByRole('term')
      .map((term) => [term.textContent, term.nextElementSibling?.textContent ?? null]),
  )
}

describe('a payment plan', () => {
  it('shows the next payment, its progress, its last day, its day and its card', async () => {
    await openPlan('PLN2001')
    const progress = await screen.findByText('2 of 5 payments paid')
    // The line beside it has a part for each payment.
    expect([...(progress.nextElementSibling?.children ?? [])].map((part) => part.getAttribute('data-state'))).toEqual([
      'paid',
      'paid',
      'overdue',
      'toCome',
      'toCome',
    ])
    const next = screen.getByText('Next payment').parentElement
    expect(next).toHaveTextContent(/^Next payment£118.50Thu 26 March 2026 \(/)
    expect(factsOf('Your plan')).toEqual({
      'To come': '2 payments, £237.00',
      Overdue: '1 payment, £118.50',
      'Final payment': 'Sun 26 April 2026',
      'Payment day': '26th of each month',
      Card: 'Ending 9995, Priya Nair',
    })
  })

  it('lists the collected, the overdue and the future payments', async () => {
    await openPlan('PLN2001')
    const table = await screen.findByRole('table', { name: 'What is taken, and when' })
    expect(
      within(table)
        .getAllByRole('row')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Date and statusAmount',
      'Fri 26 December 2025Paid£118.50',
      'Mon 26 January 2026Paid£118.50',
      'Due since Thu 26 February 2026Overdue£118.50',
      'Thu 26 March 2026To come£118.50',
      'Sun 26 April 2026To come£118.50',
    ])
  })

  it('shows what is overdue, with links to paying it, to another card and to another day', async () => {
    await openPlan('PLN2001')
    expect(await screen.findByRole('heading', { name: '£118.50 of your plan is overdue' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Pay what is overdue' })).toHaveAttribute(
      'href',
      '/booking/PLN2001/pay-in-full?part=overdue',
    )
    expect(screen.getByRole('link', { name: 'Change card' })).toHaveAttribute(
      'href',
      '/booking/PLN2001/payment-plan/change-payment',
    )
    expect(screen.getByRole('link', { name: 'Change day' })).toHaveAttribute(
      'href',
      '/booking/PLN2001/payment-plan/change-day',
    )
  })

  it('in error says so and asks for another card, not for another day', async () => {
    const backend = createPlanBackend()
    backend.paymentPlans.fail('PLN2001')
    await openPlan('PLN2001', '', backend)
    expect(await screen.findByRole('heading', { name: 'There is a problem with your payment plan' })).toBeVisible()
    expect(screen.getByText(/^No payments are taken until it is put right\./)).toBeVisible()
    expect(screen.getAllByRole('link', { name: 'Change card' })).toHaveLength(2)
    expect(screen.queryByRole('link', { name: 'Change day' })).toBeNull()
    expect(screen.getByText('Payments are paused until you give us another card')).toBeVisible()
    expect(screen.getByText(/It is not taken from a new card by itself, so please pay it now\.$/)).toBeVisible()
    expect(screen.queryByText(/No payment to come|keep your plan going/)).toBeNull()
  })

  it('that is paid in full says so and allows no changes', async () => {
    const { user, world } = await openPlan('PLN2001', '/change-payment')
    await readyButton('Change card')
    paperStripe.type()
    await world.dashboard
      .balancePayment('PLN2001', 'outstanding')
      .pay({ cardholderName: 'Priya Nair', source: { kind: 'fields' } })
    await user.click(await screen.findByRole('link', { name: 'Go to the payment plan' }))
    expect(await screen.findByRole('heading', { name: 'All of your payment plan is paid' })).toBeVisible()
    expect(screen.getByText('5 of 5 payments paid')).toBeVisible()
    expect(screen.queryByRole('link', { name: /^Change/ })).toBeNull()
  })
})

describe('a booking without a payment plan', () => {
  const open = async (bookingRef: string, backend = createPlanBackend()) => {
    openApp(await createSignedInWorld({ backend }), `/booking/${bookingRef}/payment-plan`)
    await screen.findByRole('heading', { name: 'There is no payment plan for this booking' })
  }

  it('without an amount due needs none', async () => {
    await open('SUN1002')
    expect(screen.getByText('There is nothing left to pay, so none is needed.')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Back to your booking' })).toHaveAttribute('href', '/booking/SUN1002')
  })

  it('with an amount due leads to the other ways to pay', async () => {
    const backend = createPlanBackend()
    const fetched = backend.fetch
    const withoutPlan = async (request: Request): Promise<Response> => {
      const answer = await fetched(request)
      if (!request.url.endsWith('/api/booking/SUN1001')) return answer
      return new Response(
        (await answer.text()).replace('"payment_plan_available":true', '"payment_plan_available":false'),
        answer,
      )
    }
    await open('SUN1001', { ...backend, fetch: withoutPlan })
    expect(
      screen.getByText('A payment plan is not available for it. You can pay what is left in full instead.'),
    ).toBeVisible()
    expect(screen.getByRole('link', { name: 'Ways to pay' })).toHaveAttribute('href', '/booking/SUN1001/make-payment')
  })
})
