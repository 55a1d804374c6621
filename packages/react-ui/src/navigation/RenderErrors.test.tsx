import type { ErrorReport } from '@booking-dashboard/core/ports'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Link, MemoryRouter, Route, Routes } from 'react-router-dom'
import { AreaProvider } from '../composition/DashboardContext'
import { createSignedInWorld } from '../testing/createSignedInWorld'
import type { World } from '../testing/createWorld'
import { LoadError } from './loadPart'
import { RenderErrors } from './RenderErrors'

let world: World
const reports: ErrorReport[] = []
beforeEach(async () => {
  reports.length = 0
  world = await createSignedInWorld(undefined, { report: (report) => void reports.push(report) })
  await world.dashboard.customer.load()
  // React says on the console what the boundary caught.
  vi.spyOn(console, 'error').mockReturnValue()
})
afterEach(() => {
  vi.restoreAllMocks()
})

const showFailing = (error: Error) => {
  const Failing = (): never => {
    throw error
  }
  return render(
    <AreaProvider value={world.dashboard}>
      <MemoryRouter initialEntries={['/profile']}>
        <RenderErrors>
          <Routes>
            <Route path="/profile" element={<Failing />} />
            <Route path="/error" element={<p>The error page</p>} />
          </Routes>
        </RenderErrors>
      </MemoryRouter>
    </AreaProvider>,
  )
}

it.each([
  ['render', new Error('broken')],
  ['load/missing', new LoadError('missing')],
  ['load/other', new LoadError('other')],
])('leads to /error and reports %s with the customer’s id', (code, error) => {
  showFailing(error)
  expect(screen.getByText('The error page')).toBeVisible()
  expect(reports).toEqual([{ code, message: '', severity: 'fatal', customerId: '7001' }])
})

it('reports no time-out', () => {
  showFailing(new LoadError('timeout'))
  expect(screen.getByText('The error page')).toBeVisible()
  expect(reports).toEqual([])
})

it.each([
  ['anew where a part of the page was missing', new LoadError('missing'), 1],
  ['no more where it was not', new Error('broken'), 0],
])('whoever goes on from /error loads the document %s', async (_, error, expected) => {
  let isBroken = true
  let reloads = 0
  const Broken = () => {
    if (isBroken) throw error
    return <p>The profile</p>
  }
  render(
    <AreaProvider value={world.dashboard}>
      <MemoryRouter initialEntries={['/profile']}>
        <RenderErrors reload={() => void (reloads += 1)}>
          <Routes>
            <Route path="/profile" element={<Broken />} />
            <Route path="/error" element={<Link to="/profile">Back</Link>} />
          </Routes>
        </RenderErrors>
      </MemoryRouter>
    </AreaProvider>,
  )
  isBroken = false
  expect(reloads).toBe(0)
  await userEvent.click(screen.getByRole('link', { name: 'Back' }))
  expect(screen.getByText('The profile')).toBeVisible()
  expect(reloads).toBe(expected)
})
