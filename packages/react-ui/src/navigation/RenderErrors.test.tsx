import type { ErrorReport } from '@booking-dashboard/core'
import { render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { MemoryRouter, Route, Routes } from 'react-router-dom'
import { DashboardProvider } from '../composition/DashboardContext'
import { createSignedInWorld } from '../testing/createSignedInWorld'
import type { World } from '../testing/createWorld'
import { LoadError } from './LoadError'
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
    <DashboardProvider value={world.dashboard}>
      <MemoryRouter initialEntries={['/profile']}>
        <RenderErrors>
          <Routes>
            <Route path="/profile" element={<Failing />} />
            <Route path="/error" element={<p>The error page</p>} />
          </Routes>
        </RenderErrors>
      </MemoryRouter>
    </DashboardProvider>,
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
