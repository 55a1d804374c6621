import { type Dashboard, texts } from '@booking-dashboard/core'
import { english, noOtherTabs, nothingStored, silentTelemetry } from '@booking-dashboard/core/composition'
import type { StoredBookingStore, Telemetry } from '@booking-dashboard/core/ports'
import { createFakeBackend, type FakeBackend } from '@booking-dashboard/fake-backend'
import { compose, type Composition } from '../src/composition/compose'
import { featuresOf, loadContainer, loadParts } from '../src/pages/area'
import { pageAreas } from '../src/pages/areas'
import { type BrowserNavigation, createBrowserNavigation } from '../src/navigation/createBrowserNavigation'
import { stripeCardGateway } from '../src/payment/stripe/stripeCardGateway'

export interface World {
  readonly backend: FakeBackend
  readonly composition: Composition
  readonly dashboard: Dashboard
  readonly navigation: BrowserNavigation
  /** Every call in order, such as `POST /api/basket/SUN1001/tickets`, with its body. */
  readonly calls: { readonly call: string; readonly body: unknown }[]
}

/**
 * The real core and adapter over a fake back end in process, signed out. A given back end is shared, as by another tab.
 */
export const createWorld = async (
  backend: FakeBackend = createFakeBackend({ seed: 1, wait: async () => undefined }),
  telemetry: Telemetry = silentTelemetry,
  storedBookings: StoredBookingStore = nothingStored,
): Promise<World> => {
  localStorage.clear()
  sessionStorage.clear()
  const calls: World['calls'] = []
  let cookie = ''
  const fetch = async (url: string, init: RequestInit): Promise<Response> => {
    const { body = null, method = 'GET' } = init
    calls.push({ call: `${method} ${url}`, body: typeof body === 'string' ? JSON.parse(body) : null })
    const request = new Request(`http://localhost${url}`, init)
    // A page cannot set its own cookies, and these tests have no browser that does.
    request.headers.set('cookie', cookie)
    const response = await backend.fetch(request)
    cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? cookie
    return response
  }
  const navigation = createBrowserNavigation(location)
  const composition = compose({
    navigation,
    telemetry,
    cardGateway: stripeCardGateway,
    // Each world has its own cookies, as another device has.
    sessionChannel: noOtherTabs,
    storedBookings,
    fetch,
    hostname: 'localhost',
    loadContainer,
    loadParts,
    language: english,
    showIn: () => undefined,
  })
  const { load } = composition
  const loaded = await Promise.all(pageAreas.map((area) => load(featuresOf(area))))
  const dashboard: Dashboard = {
    ...Object.assign({}, ...loaded.map(({ features }) => features)),
    texts,
    dispose: () => undefined,
  }
  return { backend, composition, dashboard, navigation, calls }
}
