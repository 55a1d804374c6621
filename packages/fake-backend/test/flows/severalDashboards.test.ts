import { latest } from '@booking-dashboard/core'
import { connectDashboard } from '@booking-dashboard/http-adapter/node'
import { expect, it } from 'vitest'
import { createFakeBackend } from '../../src/createFakeBackend.js'
import { demoPassword } from '../../src/worlds/demo/customers/demoCustomers.js'
import { journeyStart } from '../../src/journeys/TestBed.js'
import { JourneyClock } from '../../src/journeys/JourneyClock.js'

it('two customers of two brands in one process are separate: brand, session, bookings, baskets, payments', async () => {
  const clock = new JourneyClock(journeyStart)
  const backend = createFakeBackend({ clock, wait: clock.wait })
  const enter = async (hostname: string, email: string) => {
    const fetch = (url: string, init: RequestInit) => backend.fetch(url, init)
    const dashboard = await connectDashboard({ baseUrl: 'http://localhost', hostname, fetch, scheduler: clock })
    await dashboard.session.signIn({ email, password: demoPassword })
    await dashboard.bookings.loadList()
    return dashboard
  }
  const [one, other] = await clock.untilDone(
    Promise.all([enter('aurora.localhost', 'demo@example.com'), enter('harbour.localhost', 'plan@example.com')]),
  )
  const shown = (dashboard: typeof one) => ({
    brand: latest(dashboard.client.state$.value)?.config?.code,
    bookings: latest(dashboard.bookings.list$.value)?.upcoming.map(({ reference }) => reference),
  })
  expect(shown(one)).toEqual({ brand: 'aurora', bookings: ['SUN1002', 'SUN1001', 'SUN1003'] })
  expect(shown(other)).toEqual({ brand: 'harbour', bookings: ['PLN2001'] })

  const payment = one.balancePayment('SUN1001', 'outstanding')
  await clock.untilDone(payment.open())
  const source = { kind: 'paymentMethod', id: 'pm_card_visa' } as const
  expect(await clock.untilDone(payment.pay({ cardholderName: 'Amelia Hart', source }))).toMatchObject({ kind: 'paid' })
  await clock.untilDone(one.session.signOut())
  expect(other.session.state$.value.kind).toBe('signedIn')
  expect(other.messages.toasts$.value).toEqual([])
  await clock.untilDone(other.bookings.load('SUN1001'))
  expect(other.bookings.booking('SUN1001').value).toMatchObject({ kind: 'failed' })
  one.dispose()
  await clock.untilDone(other.bookings.loadList())
  expect(shown(other).bookings).toEqual(['PLN2001'])
  other.dispose()
})
