import { texts } from '@booking-dashboard/core'
import { select } from '@booking-dashboard/core/ports'
import { act, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { asksBeforeLeaving } from '../../../test/asksBeforeLeaving'
import { createSignedInWorld, type SignedInWorld } from '../../../test/createSignedInWorld'
import { installStripe } from '../../../test/installStripe'
import { Messages } from '../../messages/Messages'
import { type PaperCard, paperStripe } from '../../../test/paperStripe'
import { renderAt } from '../../../test/renderAt'
import { CardForm } from '../card/CardForm'
import { Sentences } from '../PaymentPanel'
import { CheckoutScreen } from '../screens'
import { fillCard, readyButton } from '../../../test/fillCard'

let world: SignedInWorld

beforeEach(async () => {
  world = await createSignedInWorld()
  paperStripe.install(world.backend)
})

const enter = async () => {
  const { dashboard, calls } = world
  await dashboard
    .basket('SUN1001')
    .addTickets({ tickets: [{ ticketTypeId: '41011', ticketName: 'Ticket', passengerId: 1 }] })
  const { user } = renderAt(dashboard, '/checkout', <CheckoutScreen />)
  const acceptTerms = async (): Promise<void> =>
    user.click(await screen.findByRole('checkbox', { name: /accept the terms/ }))
  const payWith = async (card: PaperCard): Promise<void> => {
    await acceptTerms()
    await user.click(await fillCard(user, 'Pay £72.50', card))
  }
  const paid = (): number => calls.filter(({ call }) => call === 'POST /api/payment/').length
  return { user, acceptTerms, payWith, paid }
}
const charged = (): number => world.backend.inspect.charges().length

describe('checkout', () => {
  it('asks for the new total when the customer returns after a change in another tab', async () => {
    await enter()
    await screen.findByRole('button', { name: 'Pay £72.50' })
    const elsewhere = await createSignedInWorld({ backend: world.backend })
    await elsewhere.dashboard.basket('SUN1001').addTickets({
      tickets: [{ ticketTypeId: '41011', ticketName: 'Ticket', passengerId: 2 }],
    })
    document.dispatchEvent(new Event('visibilitychange'))
    expect(await screen.findByRole('button', { name: 'Pay £145.00' })).toBeVisible()
  })

  it('shows the remaining balance of the booking', async () => {
    await enter()
    expect(await screen.findByText(/^Left to pay for the rest of your booking: £1,324\.00 by /)).toBeVisible()
  })

  it('names the booking fee below the item, so that the name has the width', async () => {
    await enter()
    await screen.findByRole('button', { name: 'Pay £72.50' })
    for (const fee of screen.getAllByText(/incl\. .* Booking Fee/)) expect(fee.closest('dt')).not.toBeNull()
  })

  it('shows what is missing and sends nothing', async () => {
    const { user, paid } = await enter()
    const button = await readyButton('Pay £72.50')
    await user.click(button)
    expect(await screen.findByRole('alert', { name: 'Please check your card details' })).toHaveFocus()
    expect(screen.getByRole('group', { name: 'Card number' })).toHaveAccessibleDescription(/Enter the card number/)
    expect(paid()).toBe(0)
  })

  it('answers a press while the card fields load: it shows the wait, and pays nothing', async () => {
    installStripe(() => ({
      elements: () => ({ create: () => ({ on: () => undefined, mount: () => undefined, destroy: () => undefined }) }),
    }))
    const onPay = vi.fn()
    const form = <CardForm publicKey="pk_loading" payLabel="Pay £1.00" rejected={null} onPay={onPay} />
    const { user } = renderAt(world.dashboard, '/checkout', form)
    const button = await screen.findByRole('button', { name: 'Pay £1.00' })
    expect(button).not.toHaveAttribute('aria-busy')
    await user.click(button)
    expect(button).toHaveAttribute('aria-busy', 'true')
    expect(button).toHaveTextContent('Loading the card fields')
    expect(screen.queryByRole('alert')).toBeNull()
    expect(onPay).not.toHaveBeenCalled()
  })

  it('accepts a submit before the last digit is rendered', async () => {
    const { user, acceptTerms } = await enter()
    const button = await readyButton('Pay £72.50')
    await user.type(screen.getByLabelText('Name on card'), 'Amelia Hart')
    await acceptTerms()
    // Both in one turn, so that nothing renders in between.
    act(() => {
      paperStripe.type()
      button.click()
    })
    expect(await screen.findByRole('heading', { name: 'All done' })).toBeVisible()
    expect(charged()).toBe(1)
  })

  it("shows the card provider's refusal at the field, and retains the name", async () => {
    const { payWith, paid } = await enter()
    await payWith({ number: '4242424242424241' })
    await screen.findByRole('heading', { name: 'Your payment was not sent' })
    expect(screen.getByRole('group', { name: 'Card number' })).toHaveAccessibleDescription(/number is invalid/)
    expect(screen.getByLabelText('Name on card')).toHaveValue('Amelia Hart')
    expect(paid()).toBe(0)
  })

  it("shows a bank's check that was closed in its own words, and allows a retry with the same fields", async () => {
    const { user, payWith } = await enter()
    await payWith({ number: '4000002760003184', challenge: 'close' })
    expect(await screen.findByText(/closed your bank's check/)).toBeVisible()
    expect(charged()).toBe(0)
    paperStripe.card = { number: '4242424242424242' }
    await user.click(screen.getByRole('button', { name: 'Pay £72.50' }))
    expect(await screen.findByRole('heading', { name: 'All done' })).toBeVisible()
    expect(charged()).toBe(1)
  })

  it('shows the steps during a payment, and only then asks the customer to keep the page open', async () => {
    world.backend.payments.setNextOutcome({ kind: 'pendingForever' })
    const { payWith } = await enter()
    await payWith({ number: '4242424242424242' })
    expect(await screen.findByRole('heading', { name: 'Your payment is under way' })).toHaveFocus()
    expect(screen.getByText('Please keep this page open.')).toBeVisible()
    expect(screen.queryByRole('button', { name: /^Pay/ })).toBeNull()
    expect(asksBeforeLeaving()).toBe(true)
  })

  it('stays open while a payment is, although the booking is cancelled meanwhile', async () => {
    world.backend.payments.setNextOutcome({ kind: 'pendingForever' })
    const { state$, ...atHand } = world.dashboard.bookingAtHand('SUN1001')
    const cancelled$ = select(state$, (now) =>
      now.kind === 'shown' && now.payment !== null ? { ...now, readOnly: 'cancelled' as const } : now,
    )
    world = { ...world, dashboard: { ...world.dashboard, bookingAtHand: () => ({ ...atHand, state$: cancelled$ }) } }
    const { payWith } = await enter()
    await payWith({ number: '4242424242424242' })
    expect(await screen.findByRole('heading', { name: 'Your payment is under way' })).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('link', { name: /^Basket/ })).toBeNull())
    expect(screen.getByRole('heading', { name: 'Your payment is under way' })).toBeVisible()
  })

  it('says only in place that a payment was made another way', async () => {
    const { dashboard } = world
    const { paidOtherwise } = texts.payment
    const words = { heading: '', charged: [paidOtherwise], now: [], next: [], startAgain: null, progress: null }
    renderAt(
      dashboard,
      '/checkout',
      <>
        <Messages />
        <Sentences words={words} />
      </>,
    )
    await screen.findByText(paidOtherwise)
    act(() => dashboard.messages.toast('warning', paidOtherwise))
    expect(screen.getAllByText(paidOtherwise)).toHaveLength(1)
    act(() => dashboard.messages.toast('warning', 'Something else.'))
    expect(screen.getByText('Something else.')).toBeVisible()
  })
})
