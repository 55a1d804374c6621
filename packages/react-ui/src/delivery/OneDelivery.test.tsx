import type { ShownDelivery } from '@booking-dashboard/core'
import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { createSignedInWorld } from '../../test/createSignedInWorld'
import { renderAt } from '../../test/renderAt'
import { OneDelivery } from './OneDelivery'

const open = async (
  bookingRef: string,
  isMeant: (shown: ShownDelivery) => boolean,
  changes: Partial<ShownDelivery> = {},
) => {
  const { dashboard } = await createSignedInWorld()
  await dashboard.bookings.load(bookingRef)
  const found = dashboard.deliveryAddress(bookingRef).deliveries$.value?.deliveries.find(isMeant)
  if (found === undefined) throw new Error(`${bookingRef} has no such delivery`)
  renderAt(dashboard, '', <OneDelivery shown={{ ...found, ...changes }} update={null} />, bookingRef)
}
const onItsWay = ({ tracking }: ShownDelivery): boolean => tracking !== null

describe('a delivery that is on its way', () => {
  it('links to its tracking page, with its number beside the link', async () => {
    await open('SUN1003', onItsWay)
    const link = screen.getByRole('link', { name: /^Track this delivery/ })
    expect(link).toHaveAttribute('href', 'https://post.example/track/VR%204417%200925%203GB')
    expect(link).toHaveAttribute('rel', 'noopener noreferrer')
    expect(screen.getByText('VR 4417 0925 3GB').parentElement).toHaveTextContent(/^Tracking number VR 4417 0925 3GB$/)
  })

  it('shows only its number if it has no link', async () => {
    await open('SUN1003', onItsWay, { tracking: { number: 'RM 1', address: null } })
    expect(screen.getByText('RM 1')).toBeVisible()
    expect(screen.queryByRole('link', { name: /^Track this delivery/ })).toBeNull()
  })
})
