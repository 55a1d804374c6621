import type { Dashboard } from '@booking-dashboard/core'
import { demoPassword, type FakeBackend } from '@booking-dashboard/fake-backend'
import { connectDashboard } from '@booking-dashboard/http-adapter/node'

/** The same customer on another device, who pays by the id of a payment method. */
export const elsewhere = async (backend: FakeBackend): Promise<Dashboard> => {
  const dashboard = await connectDashboard({
    baseUrl: 'http://localhost',
    fetch: async (url, init) => {
      const request = new Request(url, init)
      // A page cannot set its own cookies, and no browser does it here.
      request.headers.set('cookie', new Map(Object.entries(init?.headers ?? {})).get('cookie') ?? '')
      return backend.fetch(request)
    },
  })
  await dashboard.session.signIn({ email: 'demo@example.com', password: demoPassword })
  return dashboard
}
