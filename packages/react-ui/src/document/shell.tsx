import type { Visitor } from '@booking-dashboard/core/composition'
import type { Language, Locale } from '@booking-dashboard/core/ports'
import { assembleDashboard } from '@booking-dashboard/http-adapter/node'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter, Route, Routes } from 'react-router-dom'
import { importArea, pageAreas } from '../pages/areas'
import { textsIn } from '../composition/compose'
import { loadPageLanguage } from '../browser/language'
import { AreaProvider } from '../dashboard/DashboardContext'
import { DesignWords } from '../design/DesignWords'
import AppLayout from '../layout/AppLayout'
import { PageLoader } from '../layout/PageLoader'
import { LastNotice } from '../layout/notices/LastNotice'
import LoginScreen from '../session/login/LoginScreen'

const markup = (path: string, visitor: Visitor): string => {
  const { design, shell } = visitor.texts.screen
  return renderToStaticMarkup(
    <AreaProvider value={visitor}>
      <DesignWords value={design}>
        <p data-late>
          <span>{`${design.slow} `}</span>
          {/* oxlint-disable-next-line jsx-a11y/anchor-is-valid -- An empty address is this page. */}
          <a href="">{shell.error.reload}</a>
        </p>
        <MemoryRouter initialEntries={[path]}>
          <Routes>
            <Route path="/login" element={<LoginScreen />} />
            <Route element={<AppLayout />}>
              <Route path="/" element={<PageLoader />} />
            </Route>
            <Route path="/error" element={<LastNotice />} />
          </Routes>
        </MemoryRouter>
      </DesignWords>
    </AreaProvider>,
  )
}

const shellsIn = async (locale: Locale) => {
  const language = await loadPageLanguage(locale)
  // Nothing is known of this visitor, so no request is answered.
  const visitor = assembleDashboard(
    { baseUrl: 'http://localhost', fetch: () => new Promise(() => undefined) },
    language,
  )
  const shells = { login: markup('/login', visitor), page: markup('/', visitor), error: markup('/error', visitor) }
  visitor.dispose()
  return shells
}

/** The texts that each area needs. */
export const textAreas = Object.fromEntries(
  await Promise.all(
    pageAreas.map(
      async (name) => [name, name === 'session' ? ['visitor'] : textsIn((await importArea(name)).area)] as const,
    ),
  ),
)

/**
 * The HTML that the build writes in each language: the login page, the frame of every other page, and the error page
 * inside it.
 */
export const shells = {
  'en-GB': await shellsIn('en-GB'),
  de: await shellsIn('de'),
  es: await shellsIn('es'),
} satisfies Readonly<Record<Language, unknown>>
