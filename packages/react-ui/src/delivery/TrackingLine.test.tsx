import { latest } from '@booking-dashboard/core'
import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { createSignedInWorld } from '../testing/createSignedInWorld'
import { renderAt } from '../testing/renderAt'
import { OneDelivery } from './OneDelivery'

const open = async (changes: { readonly trackingId?: string; readonly trackingUrl?: string | null }) => {
  const { dashboard } = await createSignedInWorld()
  await dashboard.bookings.load('SUN1003')()
  const booking = latest(dashboard.bookings.booking('SUN1003').value)
  const sent = booking?.deliveries.find(({ status }) => status === 'onItsWay')
  if (booking === null || sent === undefined) throw new Error('Nothing is on its way')
  renderAt(dashboard, '', <OneDelivery booking={booking} delivery={{ ...sent, ...changes }} />, 'SUN1003')
}

describe('a delivery that is on its way', () => {
  it('is followed at its own page, with its number beside the link', async () => {
    await open({})
    expect(screen.getByRole('link', { name: /^Track this delivery/ })).toHaveAttribute(
      'href',
      'https://post.example/track/VR%204417%200925%203GB',
    )
    expect(screen.getByText('Tracking number VR 4417 0925 3GB')).toBeVisible()
  })

  it('is followed also where no page came with it', async () => {
    await open({ trackingUrl: null })
    expect(screen.getByRole('link', { name: /^Track this delivery/ })).toHaveAttribute(
      'href',
      expect.stringMatching(/^https:\/\/.*VR%204417%200925%203GB$/),
    )
  })

  it('has its number where no link can be made of it', async () => {
    await open({ trackingId: 'RM\ud800' })
    expect(screen.getByText(/^Tracking number RM/)).toBeVisible()
    expect(screen.queryByRole('link', { name: /^Track this delivery/ })).toBeNull()
  })
})

it('leads to the tickets that are ready only where one of them is still held', async () => {
  const { dashboard } = await createSignedInWorld()
  await dashboard.bookings.load('SUN1002')()
  const booking = latest(dashboard.bookings.booking('SUN1002').value)
  const ready = booking?.deliveries.find(({ status }) => status === 'readyToDownload')
  if (booking === null || ready === undefined) throw new Error('Nothing is ready')
  const named = { ...ready, downloads: ready.downloads.filter(({ ticketIds }) => ticketIds.length > 0) }
  const sold = booking.tickets.map((ticket) => ({ ...ticket, resale: { code: 3, enabled: false, reason: null } }))
  const { unmount } = renderAt(dashboard, '', <OneDelivery booking={booking} delivery={named} />, 'SUN1002')
  expect(screen.getByRole('link')).toHaveAttribute('href', expect.stringMatching(/#tickets-ready$/))
  unmount()
  renderAt(dashboard, '', <OneDelivery booking={{ ...booking, tickets: sold }} delivery={named} />, 'SUN1002')
  expect(screen.queryByRole('link')).toBeNull()
})
