import type { GateFile, GateView, GateViewState } from '@booking-dashboard/core/ports'
import { offlineWords } from '@booking-dashboard/core/composition'
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { BehaviorSubject } from 'rxjs'
import { afterEach, expect, test, vi } from 'vitest'
import { GateButton } from './GateButton'
import { savedFiles } from '../../../../test/savedFiles'

afterEach(() => vi.restoreAllMocks())

const words = offlineWords.screen.offline
const page = { picture: 'data:image/png;base64,', text: 'Row 4, seat 12', width: 1600, height: 2263 }
const ticket = { title: 'Strauss and friends, Amelia Hart', note: 'Wed 16 December 2026, 19:00', key: 'k1' }

const show = async (file: GateFile, count = 2) => {
  const state$ = new BehaviorSubject<GateViewState>({ ticket, position: 1, count, file })
  const view = { state$, open: vi.fn(), next: vi.fn(), previous: vi.fn() } satisfies GateView
  const onShown = vi.fn()
  render(<GateButton view={view} words={words} variant="primary" onShown={onShown} />)
  const button = screen.getByRole('button', { name: 'Show at the gate' })
  await userEvent.click(button)
  await screen.findByRole('dialog')
  return { view, state$, button, onShown }
}

test('a ticket opens on the whole screen, with its pages and their text', async () => {
  const { view, state$ } = await show({ kind: 'loading' })
  expect(view.open).toHaveBeenCalledTimes(1)
  expect(screen.getByRole('dialog')).toHaveAccessibleName('Ticket 1 of 2')
  expect(screen.getByRole('heading', { name: 'Ticket 1 of 2' })).toHaveFocus()
  expect(screen.queryByRole('img')).not.toBeInTheDocument()
  act(() => state$.next({ ...state$.value, file: { kind: 'shown', pages: [page, page] } }))
  expect(screen.getAllByRole('img').map((image) => image.getAttribute('alt'))).toEqual([
    'Strauss and friends, Amelia Hart. Page 1 of 2. Row 4, seat 12',
    'Strauss and friends, Amelia Hart. Page 2 of 2. Row 4, seat 12',
  ])
})

test('the buttons lead to the tickets before and after, and not beyond the first', async () => {
  const { view } = await show({ kind: 'shown', pages: [page] })
  await userEvent.click(screen.getByRole('button', { name: 'Previous ticket' }))
  await userEvent.click(screen.getByRole('button', { name: 'Next ticket' }))
  expect([view.previous.mock.calls.length, view.next.mock.calls.length]).toEqual([0, 1])
})

test('a page is enlarged for its code, and whole again', async () => {
  await show({ kind: 'shown', pages: [page] })
  await userEvent.click(screen.getByRole('button', { name: 'Enlarge' }))
  await userEvent.click(screen.getByRole('button', { name: 'Whole page' }))
  expect(screen.getByRole('button', { name: 'Enlarge' })).toBeVisible()
})

test('one ticket alone has no other to go to', async () => {
  await show({ kind: 'shown', pages: [page] }, 1)
  expect(screen.getByRole('heading', { name: 'Your ticket' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Next ticket' })).not.toBeInTheDocument()
})

test('Close closes it, and so does the browser', async () => {
  const { button, onShown } = await show({ kind: 'shown', pages: [page] })
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(onShown.mock.calls).toEqual([[true], [false]])
  await userEvent.click(button)
  const dialog = await screen.findByRole<HTMLDialogElement>('dialog')
  // As on Escape.
  act(() => dialog.close())
  expect(dialog).not.toBeInTheDocument()
})

test('a file that could not be fetched is fetched again, and one that cannot be drawn is saved', async () => {
  const saved = savedFiles()
  const { view, state$ } = await show({ kind: 'notFetched' })
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(view.open).toHaveBeenCalledTimes(2)
  const file = { name: 'ticket.pdf', contentType: 'application/pdf', bytes: new Uint8Array([1]) }
  act(() => state$.next({ ...state$.value, file: { kind: 'unreadable', file } }))
  await userEvent.click(screen.getByRole('button', { name: 'Save the file' }))
  expect(saved).toHaveLength(1)
})

test('the button is missing if there is nothing to show', () => {
  render(<GateButton view={null} words={words} variant="primary" />)
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
})
