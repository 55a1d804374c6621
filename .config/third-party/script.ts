import { explainFailure, formatMoney, latest, money } from '@booking-dashboard/core'
import { nothingStored } from '@booking-dashboard/core/composition'
import { notFound, type Telemetry } from '@booking-dashboard/core/ports'
import { createFakeBackend } from '@booking-dashboard/fake-backend'
import { createBrowserBackend } from '@booking-dashboard/fake-backend/browser'
import { checkConformance, conforms } from '@booking-dashboard/fake-backend/conformance'
import { startJourney } from '@booking-dashboard/fake-backend/journeys'
import { worldFixtures } from '@booking-dashboard/fake-backend/playwright'
import { createTransport } from '@booking-dashboard/http-adapter'
import { bookingsEndpoints, fillPath } from '@booking-dashboard/http-adapter/contract'
import { connectDashboard, createFileVault } from '@booking-dashboard/http-adapter/node'

/** Uses the three packages as another project does: two brands, two back ends and two customers in one process. */
const clock = { now: () => Date.parse('2026-03-02T09:00:00Z') }
const telemetry: Pick<Telemetry, 'error'> = { error: ({ code, severity }) => console.log(`${code}: ${severity}`) }
const visit = async (host: string, email: string): Promise<string> => {
  const backend = createFakeBackend({ seed: 1, clock })
  const dashboard = await connectDashboard({
    baseUrl: `http://${host}`,
    fetch: (input, init) => backend.fetch(input, init),
    vault: createFileVault(`payments-of-${host}`),
    storedBookings: nothingStored,
    telemetry,
    clock,
  })
  const signedIn = await dashboard.session.signIn({ email, password: 'Passw0rd!' })
  await dashboard.bookings.loadList()
  const list = latest(dashboard.bookings.list$.value)
  const client = latest(dashboard.client.state$.value)
  const owed = (list?.upcoming ?? []).map(({ reference, outstandingBalance, currency }) => {
    return `${reference} ${formatMoney(money(outstandingBalance, currency))}`
  })
  dashboard.dispose()
  return [client?.config?.name, signedIn.kind, ...owed].join(', ')
}

const both = await Promise.all([
  visit('aurora.localhost', 'demo@example.com'),
  visit('harbour.localhost', 'plan@example.com'),
])
both.forEach((line) => console.log(line))
console.log(explainFailure({ operation: 'getBooking', cause: notFound() }))

const journey = startJourney(1)
await journey.signIn('demo@example.com')
console.log(journey.tab().dashboard.session.state$.value.kind)
console.log(fillPath(bookingsEndpoints.get.path, { bookingRef: 'SUN1001' }), typeof createTransport)

const inBrowser = createBrowserBackend({ clock, world: 'yen' })
const page = await (await inBrowser.fetch('/__fake/')).text()
console.log(inBrowser.world.scenario(), page.includes('Fake back end'))
console.log(Object.keys(worldFixtures).join(', '))

const backend = createFakeBackend({ clock })
const account = { email: 'demo@example.com', password: 'Passw0rd!' }
const fetch = (url: string, init: RequestInit) => backend.fetch(url, init)
const report = await checkConformance({ baseUrl: 'http://localhost', ...account, fetch })
console.log('keeps the contract:', conforms(report))
