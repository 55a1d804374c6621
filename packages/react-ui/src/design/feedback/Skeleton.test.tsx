import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Loading, Skeleton, useDelayed } from './Skeleton'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

function Late({ ms }: { readonly ms?: number }) {
  return <p>{useDelayed(ms) ? 'late' : 'early'}</p>
}

test('becomes visible after 200 ms, and not before', () => {
  render(<Late />)
  act(() => vi.advanceTimersByTime(199))
  expect(screen.getByText('early')).toBeInTheDocument()
  act(() => vi.advanceTimersByTime(1))
  expect(screen.getByText('late')).toBeInTheDocument()
})

test('leaves no timer behind', () => {
  const { unmount } = render(<Late ms={5000} />)
  expect(vi.getTimerCount()).toBe(1)
  unmount()
  expect(vi.getTimerCount()).toBe(0)
})

test('announces loading only if it takes a while', () => {
  render(
    <Loading label="Loading your bookings">
      <Skeleton />
    </Loading>,
  )
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
  act(() => vi.advanceTimersByTime(200))
  expect(screen.getByRole('status')).toHaveTextContent('Loading your bookings')
  act(() => vi.advanceTimersByTime(4799))
  expect(screen.getByRole('status')).not.toHaveTextContent('longer than usual')
  act(() => vi.advanceTimersByTime(1))
  expect(screen.getByRole('status')).toHaveTextContent('This is taking longer than usual.')
})
