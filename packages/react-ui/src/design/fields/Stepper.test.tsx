import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { Stepper } from './Stepper'

const add = () => screen.getByRole('button', { name: 'Add one Adult ticket' })
const remove = () => screen.getByRole('button', { name: 'Remove one Adult ticket' })

test('counts up and down by one and announces the number', async () => {
  const onChange = vi.fn()
  render(<Stepper label="Adult ticket" value={2} onChange={onChange} />)
  await userEvent.click(add())
  await userEvent.click(remove())
  expect(onChange.mock.calls).toEqual([[3], [1]])
  expect(screen.getByRole('status')).toHaveTextContent('2')
})

test('stops at the maximum, and says why', async () => {
  const onChange = vi.fn()
  render(<Stepper label="Adult ticket" value={4} max={4} reason="You can buy up to 4." onChange={onChange} />)
  await userEvent.click(add())
  expect(onChange).not.toHaveBeenCalled()
  expect(add()).toHaveAttribute('aria-disabled', 'true')
  expect(add()).toHaveAccessibleDescription('You can buy up to 4.')
  expect(remove()).not.toHaveAttribute('aria-disabled')
  expect(remove()).not.toHaveAccessibleDescription()
})

test('stops at none', async () => {
  const onChange = vi.fn()
  render(<Stepper label="Adult ticket" value={0} onChange={onChange} />)
  await userEvent.click(remove())
  expect(onChange).not.toHaveBeenCalled()
})

test('does nothing when sold out, and stays focusable to announce the reason', async () => {
  const onChange = vi.fn()
  render(<Stepper label="Adult ticket" value={0} max={0} reason="Sold out" onChange={onChange} />)
  await userEvent.tab()
  expect(remove()).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await userEvent.click(add())
  expect(onChange).not.toHaveBeenCalled()
  expect(remove()).toHaveAccessibleDescription('Sold out')
})
