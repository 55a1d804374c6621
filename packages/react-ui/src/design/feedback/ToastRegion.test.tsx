import { act, fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import type { ToastContent } from './Toast'
import { ToastRegion } from './ToastRegion'

const saved: ToastContent = { id: 'a', meaning: 'success', message: 'Saved' }
const refused: ToastContent = {
  id: 'b',
  meaning: 'danger',
  message: ['Two tickets could not be listed.', 'Try again.'],
}

function show(first: readonly ToastContent[]) {
  const onPause = vi.fn()
  const onResume = vi.fn()
  function Screen() {
    const [toasts, setToasts] = useState(first)
    return (
      <>
        <button type="button">Before</button>
        <ToastRegion
          toasts={toasts}
          onDismiss={(id) => setToasts(toasts.filter((toast) => toast.id !== id))}
          onPause={onPause}
          onResume={onResume}
        />
      </>
    )
  }
  render(<Screen />)
  return { onPause, onResume }
}

test('announces errors at once and the rest politely', () => {
  show([saved, refused])
  expect(within(screen.getByRole('status')).getByText('Saved')).toBeVisible()
  expect(screen.getByRole('alert')).toHaveTextContent('Two tickets could not be listed.Try again.')
  expect(screen.getByRole('alert')).not.toHaveTextContent('Saved')
})

test('has its live regions before the first message', () => {
  show([])
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
  expect(screen.getByRole('alert')).toBeEmptyDOMElement()
})

test('pauses while the pointer is over it', async () => {
  const { onPause, onResume } = show([saved])
  await userEvent.hover(screen.getByText('Saved'))
  expect(onPause).toHaveBeenCalledOnce()
  expect(onResume).not.toHaveBeenCalled()
  await userEvent.unhover(screen.getByText('Saved'))
  expect(onResume).toHaveBeenCalledOnce()
})

test('stays paused while focus or pointer is still within', async () => {
  const { onPause, onResume } = show([saved])
  act(() => screen.getByRole('button', { name: 'Dismiss' }).focus())
  await userEvent.hover(screen.getByText('Saved'))
  await userEvent.unhover(screen.getByText('Saved'))
  expect(onPause).toHaveBeenCalledOnce()
  expect(onResume).not.toHaveBeenCalled()
  act(() => screen.getByRole('button', { name: 'Before' }).focus())
  expect(onResume).toHaveBeenCalledOnce()
})

test('disappears when dismissed, resumes, and returns the focus', async () => {
  const { onResume } = show([saved])
  screen.getByRole('button', { name: 'Before' }).focus()
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  expect(screen.queryByText('Saved')).not.toBeInTheDocument()
  expect(onResume).toHaveBeenCalledOnce()
  expect(screen.getByRole('button', { name: 'Before' })).toHaveFocus()
})

test('resumes when the toast under the pointer disappears, and pauses again over the next', async () => {
  const { onPause, onResume } = show([saved, refused])
  await userEvent.click(within(screen.getByRole('status')).getByRole('button', { name: 'Dismiss' }))
  expect(onResume).toHaveBeenCalledOnce()
  expect(onPause).toHaveBeenCalledOnce()
  fireEvent.pointerMove(screen.getByText('Try again.'))
  expect(onPause).toHaveBeenCalledTimes(2)
})

test('does not stay paused when the toast under the pointer is cleared from outside', async () => {
  const onResume = vi.fn()
  const region = (toasts: readonly ToastContent[]) => (
    <ToastRegion toasts={toasts} onDismiss={() => {}} onPause={() => {}} onResume={onResume} />
  )
  const { rerender } = render(region([saved]))
  await userEvent.hover(screen.getByText('Saved'))
  rerender(region([]))
  expect(onResume).toHaveBeenCalledOnce()
})
