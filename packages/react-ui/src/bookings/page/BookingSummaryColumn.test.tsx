import { type Booking, latest, minor } from '@booking-dashboard/core'
import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { createSignedInWorld } from '../../testing/createSignedInWorld'
import { renderAt } from '../../testing/renderAt'
import { BookingSummaryColumn } from './BookingSummaryColumn'

const beside = async (changes: Partial<Booking>) => {
  const { dashboard } = await createSignedInWorld()
  await dashboard.bookings.load('SUN1001')()
  const booking = latest(dashboard.bookings.booking('SUN1001').value)
  if (booking === null) throw new Error('No booking')
  const { outstandingBalance = booking.outstandingBalance } = changes
  const changed = { ...booking, ...changes, prices: { ...booking.prices, outstandingBalance } }
  renderAt(dashboard, '', <BookingSummaryColumn booking={changed} />)
  return within(screen.getByRole('complementary', { name: 'What you owe' }))
}

describe('the summary of a booking', () => {
  it('says what is to pay, and until when', async () => {
    const side = await beside({})
    expect(side.getAllByText('Balance to pay')).toHaveLength(2)
    expect(side.getAllByText('£1,324.00')).toHaveLength(2)
    expect(side.getByText('Due')).toBeVisible()
  })

  it('says that all is paid', async () => {
    const side = await beside({ outstandingBalance: minor(0) })
    expect(side.getAllByText('All paid')).toHaveLength(2)
    expect(side.getByText('There is nothing left to pay.')).toBeVisible()
    expect(side.queryByText('Due')).toBeNull()
  })

  it('says by how much it is overpaid, as no balance', async () => {
    const side = await beside({ outstandingBalance: minor(-2000), paymentStatus: 'overpaid' })
    expect(side.getAllByText('Overpaid')).toHaveLength(2)
    expect(side.getAllByText('£20.00')).toHaveLength(2)
    expect(side.getByText('You have paid more than your booking costs.')).toBeVisible()
    expect(side.queryByText('All paid')).toBeNull()
  })

  it('asks for nothing of a booking that was cancelled', async () => {
    const side = await beside({ status: 'cancelled' })
    expect(side.getAllByText('Nothing to pay')).toHaveLength(2)
    expect(side.getByText('This booking is cancelled.')).toBeVisible()
    expect(side.queryByText('Balance to pay')).toBeNull()
    expect(side.queryByText('£1,324.00')).toBeNull()
  })
})
