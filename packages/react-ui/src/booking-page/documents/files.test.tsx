import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { fail } from '../../../test/fail'
import { createSignedInWorld } from '../../../test/createSignedInWorld'
import { openApp } from '../../../test/openApp'
import { savedFiles } from '../../../test/savedFiles'

afterEach(() => vi.restoreAllMocks())

const open = async (reference: string, hash = '') => {
  const saved = savedFiles()
  const world = await createSignedInWorld()
  return { saved, world, ...openApp(world, `/booking/${reference}${hash}`) }
}

describe('tickets that are ready', () => {
  it('are downloaded by their key, and saved', async () => {
    const { user, saved, world } = await open('SUN1002')
    const ticket = await screen.findByRole('link', { name: /Strauss and friends, Amelia Hart/ })
    expect(ticket.getAttribute('href')).toMatch(/^\/api\/booking\/download\/[^/]+$/)
    await user.click(ticket)
    await waitFor(() => expect(saved).toHaveLength(1))
    expect(saved[0]?.type).toContain('application/pdf')
    expect(world.calls.map(({ call }) => call)).toContain(`GET ${ticket.getAttribute('href')}`)
  })

  it('from elsewhere are opened there, in a window that cannot reach ours', async () => {
    await open('SUN1002')
    const external = await screen.findByRole('link', { name: /\(opens in a new tab\)/ })
    expect(external).toHaveAttribute('target', '_blank')
    expect(external).toHaveAttribute('rel', 'noopener noreferrer')
    expect(external.getAttribute('href')).toMatch(/^https:/)
  })

  it('that cannot be downloaded show the reason, on the same page', async () => {
    const { user, saved, world } = await open('SUN1002')
    const ticket = await screen.findByRole('link', { name: /Strauss and friends, Amelia Hart/ })
    fail(world.backend, 'downloadByKey', 'always')
    await user.click(ticket)
    expect(await screen.findByText(world.dashboard.texts.operations.download.text)).toBeVisible()
    expect(saved).toEqual([])
    await waitFor(() => expect(ticket).not.toHaveAttribute('aria-busy'))
  })

  it('come first, and have the focus, if the customer follows a link to them', async () => {
    await open('SUN1002', '#tickets-ready')
    const heading = await screen.findByRole('heading', { level: 2, name: 'Your tickets are ready' })
    await waitFor(() => expect(document.activeElement).toBe(heading.closest('section')))
    expect(screen.getAllByRole('heading', { level: 2 })[0]).toBe(heading)
  })

  it('are one click away on the card of the list that has them, and on no other', async () => {
    openApp(await createSignedInWorld(), '/')
    await screen.findByRole('link', { name: 'Barcelona: seven nights of music' })
    expect(screen.getAllByRole('link', { name: /^Show tickets/ }).map((link) => link.getAttribute('href'))).toEqual([
      '/booking/SUN1002#tickets-ready',
    ])
  })
})

describe('the documents for the trip', () => {
  it('include the confirmation, downloaded once for several clicks', async () => {
    const { saved, world } = await open('SUN1001')
    const confirmation = await screen.findByRole('link', { name: /Booking confirmation/ })
    fireEvent.click(confirmation)
    fireEvent.click(confirmation)
    await waitFor(() => expect(saved).toHaveLength(1))
    expect(world.calls.filter(({ call }) => call === 'GET /api/booking/SUN1001/downloads/confirmation')).toHaveLength(1)
  })

  it('include the itinerary on paper, without buttons and with every name', async () => {
    await open('SUN1001')
    await screen.findByRole('heading', { name: 'Price summary' })
    expect(document.querySelector('article')).toBeNull()
    act(() => void window.dispatchEvent(new Event('beforeprint')))
    const sheet = document.querySelector('article')
    if (sheet === null) throw new Error('Nothing to print')
    const paper = within(sheet)
    expect(paper.queryAllByRole('button')).toEqual([])
    expect(paper.queryAllByRole('link')).toEqual([])
    for (const words of [
      'SUN1001',
      '07:25 GMT',
      'London Gatwick to Barcelona',
      'Departure time TBC',
      'Double room: Amelia Hart and Theo Hart',
      '2 × Balcony: Amelia Hart and Theo Hart',
      'Travel insurance for two',
      /Contact Meridian Journeys/,
    ])
      expect(paper.getByText(words)).toBeInTheDocument()
    act(() => void window.dispatchEvent(new Event('afterprint')))
    expect(document.querySelector('article')).toBeNull()
  })
})

describe('a delivery', () => {
  it('shows its progress, and its address', async () => {
    await open('SUN1001')
    const track = within(await screen.findByRole('list', { name: 'Progress of Tracked post' }))
    expect(track.getAllByRole('listitem').map((step) => step.textContent)).toEqual([
      'Order placed: Done',
      'Being prepared: Now',
      'On its way: To come',
    ])
    expect(await screen.findByText(/^To 14 Lantern Yard, .*BS4 3DR$/)).toBeVisible()
    expect(screen.queryByRole('link', { name: /Track this delivery/ })).toBeNull()
  })
})
