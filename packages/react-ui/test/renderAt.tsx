import type { Dashboard } from '@booking-dashboard/core'
import { render } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { MemoryRouter, Route, Routes } from 'react-router-dom'
import { VisitorArea } from '../src/dashboard/areas'
import type { Composition } from '../src/composition/compose'
import { AreaProvider } from '../src/dashboard/DashboardContext'

/** A composition whose areas are all loaded, from the given dashboard. */
const loadedAs = (dashboard: Dashboard): Composition => {
  const everything = { features: dashboard, names: undefined }
  return { visitor: dashboard, load: async () => everything as never }
}

/**
 * Renders one booking screen at its address, with a simulated user. Give `route` if a part of the address is a
 * parameter.
 */
export const renderAt = (
  dashboard: Dashboard,
  part: string,
  screen: ReactNode,
  bookingRef = 'SUN1001',
  route = part,
) => {
  const user = userEvent.setup()
  const view = render(
    <VisitorArea composition={loadedAs(dashboard)}>
      <AreaProvider value={dashboard}>
        <MemoryRouter initialEntries={[`/booking/${bookingRef}${part}`]}>
          <Routes>
            <Route path={`/booking/:bookingRef${route}`} element={screen} />
            <Route path="*" element={<p>Another page</p>} />
          </Routes>
        </MemoryRouter>
      </AreaProvider>
    </VisitorArea>,
  )
  return { user, ...view }
}
