import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { createSignedInWorld } from '../../../../test/createSignedInWorld'
import { openApp } from '../../../../test/openApp'

const open = async (count: number, path = '/') => {
  const world = await createSignedInWorld()
  world.backend.bookings.fill(count)
  const app = openApp(world, path)
  return { ...app, world }
}
const field = () => screen.findByRole('searchbox', { name: 'Find a booking' })
const status = async (text: string | RegExp) =>
  waitFor(() => expect(within(screen.getByRole('search')).getByRole('status')).toHaveTextContent(text))
const years = (region: string) =>
  within(screen.getByRole('region', { name: region }))
    .getAllByRole('heading', { level: 3 })
    .map((heading) => within(heading).getByRole('button'))

describe('the filter of the bookings', () => {
  it('appears only for a long list', async () => {
    const { unmount } = await open(8)
    expect(await screen.findByRole('region', { name: 'Upcoming' })).toBeVisible()
    expect(screen.queryByRole('search')).not.toBeInTheDocument()
    unmount()
    await open(9)
    expect(await field()).toBeVisible()
  })

  it('finds by text, announces the number, and leaves the focus in the field', async () => {
    const { user } = await open(60)
    await user.type(await field(), 'vienna')
    await status('1 booking found')
    expect(await field()).toHaveFocus()
    expect(screen.getByRole('link', { name: 'Vienna: three nights in concert' })).toBeVisible()
    expect(screen.queryByRole('region', { name: 'Past bookings' })).not.toBeInTheDocument()
    await waitFor(() => expect(window.location.search).toBe('?q=vienna'))
  })

  it('is read from the address, whatever else the address contains', async () => {
    const { user } = await open(30, '/?from=mail&q=Verona&show=upcoming')
    expect(await field()).toHaveValue('Verona')
    expect(screen.getByRole('radio', { name: /^Upcoming/ })).toBeChecked()
    await status('1 booking found')
    await user.click(screen.getByRole('button', { name: 'Clear the filter' }))
    await status('30 bookings')
    expect(await field()).toHaveFocus()
    expect(window.location.search).toBe('?from=mail')
  })

  it('is cleared when the list is opened anew', async () => {
    const { user } = await open(30, '/?q=verona')
    await status('1 booking found')
    await user.click(screen.getAllByRole('link', { name: 'Manage My Bookings' })[0] ?? document.body)
    await status('30 bookings')
    expect(await field()).toHaveValue('')
  })

  it('is written as soon as the field is left, before any link can be followed', async () => {
    const { user } = await open(30)
    await user.type(await field(), 'verona')
    await user.tab()
    expect(window.location.search).toBe('?q=verona')
    await status('1 booking found')
  })

  it('can be cleared if nothing is found, and says where there are matches', async () => {
    const { user } = await open(30, '/?q=vienna&show=past')
    expect(await screen.findByRole('heading', { name: 'No bookings match' })).toBeVisible()
    expect(screen.getByText('Nothing under Past, but 1 booking elsewhere.')).toBeVisible()
    await status('No bookings found')
    await user.click(screen.getByRole('button', { name: 'Clear the filter' }))
    await status('30 bookings')
    expect(await field()).toHaveFocus()
  })
})

describe('very many bookings', () => {
  it('are grouped by year, with the first of each open one, and the numbers of all and of those that need attention', async () => {
    const { user } = await open(1000)
    await field()
    const past = years('Past bookings')
    expect(past.length).toBeGreaterThan(10)
    expect(past.map((button) => button.getAttribute('aria-expanded'))).toEqual(
      past.map((_, index) => String(index === 0)),
    )
    expect(past[1]).toHaveAccessibleName(/^20\d\d \d+ bookings/)
    expect(years('Upcoming')[0]).toHaveAccessibleName(/needs? attention$/)
    const before = screen.getAllByRole('heading', { level: 4 }).length
    await user.click(past[1] ?? document.body)
    await waitFor(() => expect(screen.getAllByRole('heading', { level: 4 }).length).toBeGreaterThan(before))
    expect(past[1]).toHaveAttribute('aria-expanded', 'true')
  })

  it('are shown in portions, and the first of the next portion has the focus', async () => {
    const { user } = await open(1000, '/?show=past')
    await field()
    const [newest] = years('Past bookings')
    const region = within(screen.getByRole('region', { name: 'Past bookings' }))
    expect(region.getAllByRole('listitem')).toHaveLength(50)
    await user.click(region.getByRole('button', { name: /^Show \d+ more of/ }))
    await waitFor(() => expect(region.getAllByRole('listitem').length).toBeGreaterThan(50))
    expect(within(region.getAllByRole('listitem')[50] ?? document.body).getAllByRole('link')[0]).toHaveFocus()
    expect(newest).toHaveAccessibleName(new RegExp(`${region.getAllByRole('listitem').length} bookings`))
  })
})
