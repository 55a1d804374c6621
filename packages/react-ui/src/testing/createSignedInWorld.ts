import type { Dashboard } from '@booking-dashboard/core'
import { createFakeBackend, demoPassword, type FakeBackend } from '@booking-dashboard/fake-backend'
import { composeDashboard } from '../composition/browser/composeDashboard'
import { silentErrorReporter } from '../composition/browser/createErrorReporter'
import { createBrowserNavigation } from '../navigation/createBrowserNavigation'
import { stripeCardGateway } from '../payment/stripe/stripeCardGateway'

export interface SignedInWorld {
  readonly backend: FakeBackend
  readonly dashboard: Dashboard
  /** Every call in its order, such as `POST /api/basket/SUN1001/tickets`, with what was sent. */
  readonly calls: { readonly call: string; readonly body: unknown }[]
}

/** The real core and adapter over a fake back end in process, signed in as demo@example.com. A given back end is shared: another tab. */
export const createSignedInWorld = async (
  backend: FakeBackend = createFakeBackend({ seed: 1, wait: async () => undefined }),
): Promise<SignedInWorld> => {
  localStorage.clear()
  sessionStorage.clear()
  const calls: SignedInWorld['calls'] = []
  let cookie = ''
  const fetch = async (url: string, init: RequestInit): Promise<Response> => {
    const { body = null, method = 'GET' } = init
    calls.push({ call: `${method} ${url}`, body: typeof body === 'string' ? JSON.parse(body) : null })
    const request = new Request(`http://localhost${url}`, init)
    // A page cannot set its cookies by itself; here there is no browser to do it.
    request.headers.set('cookie', cookie)
    const response = await backend.fetch(request)
    cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? cookie
    return response
  }
  const dashboard = composeDashboard({
    navigation: createBrowserNavigation(location),
    errorReporter: silentErrorReporter,
    cardGateway: stripeCardGateway,
    fetch,
    hostname: 'localhost',
  })
  await dashboard.session.signIn({ email: 'demo@example.com', password: demoPassword })()
  return { backend, dashboard, calls }
}
