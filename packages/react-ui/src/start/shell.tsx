import { assembleDashboard } from '@booking-dashboard/http-adapter/node'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter, Route, Routes } from 'react-router-dom'
import { VisitorProvider } from '../composition/DashboardContext'
import AppLayout from '../layout/AppLayout'
import { PageLoader } from '../layout/PageLoader'
import LoginScreen from '../session/LoginScreen'

/** Of whom nothing is known yet: nothing is answered. */
const visitor = assembleDashboard({ baseUrl: 'http://localhost', fetch: () => new Promise(() => undefined) })

const markup = (path: string): string =>
  renderToStaticMarkup(
    <VisitorProvider value={visitor}>
      <MemoryRouter initialEntries={[path]}>
        <Routes>
          <Route path="/login" element={<LoginScreen />} />
          <Route element={<AppLayout />}>
            <Route path="/" element={<PageLoader />} />
          </Route>
        </Routes>
      </MemoryRouter>
    </VisitorProvider>,
  )

/** What the build puts into the HTML: the login page as it is, and the frame of every other page. */
export const shells = { login: markup('/login'), page: markup('/') }
visitor.dispose()
