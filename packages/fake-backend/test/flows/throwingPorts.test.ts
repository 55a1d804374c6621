import { type ConnectOptions, connectDashboard, createMemoryNavigation } from '@booking-dashboard/http-adapter/node'
import { expect, it } from 'vitest'
import { createFakeBackend } from '../../src/createFakeBackend.js'
import { journeyStart } from '../../src/journeys/TestBed.js'
import { JourneyClock } from '../../src/journeys/JourneyClock.js'
import { demoPassword } from '../../src/worlds/demo/customers/demoCustomers.js'

const boom = (): never => {
  throw new Error('boom')
}
const stores = { read: boom, write: boom, fileKeys: boom, writeFile: boom, removeFile: boom, forget: boom }
const navigation = createMemoryNavigation()

/** Each port of a script with methods that throw, by the name of its option. */
const ports = {
  logger: boom,
  telemetry: { error: boom, vital: boom, request: boom },
  vault: { all: boom, read: boom, write: boom, clear: boom, onChange: boom },
  storedBookings: { available: true, ...stores },
  deviceMemory: { read: boom, store: boom },
  sessionChannel: { announce: boom, listen: boom },
  navigation: { ...navigation, goTo: boom },
} satisfies Partial<Record<keyof ConnectOptions, unknown>>

it.each(Object.entries(ports))('a payment is taken once and shown as paid although %s throws', async (name, port) => {
  const clock = new JourneyClock(journeyStart)
  const backend = createFakeBackend({ clock, wait: clock.wait })
  // A failure that is reported.
  backend.faults.add({ match: { path: 'getGenders' }, times: 'once', effect: { kind: 'wrongShape' } })
  const connected = connectDashboard({
    baseUrl: 'http://localhost',
    fetch: (url, init) => backend.fetch(url, init),
    scheduler: clock,
    [name]: port,
  })
  const { session, checkout, basket, dispose } = await clock.untilDone(connected)
  const signedIn = await clock.untilDone(session.signIn({ email: 'demo@example.com', password: demoPassword }))
  const tickets = [{ ticketTypeId: '41011', passengerId: 1, ticketName: 'Stalls' }]
  await clock.untilDone(basket('SUN1001').addTickets({ tickets }))
  const source = { kind: 'paymentMethod', id: 'pm_card_visa' } as const
  const paid = await clock.untilDone(checkout('SUN1001').pay({ cardholderName: 'Amelia Hart', source }))
  const signedOut = await clock.untilDone(session.signOut())
  dispose()
  expect([signedIn.kind, paid.kind, signedOut.kind]).toEqual(['signedIn', 'paid', 'signedOut'])
  expect(backend.inspect.charges()).toHaveLength(1)
})
