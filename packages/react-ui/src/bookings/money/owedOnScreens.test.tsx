import { createFakeBackend, type FakeBackend } from '@booking-dashboard/fake-backend'
import { screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { openApp } from '../../../test/openApp'
import { rowsOf } from '../../../test/readAmounts'
import { createSignedInWorld } from '../../../test/createSignedInWorld'
import { elsewhere } from '../../../test/elsewhere'

const newBackend = (): FakeBackend =>
  createFakeBackend({ seed: 1, clock: { now: () => Date.parse('2026-03-02T09:00:00Z') }, wait: async () => undefined })

const open = async (path: string, backend: FakeBackend, as?: string) => {
  const view = openApp(await createSignedInWorld({ backend, ...(as !== undefined && { as }) }), path)
  await screen.findByRole('heading', { level: 1, name: /./ })
  return view
}
const plan = 'plan@example.com'
const card = { cardholderName: 'Amelia Hart', source: { kind: 'paymentMethod', id: 'pm_card_visa' } } as const

describe('a plan with one overdue instalment', () => {
  it('has no amount on the list if its answer does not include the plan, and the link leads to what is known', async () => {
    const backend = newBackend()
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

describe('a new plan', () => {
  const withPlan = async (): Promise<FakeBackend> => {
    const backend = newBackend()
    const { setUp } = (await elsewhere(backend)).plan('SUN1001')
    await setUp.open()
    await setUp.chooseDay(15)
    expect(await setUp.submit({ day: 15, card })).toMatchObject({ kind: 'paid' })
    return backend
  }

  it('leaves payment in full as a quiet choice, which says what happens to the plan', async () => {
    await open('/booking/SUN1001/make-payment', await withPlan())
    const ways = within(await screen.findByRole('region', { name: 'Ways to pay' }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent)
    expect(ways).toEqual([
      'Your payment planNothing for you to do: £662.00 is taken on Sun 15 March 2026.See your payment plan',
      'Pay it all now£1,324.00Everything that is left, by card, in one payment. Your payment plan then ends: nothing more is taken from your card.Pay it all now',
    ])
    expect(rowsOf(document.body)).toMatchObject({
      'Left to pay': '£1,324.00',
      'Next payment': '£662.00',
      'Left after that': '£662.00',
    })
  })
})

describe('paying', () => {
  it('has one button named Pay: the links to it have other names', async () => {
    const backend = newBackend()
    for (const path of ['/', '/booking/SUN1001', '/booking/SUN1001/make-payment']) {
      const { unmount } = await open(path, backend)
      await screen.findAllByRole('link', { name: /pay/i })
      expect(screen.queryAllByRole('link', { name: /Pay £/ })).toEqual([])
      expect(screen.queryAllByRole('button', { name: /Pay £/ })).toEqual([])
      unmount()
    }
  })

  it('says that credit in the currency of the booking is not used automatically', async () => {
    await open('/booking/SUN1001/make-payment', newBackend())
    expect(
      await screen.findByText(/^You have £[\d.]+ of credit\. Card payments do not use it automatically\./),
    ).toBeVisible()
  })
})

describe('a receipt', () => {
  it('is also listed under the payments of the booking, after a reload too, and can be printed', async () => {
    const backend = newBackend()
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
    const { user } = await open('/booking/SUN1001/make-payment', newBackend())
    const link = await screen.findByRole('link', { name: /^Receipt for / })
    const scrolled = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined)
    await user.click(link)
    expect(await screen.findByRole('article', { name: /paid$/ })).toBeVisible()
    expect(scrolled).toHaveBeenCalledWith(0, 0)
  })

  it('does not exist for a payment that is not listed as paid: the payments are shown', async () => {
    await open('/booking/SUN1001/make-payment?receipt=PAY-60371', newBackend())
    expect(await screen.findByRole('heading', { name: 'There is no receipt for this payment yet' })).toBeVisible()
    expect(screen.getByRole('heading', { name: 'Payments made' })).toBeVisible()
  })
})
