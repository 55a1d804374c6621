import type { Dashboard, TicketToShow } from '@booking-dashboard/core'
import type { TicketFileEnd } from '@booking-dashboard/core/ports'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { createSignedInWorld } from '../../test/createSignedInWorld'
import * as saving from '../bookings/files/saveFile'
import { AreaProvider } from '../dashboard/DashboardContext'
import { TicketFileButton } from './TicketFileButton'

afterEach(() => vi.restoreAllMocks())

const file = { name: 'SUN1.pdf', contentType: 'application/pdf', bytes: new Uint8Array() }

const ticket = (key: string): TicketToShow => ({
  download: { kind: 'own', name: key, key, ticketIds: [] },
  tickets: [],
  holders: [],
})

const show = async (join: () => Promise<TicketFileEnd>) => {
  const { dashboard } = await createSignedInWorld()
  render(
    <AreaProvider value={{ ...dashboard, ticketFile: async () => ({ join }) } as Dashboard}>
      <TicketFileButton bookingRef="SUN1" tickets={[ticket('k1'), ticket('k2')]} />
    </AreaProvider>,
  )
}

const press = async (end: TicketFileEnd) => {
  const saveFile = vi.spyOn(saving, 'saveFile').mockImplementation(() => undefined)
  const join = vi.fn(async () => end)
  await show(join)
  await userEvent.click(screen.getByRole('button', { name: 'Save all in one file' }))
  return { saveFile, join }
}

it('saves a whole file at once, and names what is elsewhere', async () => {
  const { saveFile } = await press({
    kind: 'joined',
    file,
    count: 2,
    missing: [{ title: 'Opera', reason: 'elsewhere' }],
    isWhole: true,
  })
  expect(saveFile).toHaveBeenCalledExactlyOnceWith(file)
  expect(await screen.findByRole('status')).toHaveTextContent('Your tickets are in one file')
  expect(screen.getByRole('listitem')).toHaveTextContent('On the site of its issuer: Opera')
})

it('offers the others if a ticket is missing, and says which', async () => {
  const { saveFile, join } = await press({
    kind: 'joined',
    file,
    count: 2,
    missing: [
      { title: 'Row 1', reason: 'notFetched' },
      { title: 'Row 2', reason: 'unreadable' },
    ],
    isWhole: false,
  })
  expect(saveFile).not.toHaveBeenCalled()
  expect(await screen.findByRole('alert')).toHaveTextContent('Some tickets cannot be in the file')
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Could not be downloaded: Row 1',
    'Cannot be joined, so save it above: Row 2',
  ])
  await userEvent.click(screen.getByRole('button', { name: 'Save the others' }))
  expect(saveFile).toHaveBeenCalledExactlyOnceWith(file)
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(join).toHaveBeenCalledTimes(2)
})

it('says that there is no file, and offers to try again', async () => {
  const { saveFile, join } = await press({ kind: 'failed', missing: [] })
  expect(saveFile).not.toHaveBeenCalled()
  expect(await screen.findByRole('alert')).toHaveTextContent('We could not put your tickets into one file')
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(join).toHaveBeenCalledTimes(2)
})
