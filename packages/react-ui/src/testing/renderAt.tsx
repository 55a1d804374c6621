import type { Dashboard } from '@booking-dashboard/core'
import { render } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { MemoryRouter, Route, Routes } from 'react-router-dom'
import { VisitorArea } from '../dashboard/areas'
import type { Composition } from '../dashboard/browser/compose'

/** A composition whose areas are all loaded, from the given dashboard. */
const loadedAs = (dashboard: Dashboard): Composition => {
  const load = async (): Promise<Dashboard> => dashboard
  return {
    visitor: dashboard,
    load: {
      member: load,
      bookings: load,
      password: load,
      booking: load,
      basket: load,
      tickets: load,
      accommodation: load,
      extras: load,
      transport: load,
      nameChange: load,
      resale: load,
      delivery: load,
      questions: load,
      paying: load,
      payment: load,
      profile: load,
    },
  }
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
      <MemoryRouter initialEntries={[`/booking/${bookingRef}${part}`]}>
        <Routes>
          <Route path={`/booking/:bookingRef${route}`} element={screen} />
          <Route path="*" element={<p>Another page</p>} />
        </Routes>
      </MemoryRouter>
    </VisitorArea>,
  )
  return { user, ...view }
}
