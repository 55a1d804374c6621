import type { Dashboard } from '@booking-dashboard/core'
import { render } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { MemoryRouter, Route, Routes } from 'react-router-dom'
import { AreaProvider } from '../composition/DashboardContext'

/** One booking screen at its address, with a person in front of it. `route` where a piece of the address is a parameter. */
export const renderAt = (
  dashboard: Dashboard,
  part: string,
  screen: ReactNode,
  bookingRef = 'SUN1001',
  route = part,
) => {
  const user = userEvent.setup()
  const view = render(
    <AreaProvider value={dashboard}>
      <MemoryRouter initialEntries={[`/booking/${bookingRef}${part}`]}>
        <Routes>
          <Route path={`/booking/:bookingRef${route}`} element={screen} />
          <Route path="*" element={<p>Another page</p>} />
        </Routes>
      </MemoryRouter>
    </AreaProvider>,
  )
  return { user, ...view }
}
