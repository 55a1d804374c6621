import { latest } from '@booking-dashboard/core'
import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { createSignedInWorld } from '../../testing/createSignedInWorld'
import { renderAt } from '../../testing/renderAt'
import { PaymentsMade } from './PaymentsMade'

describe('the payments made', () => {
  it('tell a payment that is paid from one that is confirmed', async () => {
    const { dashboard } = await createSignedInWorld()
    await dashboard.bookings.load('SUN1002')
    const booking = latest(dashboard.bookings.booking('SUN1002').value)
    const bill = dashboard.bill('SUN1002').value
    if (booking === null || bill === null) throw new Error('No booking')
    renderAt(dashboard, '', <PaymentsMade booking={booking} made={bill.payments} />, 'SUN1002')
    const payments = screen.getAllByText(/Reference PAY-/).map((note) => note.closest('li')?.textContent)
    expect(payments).toEqual([expect.stringMatching(/^Deposit Paid/), expect.stringMatching(/^Payment Confirmed/)])
  })
})
