import { act, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { BackToForm } from './BackToForm'

const scrollTo = (y: number): void =>
  act(() => {
    Object.defineProperty(window, 'scrollY', { value: y, configurable: true })
    window.dispatchEvent(new Event('scroll'))
  })

afterEach(() => vi.restoreAllMocks())

it('appears after 100 px of scrolling, and leads back to the heading', async () => {
  const scrolled = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined)
  render(
    <>
      <h1 tabIndex={-1}>Profile</h1>
      <BackToForm label="Back to the start" />
    </>,
  )
  scrollTo(100)
  expect(screen.queryByRole('button')).toBeNull()
  scrollTo(101)
  await userEvent.click(screen.getByRole('button', { name: 'Back to the start' }))
  expect(scrolled).toHaveBeenCalledWith(0, 0)
  expect(screen.getByRole('heading')).toHaveFocus()
  scrollTo(0)
  expect(screen.queryByRole('button')).toBeNull()
})

it('reads the position of the page only after its first paint', async () => {
  const read = vi.fn(() => 200)
  Object.defineProperty(window, 'scrollY', { get: read, configurable: true })
  render(<BackToForm label="Back to the start" />)
  expect(read).not.toHaveBeenCalled()
  expect(await screen.findByRole('button', { name: 'Back to the start' })).toBeVisible()
})
