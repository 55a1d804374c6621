import { type Dashboard, resaleStatus } from '@booking-dashboard/core'
import { connectDashboard } from '@booking-dashboard/http-adapter/node'
import { expect, it } from 'vitest'
import { createFakeBackend } from '../../src/createFakeBackend.js'
import { journeyStart } from '../../src/journeys/TestBed.js'
import { JourneyClock } from '../../src/journeys/JourneyClock.js'
import { demoPassword } from '../../src/worlds/demo/customers/demoCustomers.js'
import { address, card, changes, ref, tickets } from './someInputs.js'

const account = { email: 'demo@example.com', password: demoPassword }

const commands: Readonly<Record<string, (dashboard: Dashboard) => Promise<{ readonly kind: string }>>> = {
  'the set-up of the client': ({ client }) => client.setUp(),
  'the lists of the forms': ({ client }) => client.prepareLists(),
  'what a form needs': ({ client }) => client.needLists(),
  'a check of the session': ({ session }) => session.check(),
  'a sign-in': ({ session }) => session.signIn(account),
  'a sign-out': ({ session }) => session.signOut(),
  'a change of the password': ({ passwords }) =>
    passwords.change({ currentPassword: demoPassword, password: `${demoPassword}2` }),
  'the bookings list': ({ bookings }) => bookings.loadList(),
  'a booking': ({ bookings }) => bookings.load(ref),
  'a change of the customer': ({ customer }) => customer.update({ changes }),
  'an address for deliveries': ({ customer }) =>
    customer.updateDeliveries({ changes: { address }, bookingRefs: [ref, 'SUN1003'] }),
  'a change of another customer': ({ customer }) =>
    customer.updateAdditional({ customerId: '702', bookingRef: ref, changes }),
  'a delivery address': ({ deliveryAddress }) => deliveryAddress(ref).update(address, ['SUN1003']),
  'an answer': ({ bookingQuestions }) =>
    bookingQuestions(ref).save({ customerId: '701', changes: { requiredData: { dietary: 'Vegan' } } }),
  'tickets for the basket': ({ basket }) => basket(ref).addTickets({ tickets }),
  'a look into the basket': ({ basket }) => basket(ref).load(),
  'the end of a basket': ({ basket }) => basket(ref).discard(),
  'a change of the resale': ({ resale }) => resale('SUN1003').update([{ id: '93031', status: resaleStatus.putUp }]),
  'the payment of a basket': ({ checkout }) => checkout(ref).pay(card),
  'the payment of a balance': ({ balancePayment }) => balancePayment(ref, 'outstanding').pay(card),
  'the set-up of a plan': ({ plan }) => plan(ref).setUp.submit({ day: 5, card }),
}

/** Disposes of a dashboard while the command waits for its call with this number. Null if it sends no such call. */
const endAtCall = async (run: (dashboard: Dashboard) => Promise<unknown>, last: number): Promise<unknown> => {
  const clock = new JourneyClock(journeyStart)
  const backend = createFakeBackend({ clock, wait: clock.wait })
  let left = Number.POSITIVE_INFINITY
  const connected = connectDashboard({
    baseUrl: 'http://localhost',
    fetch: (url, init) => {
      left -= 1
      return left > 0 ? backend.fetch(url, init) : new Promise(() => undefined)
    },
    scheduler: clock,
  })
  const dashboard = await clock.untilDone(connected)
  await clock.untilDone(dashboard.session.signIn(account))
  await clock.untilDone(dashboard.basket(ref).addTickets({ tickets }))
  left = last
  let isDone = false
  const end = run(dashboard).finally(() => {
    isDone = true
  })
  await clock.until(() => isDone || left <= 0, 60_000)
  if (isDone) return null
  dashboard.dispose()
  return clock.untilDone(end)
}

it.each(Object.entries(commands))('%s ends as cancelled if its dashboard is disposed of', async (_, run) => {
  const ends: unknown[] = []
  for (let call = 1, end = await endAtCall(run, call); end !== null; end = await endAtCall(run, ++call)) ends.push(end)
  expect(ends).not.toEqual([])
  expect(ends).toMatchObject(ends.map(() => ({ kind: 'cancelled', reason: 'disposed' })))
})
