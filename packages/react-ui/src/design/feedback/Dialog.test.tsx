import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { Dialog } from './Dialog'

const show = (required: boolean) => {
  const onClose = vi.fn()
  render(
    <Dialog open title="Sign out" required={required} onClose={onClose} actions={<button type="button">Cancel</button>}>
      Do you want to continue?
    </Dialog>,
  )
  return { onClose, dialog: screen.getByRole(required ? 'alertdialog' : 'dialog') }
}

test('is named and described, and its heading takes the focus', () => {
  const { dialog } = show(false)
  expect(dialog).toHaveAccessibleName('Sign out')
  expect(dialog).toHaveAccessibleDescription('Do you want to continue?')
  expect(screen.getByRole('heading', { name: 'Sign out' })).toHaveFocus()
})

test('closes by its button, by Escape and by a click outside', async () => {
  const { onClose, dialog } = show(false)
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(onClose).toHaveBeenCalledTimes(1)
  fireEvent(dialog, new Event('cancel', { cancelable: true }))
  expect(onClose).toHaveBeenCalledTimes(2)
  fireEvent.mouseDown(dialog)
  expect(onClose).toHaveBeenCalledTimes(3)
})

test('stays open when its content is clicked', () => {
  const { onClose } = show(false)
  fireEvent.mouseDown(screen.getByText('Do you want to continue?'))
  expect(onClose).not.toHaveBeenCalled()
})

test('can be left only by its actions when it is required', () => {
  const { onClose, dialog } = show(true)
  const escape = new Event('cancel', { cancelable: true })
  fireEvent(dialog, escape)
  fireEvent.mouseDown(dialog)
  expect(escape.defaultPrevented).toBe(true)
  expect(onClose).not.toHaveBeenCalled()
  expect(screen.queryByRole('button', { name: 'Close' })).not.toBeInTheDocument()
})

test('opens again when the browser closed a required one', () => {
  const { onClose, dialog } = show(true)
  if (dialog instanceof HTMLDialogElement) dialog.close()
  expect(dialog).toHaveAttribute('open')
  expect(onClose).not.toHaveBeenCalled()
})
