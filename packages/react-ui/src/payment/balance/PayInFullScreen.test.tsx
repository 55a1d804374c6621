import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { createFakeBackend } from '@booking-dashboard/fake-backend'
import { fail } from '../../../test/fail'
import { openBalance } from '../../../test/openBalance'

const newBackend = () => createFakeBackend({ seed: 1, wait: async () => undefined })
const amount = async (): Promise<string> =>
  (await screen.findByRole('button', { name: /^Pay [£€]/ })).textContent.replace('Pay ', '')
const inPence = (text: string): number => Number(text.replace(/[£,.]/g, ''))

describe('pay in full', () => {
  it('charges the amount on the button once, confirms it, and leads to the receipt', async () => {
    const { payWith, charged, dashboard } = await openBalance('/booking/SUN1001/pay-in-full', newBackend())
    const owed = await amount()
    await payWith(owed)
    expect(await screen.findByRole('heading', { level: 1, name: 'Receipt' })).toBeVisible()
    const receipt = within(await screen.findByRole('article', { name: `${owed} paid` }))
    expect(receipt.getByRole('status')).toHaveTextContent('Your payment was made successfully!')
    // The receipt says it, so no toast covers the amounts below.
    await waitFor(() => expect(dashboard.messages.toasts$.value).toEqual([]))
    expect(charged()).toEqual([inPence(owed)])
  })

  it('charges only the overdue amount of a plan, and shows the rest', async () => {
    const { payWith, charged } = await openBalance('/booking/PLN2001/pay-in-full?part=overdue', newBackend())
    expect(await screen.findByRole('heading', { level: 1, name: 'Pay the overdue amount' })).toBeVisible()
    expect((await screen.findByText('Left after this payment')).closest('div')).toHaveTextContent('£237.00')
    await payWith('£118.50')
    expect(await screen.findByText('Your payment was made successfully!')).toBeVisible()
    expect(charged()).toEqual([11_850])
    // The plan's own card failed, so the card that has just paid is offered for what is still to come.
    expect(await screen.findByRole('heading', { name: /still goes to the card ending 9995$/ })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Use it for the next instalments' })).toHaveAttribute(
      'href',
      '/booking/PLN2001/payment-plan/change-payment',
    )
  })

  it('says once, and announces, that a payment by telephone has paid the amount', async () => {
    const backend = newBackend()
    const { payWith, charged, dashboard } = await openBalance('/booking/SUN1001/pay-in-full', backend)
    const owed = await amount()
    backend.payments.enter('SUN1001', inPence(owed))
    const sentence = 'A payment of this amount has reached us, so nothing more is charged.'
    const notified: string[] = []
    dashboard.messages.toasts$.subscribe((toasts) => notified.push(...toasts.map(({ message }) => message)))
    await payWith(owed)
    expect(await screen.findByRole('heading', { name: 'This amount has been paid' })).toBeVisible()
    await waitFor(() => expect(notified).toContain(sentence))
    // The page says it, so its toast is withdrawn with the next render, not after its four seconds.
    expect(dashboard.messages.toasts$.value).toEqual([])
    expect(screen.getAllByText(sentence)).toHaveLength(1)
    expect(screen.getByText(sentence).closest('[role="status"]')).toBeVisible()
    expect(charged()).toEqual([])
  })

  it.each(['pay-in-full', 'make-payment'])('names the amount that was paid too much: %s', async (page) => {
    const backend = newBackend()
    backend.payments.enter('SUN1002', 2000)
    await openBalance(`/booking/SUN1002/${page}`, backend)
    expect(await screen.findByRole('heading', { name: 'There is nothing left to pay' })).toBeVisible()
    expect(
      screen.getByText('You have paid £20.00 more than your booking costs. Please contact us about it.'),
    ).toBeVisible()
  })

  it('leads to the other ways to pay if nothing is overdue', async () => {
    await openBalance('/booking/SUN1001/pay-in-full?part=overdue', newBackend())
    expect(await screen.findByRole('heading', { name: 'Nothing is overdue' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Ways to pay' })).toHaveAttribute('href', '/booking/SUN1001/make-payment')
  })

  it('says on /unauthorised first that a payment answered by 403 may have gone through, and for which booking', async () => {
    const { payWith, backend, charged } = await openBalance('/booking/SUN1001/pay-in-full', newBackend())
    const owed = await amount()
    const forbidden = { kind: 'status', status: 403, when: 'after' } as const
    fail(backend, 'pay', 'always', forbidden)
    fail(backend, 'getBooking', 'always', forbidden)
    await payWith(owed)
    expect(await screen.findByRole('heading', { level: 1, name: 'You cannot see this page' })).toBeVisible()
    const [first, second] = (await screen.findByText(/^We do not know yet/)).parentElement?.children ?? []
    expect(first).toHaveTextContent('We do not know yet whether this went through:')
    expect(second).toHaveTextContent(`Your payment of ${owed} for SUN1001 has not ended yet.`)
    expect(charged()).toHaveLength(1)
  })

  it.each([
    [16000040, 'Check your booking', '/booking/SUN1001'],
    [16000270, 'Ways to pay', '/booking/SUN1001/make-payment'],
  ])('leads to another page if %i cannot be corrected here', async (code, name, href) => {
    const { payWith, backend } = await openBalance('/booking/SUN1001/pay-in-full', newBackend())
    const owed = await amount()
    fail(backend, 'pay', 'once', { kind: 'error', code })
    await payWith(owed)
    expect(await screen.findByRole('link', { name })).toHaveAttribute('href', href)
  })

  it('warns against paying again while the outcome is unknown, and checks on request', async () => {
    const inner = newBackend()
    const fetch = (request: Request): Promise<Response> => {
      const isPayment = request.url.endsWith('/api/payment/')
      if (isPayment) fail(inner, 'getBooking', 'always', { kind: 'error', code: 1 })
      return inner.fetch(request)
    }
    const { payWith, user, charged } = await openBalance('/booking/SUN1001/pay-in-full', { ...inner, fetch })
    fail(inner, 'pay', 'once', { kind: 'lostAnswer' })
    await payWith(await amount())
    expect(await screen.findByText(/^We are finding out what happened to your payment\./)).toBeVisible()
    expect(screen.getByText('Please do not pay again.')).toBeVisible()
    expect(screen.queryByRole('button', { name: /^Pay £/ })).toBeNull()
    inner.faults.clear()
    await user.click(screen.getByRole('button', { name: 'Check now' }))
    expect(await screen.findByText('Your payment was made successfully!')).toBeVisible()
    expect(charged()).toHaveLength(1)
  })

  it('refuses American Express at the field unless the setting allows it', async () => {
    const { payWith, sent } = await openBalance('/booking/SUN1003/pay-in-full', newBackend())
    const owed = await amount()
    const number = await screen.findByRole('group', { name: 'Card number' })
    expect(number).toHaveAccessibleDescription('Visa or Mastercard')
    await payWith(owed, { number: '378282246310005' })
    expect(await screen.findByRole('alert', { name: 'Please check your card details' })).toHaveFocus()
    expect(number).toHaveAccessibleDescription(
      /American Express cannot be used for this booking\. Please use another card\./,
    )
    expect(sent()).toBe(0)
    await payWith(owed)
    expect(await screen.findByText('Your payment was made successfully!')).toBeVisible()
  })
})
