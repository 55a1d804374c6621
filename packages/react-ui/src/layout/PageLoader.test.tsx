import { act, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, it, vi } from 'vitest'
import { createWorld } from '../../test/createWorld'
import { AreaProvider } from '../dashboard/DashboardContext'
import { PageLoader } from './PageLoader'

afterEach(() => {
  vi.useRealTimers()
})

it('says after 5 s that it takes longer than usual, and offers to load the page anew after 15 s', async () => {
  const { dashboard } = await createWorld()
  vi.useFakeTimers()
  render(
    <AreaProvider value={dashboard}>
      <MemoryRouter>
        <PageLoader />
      </MemoryRouter>
    </AreaProvider>,
  )
  const pass = (milliseconds: number): void => act(() => void vi.advanceTimersByTime(milliseconds))
  pass(4999)
  expect(screen.getByRole('status')).not.toHaveTextContent('longer than usual')
  pass(1)
  expect(screen.getByRole('status')).toHaveTextContent('Loading the page. This is taking longer than usual.')
  pass(9999)
  expect(screen.queryByRole('button')).toBeNull()
  pass(1)
  expect(screen.getByRole('button', { name: 'Reload the page' })).toBeVisible()
})
