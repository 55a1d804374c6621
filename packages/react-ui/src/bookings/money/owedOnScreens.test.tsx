import type { FakeBackend } from '@booking-dashboard/fake-backend'
import { screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { openApp } from '../../../test/openApp'
import { createPlanBackend } from '../../../test/openPlan'
import { rowsOf } from '../../../test/readAmounts'
import { createSignedInWorld } from '../../../test/createSignedInWorld'
import { elsewhere } from '../../../test/elsewhere'

const open = async (path: string, backend: FakeBackend, as?: string) => {
  const view = openApp(await createSignedInWorld({ backend, ...(as !== undefined && { as }) }), path)
  await screen.findByRole('heading', { level: 1, name: /./ })
  return view
}
const plan = 'plan@example.com'
const card = { cardholderName: 'Amelia Hart', source: { kind: 'paymentMethod', id: 'pm_card_visa' } } as const

describe('a plan with one overdue instalment', () => {
  it('has no amount on the list if its answer does not include the plan, and the link leads to what is known', async () => {
    const backend = createPlanBackend()
    const withoutPlans: FakeBackend = {
      ...backend,
      fetch: async (request: Request) => {
        const answer = await backend.fetch(request)
        if (!request.url.endsWith('/api/bookings')) return answer
        return new Response(
          (await answer.text()).replace(/"payment_plan":\{.*?"overdue_amount":\{[^}]*\}\}/, '"other":0'),
          answer,
        )
      },
    }
    await open('/', withoutPlans, plan)
    expect(await screen.findByText('A payment is overdue since Thu 26 February 2026')).toBeVisible()
    expect(screen.getByRole('link', { name: /^See what is overdue/ })).toHaveAttribute(
      'href',
      '/booking/PLN2001/make-payment',
    )
  })
})

describe('paying', () => {
  it('has one button named Pay: the links to it have other names', async () => {
    const backend = createPlanBackend()
    for (const path of ['/', '/booking/SUN1001', '/booking/SUN1001/make-payment']) {
      const { unmount } = await open(path, backend)
      await screen.findAllByRole('link', { name: /pay/i })
      expect(screen.queryAllByRole('link', { name: /Pay £/ })).toEqual([])
      expect(screen.queryAllByRole('button', { name: /Pay £/ })).toEqual([])
      unmount()
    }
  })

  it('says that credit in the currency of the booking is not used automatically', async () => {
    await open('/booking/SUN1001/make-payment', createPlanBackend())
    expect(
      await screen.findByText(/^You have £[\d.]+ of credit\. Card payments do not use it automatically\./),
    ).toBeVisible()
  })
})

describe('a receipt', () => {
  it('is also listed under the payments of the booking, after a reload too, and can be printed', async () => {
    const backend = createPlanBackend()
    const payment = (await elsewhere(backend)).balancePayment('SUN1001', 'outstanding')
    await payment.open()
    expect(await payment.pay(card)).toMatchObject({ kind: 'paid' })
    const { user, unmount } = await open('/booking/SUN1001/make-payment', backend)
    await user.click(await screen.findByRole('link', { name: /^Receipt for Payment towards your balance/ }))
    expect(window.location.search).toMatch(/^\?receipt=PAY-\d+$/)
    const address = window.location.pathname + window.location.search
    unmount()
    await open(address, backend)
    const receipt = await screen.findByRole('article', { name: '£1,324.00 paid' })
    expect(rowsOf(receipt)).toMatchObject({
      'Paid for': 'Payment towards your balance',
      Date: 'Mon 2 March 2026',
      Card: 'ending 4242',
      'Booking reference': 'SUN1001',
      'Amount paid': '£1,324.00',
      'Left to pay': 'Nothing',
    })
    expect(rowsOf(receipt)['Payment reference']).toMatch(/^PAY-\d+$/)
    expect(within(receipt).getByRole('button', { name: 'Print receipt' })).toBeVisible()
  })

  it('is shown from its top, although its link stands far down', async () => {
    const { user } = await open('/booking/SUN1001/make-payment', createPlanBackend())
    const link = await screen.findByRole('link', { name: /^Receipt for / })
    const scrolled = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined)
    await user.click(link)
    expect(await screen.findByRole('article', { name: /paid$/ })).toBeVisible()
    expect(scrolled).toHaveBeenCalledWith(0, 0)
  })

  it('does not exist for a payment that is not listed as paid: the payments are shown', async () => {
    await open('/booking/SUN1001/make-payment?receipt=PAY-60371', createPlanBackend())
    expect(await screen.findByRole('heading', { name: 'There is no receipt for this payment yet' })).toBeVisible()
    expect(screen.getByRole('heading', { name: 'Payments made' })).toBeVisible()
  })
})
