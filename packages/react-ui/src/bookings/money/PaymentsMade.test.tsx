import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { createSignedInWorld } from '../../../test/createSignedInWorld'
import { renderAt } from '../../../test/renderAt'
import { PaymentsMade } from './PaymentsMade'
import { openedBooking } from '../../../test/openedBooking'

describe('the payments made', () => {
  it('distinguish a paid payment from a confirmed one', async () => {
    const { dashboard } = await createSignedInWorld()
    const booking = await openedBooking(dashboard, 'SUN1002')
    const bill = dashboard.bill('SUN1002').value
    if (bill === null) throw new Error('No booking')
    renderAt(dashboard, '', <PaymentsMade booking={booking} made={bill.payments} />, 'SUN1002')
    const payments = screen.getAllByText(/Reference PAY-/).map((note) => note.closest('li')?.textContent)
    expect(payments).toEqual([expect.stringMatching(/^Deposit Paid/), expect.stringMatching(/^Payment Paid/)])
  })

  it('show returned money with its sign and without a receipt', async () => {
    const { dashboard, backend } = await createSignedInWorld()
    backend.payments.refund({ payment: 'PAY-60118', amount: 20_000 })
    backend.payments.chargeBack({ payment: 'PAY-60118' })
    const booking = await openedBooking(dashboard)
    const bill = dashboard.bill('SUN1001').value
    if (bill === null) throw new Error('No booking')
    renderAt(dashboard, '', <PaymentsMade booking={booking} made={bill.payments} />, 'SUN1001')
    const rows = screen.getAllByText(/Reference PAY-/).map((note) => note.closest('li'))
    const texts = rows.map((row) => row?.textContent ?? '')
    expect(texts).toContainEqual(expect.stringMatching(/^Refund Returned.*-£200\.00/))
    expect(texts).toContainEqual(expect.stringMatching(/^Payment taken back by your bank Returned.*-£400\.00/))
    const withReceipt = rows.filter((row) => row?.querySelector('a') !== null)
    expect(withReceipt.map((row) => row?.textContent)).toEqual([expect.stringMatching(/^Deposit Paid/)])
  })
})
