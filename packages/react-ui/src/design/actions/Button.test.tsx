import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { Button } from './Button'

test('ignores clicks while busy, and retains its text and the focus', async () => {
  const onClick = vi.fn()
  const { rerender } = render(<Button onClick={onClick}>Pay £240.00</Button>)
  const button = screen.getByRole('button')
  button.focus()
  rerender(
    <Button onClick={onClick} busy busyLabel="Paying">
      Pay £240.00
    </Button>,
  )
  await userEvent.click(button)
  await userEvent.keyboard('{Enter}')
  expect(onClick).not.toHaveBeenCalled()
  expect(button).toHaveFocus()
  expect(button).toHaveAttribute('aria-busy', 'true')
  expect(button).toHaveAttribute('aria-disabled', 'true')
  expect(button).toHaveAccessibleName(/Pay £240\.00.*Paying/)
})

test('does not send its form while busy', async () => {
  const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault())
  render(
    <form onSubmit={onSubmit}>
      <Button type="submit" busy>
        Sign in
      </Button>
    </form>,
  )
  await userEvent.click(screen.getByRole('button'))
  expect(onSubmit).not.toHaveBeenCalled()
})
