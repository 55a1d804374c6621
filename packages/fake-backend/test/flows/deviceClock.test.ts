import { connectDashboard } from '@booking-dashboard/http-adapter/node'
import { expect, it } from 'vitest'
import { createFakeBackend } from '../../src/createFakeBackend.js'
import { days } from '../../src/values/calendar.js'
import { demoPassword } from '../../src/worlds/demo/customers/demoCustomers.js'
import { journeyStart } from '../../src/journeys/TestBed.js'
import { JourneyClock } from '../../src/journeys/JourneyClock.js'

const offeredAt = async (deviceTime: number): Promise<readonly string[]> => {
  const backend = createFakeBackend({ clock: new JourneyClock(journeyStart) })
  const clock = new JourneyClock(deviceTime)
  const fetch = (url: string, init: RequestInit) => backend.fetch(url, init)
  const dashboard = await connectDashboard({ baseUrl: 'http://localhost', fetch, scheduler: clock })
  await dashboard.session.signIn({ email: 'demo@example.com', password: demoPassword })
  const shop = dashboard.extrasShop('SUN1001')
  await clock.untilDone(Promise.all([dashboard.bookings.load('SUN1001'), shop.open()]))
  const { value } = shop.state$
  dashboard.dispose()
  return value.kind === 'choosing' ? value.extras.map(({ name }) => name) : []
}

it('what is on sale does not depend on the clock of the device', async () => {
  const offered = await offeredAt(journeyStart)
  expect(offered.length).toBeGreaterThan(0)
  for (const years of [-2, 2]) expect(await offeredAt(journeyStart + days(365 * years))).toEqual(offered)
})
