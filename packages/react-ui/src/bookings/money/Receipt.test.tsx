import type { Receipt as Made } from '@booking-dashboard/core'
import { defaultCurrency, minor, select } from '@booking-dashboard/core/ports'
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { createSignedInWorld } from '../../../test/createSignedInWorld'
import { rowsOf } from '../../../test/readAmounts'
import { renderAt } from '../../../test/renderAt'
import { Receipt } from './Receipt'
import { savedFiles } from '../../../test/savedFiles'
import { openedBooking } from '../../../test/openedBooking'

/** Shows the receipt of the deposit of SUN1001, £600.00, with these purchases. */
const show = async (bought: Made['bought'], hasEnded = false, returned: Made['returned'] = null) => {
  const { dashboard } = await createSignedInWorld()
  const booking = await openedBooking(dashboard)
  const receipt = dashboard.bill('SUN1001').value?.receipts.get('PAY-60118')
  if (receipt === undefined) throw new Error('No receipt')
  expect(receipt.bought).toBeNull()
  const bookingAtHand: typeof dashboard.bookingAtHand = (reference) => {
    const { state$, ...rest } = dashboard.bookingAtHand(reference)
    const ended = (state: typeof state$.value) =>
      state.kind === 'shown' ? { ...state, readOnly: hasEnded ? ('past' as const) : null } : state
    return { ...rest, state$: select(state$, ended) }
  }
  const shown = { ...dashboard, bookingAtHand }
  return renderAt(shown, '', <Receipt booking={booking} receipt={{ ...receipt, bought, returned }} />)
}

const line = (title: string, quantity: number, kind: 'hidden' | 'free' | 'included', cost: number) => ({
  title,
  quantity,
  display: { kind },
  cost: minor(cost),
})
const priced = (title: string, quantity: number, cost: number) => ({
  ...line(title, quantity, 'hidden', cost),
  display: { kind: 'amount' as const, amount: minor(cost) },
})

describe('a receipt', () => {
  it('lists the bought items with their price displays, and what makes them add up', async () => {
    const lines = [
      priced('Opening night: Stalls', 2, 49_500),
      line('Private guide: Second day', 1, 'hidden', 11_000),
      line('Water', 3, 'free', 0),
      line('Welcome pack: English', 1, 'included', 0),
      priced('Early booking', 1, -500),
    ]
    await show({ lines, withoutPrice: minor(11_000) })
    expect(rowsOf(screen.getByRole('region', { name: 'What you bought' }))).toEqual({
      '2 × Opening night: Stalls': '£495.00',
      'Private guide: Second day': '',
      '3 × Water': 'Free',
      'Welcome pack: English': 'Included',
      'Early booking': '-£5.00',
      'Other included items': '£110.00',
    })
  })

  it('names the return of its money', async () => {
    const amount = { amount: minor(60_000), currency: defaultCurrency }
    await show(null, false, { amount, reference: 'PAY-8', date: '2027-01-05' })
    expect(screen.getByText(/^This money was returned: £600.00 on .*2027 \(PAY-8\).$/)).toBeVisible()
  })

  it('mentions no items without a price if there are none', async () => {
    await show({ lines: [priced('Opening night: Stalls', 2, 60_000)], withoutPrice: minor(0) })
    expect(rowsOf(screen.getByRole('region', { name: 'What you bought' }))).toEqual({
      '2 × Opening night: Stalls': '£600.00',
    })
  })

  it('states the purpose of the payment, and has no list if no items are known', async () => {
    await show(null)
    expect(screen.queryByRole('region', { name: 'What you bought' })).toBeNull()
    expect(rowsOf(screen.getByRole('article'))).toMatchObject({ 'Paid for': 'Deposit', 'Amount paid': '£600.00' })
  })

  it('adds the trip to the calendar, and links back to it', async () => {
    const saved = savedFiles()
    const { user } = await show(null)
    expect(screen.getByRole('link', { name: 'Back to your trip' })).toHaveAttribute('href', '/booking/SUN1001')
    await user.click(screen.getByRole('button', { name: 'Add to calendar' }))
    await waitFor(() => expect(saved).toHaveLength(1))
    expect(await saved[0]?.text()).toContain('BEGIN:VCALENDAR')
  })

  it('offers no calendar after the trip', async () => {
    await show(null, true)
    expect(screen.getByRole('button', { name: 'Print receipt' })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Add to calendar' })).toBeNull()
  })
})
