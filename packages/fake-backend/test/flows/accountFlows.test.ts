import { describe, expect, it } from 'vitest'
import { demoPassword } from '../../src/worlds/demo/customers/demoCustomers.js'
import { journeyStart } from '../../src/journeys/TestBed.js'
import { beginLogged, beginSignedIn } from '../LoggedJourney.js'

const email = 'demo@example.com'
const minute = 60_000

describe('login', () => {
  it('has a state with a timestamp, the reset-required flag and the email; before a reset, nothing loads', async () => {
    const journey = await beginLogged()
    const { session, messages } = journey.tab().dashboard
    await journey.clock.advance(5 * minute)
    const signingIn = session.signIn({ email: ' reset@example.com ', password: ` ${demoPassword} ` })
    expect(session.state$.value).toEqual({ kind: 'signingIn', email: 'reset@example.com' })
    await journey.run(() => signingIn)
    expect(session.state$.value).toEqual({
      kind: 'signedIn',
      since: journeyStart + 5 * minute,
      resetRequired: true,
      email: 'reset@example.com',
    })
    expect(session.admission$.value).toBe('changePassword')
    await journey.clock.advance(minute)
    expect(messages.toasts$.value).toEqual([])
    expect(journey.log).toEqual(['GET /api/customer/check', 'POST /api/customer/login'])
  })
})

it('the lists of forms load four seconds after the customer data', async () => {
  const journey = await beginSignedIn()
  await journey.reload()
  const { client } = journey.tab().dashboard
  await journey.clock.advance(3999)
  expect(client.lists$.value.kind).toBe('loading')
  await journey.clock.advance(1)
  expect(client.lists$.value.kind).toBe('loaded')
})

describe('the end of a session', () => {
  it('resets all stored state, opens the login page and notifies', async () => {
    const journey = await beginSignedIn()
    const { session, customer, bookings } = journey.tab().dashboard
    await journey.run(async () =>
      Promise.all([bookings.loadList(), customer.loadAdditional('7101'), bookings.load('SUN1001')]),
    )
    journey.log.length = 0
    await journey.run(session.signOut)
    expect(journey.log).toEqual(['GET /api/customer/logout', '“You have successfully signed out!” at /login'])
    for (const store of [
      customer.state$,
      customer.requiredData$,
      customer.additional('7101'),
      bookings.list$,
      bookings.booking('SUN1001'),
    ]) {
      expect(store.value).toEqual({ kind: 'idle' })
    }
    expect(customer.credit$.value).toEqual([])
  })
})

describe('a password', () => {
  it('is reset by a request that opens the login page, with a prompt and a toast', async () => {
    const journey = await beginLogged()
    const { passwords, messages } = journey.tab().dashboard
    journey.log.length = 0
    await journey.run(() => passwords.requestReset(email))
    expect(journey.log).toEqual([
      'POST /api/customer/password/reset',
      '“Please check your emails for your temporary password.” at /login',
    ])
    expect(messages.prompt$.value).toMatchObject({ type: 'warning', actions: [{ label: 'Okay' }] })
    expect(messages.prompt$.value?.message).toMatch(/5 minutes.*spam.*junk/)
  })
})
