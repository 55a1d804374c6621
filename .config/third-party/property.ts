import { latest } from '@booking-dashboard/core'
import { createFakeBackend } from '@booking-dashboard/fake-backend'
import { drawnWorlds } from '@booking-dashboard/fake-backend/journeys'
import { connectDashboard } from '@booking-dashboard/http-adapter/node'
import fc from 'fast-check'

/** A property over drawn worlds: whoever can sign in is shown each of their bookings, with what it owes. */
const clock = { now: () => Date.parse('2026-03-02T09:00:00Z') }
let shown = 0
const property = fc.asyncProperty(drawnWorlds, async (world) => {
  const backend = createFakeBackend({ world, clock })
  for (const { email } of world.customers ?? []) {
    const fetch = (url: string, init: RequestInit) => backend.fetch(url, init)
    const dashboard = await connectDashboard({ baseUrl: 'http://localhost', fetch, clock })
    const { kind } = await dashboard.session.signIn({ email, password: 'Passw0rd!' })
    if (kind === 'signedIn') {
      await dashboard.bookings.loadList()
      const list = latest(dashboard.bookings.list$.value)
      const owed = [...(list?.upcoming ?? []), ...(list?.past ?? [])]
        .map(({ reference, outstandingBalance }) => `${reference} ${outstandingBalance}`)
        .sort()
      const own = backend.world.report().bookings.filter(({ customer }) => customer === email)
      const wanted = backend.inspect
        .bookings()
        .filter(({ reference }) => own.some((one) => one.reference === reference))
        .map(({ reference, outstanding }) => `${reference} ${outstanding}`)
        .sort()
      if (owed.join() !== wanted.join()) throw new Error(`${email} is shown ${owed.join()}, and owes ${wanted.join()}`)
      shown += owed.length
    }
    dashboard.dispose()
  }
})
await fc.assert(property, { seed: 4, numRuns: 20 })
console.log('the property holds:', shown > 0)
