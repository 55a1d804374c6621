import { type Dashboard, paths } from '@booking-dashboard/core'
import { expect, it } from 'vitest'
import { beginSignedIn } from '../LoggedJourney.js'

const bookingRef = 'SUN1001'

/** The calls are sent together. The first fails, and the second says that the session has ended. */
const pairs: readonly (readonly [string, string, (dashboard: Dashboard) => Promise<unknown>])[] = [
  ['getTicketEvents', 'getTicketAvailability', (dashboard) => dashboard.ticketShop(bookingRef).open()],
  ['getExtras', 'getExtrasAvailability', (dashboard) => dashboard.extrasShop(bookingRef).open()],
  ['getAccommodations', 'getAccommodationAvailability', (dashboard) => dashboard.roomShop(bookingRef, 'any').open()],
  ['getBasketStatus', 'getBasketPayments', (dashboard) => dashboard.checkout(bookingRef).open()],
]

it.each(pairs)('a 401 ends the session although %s failed before %s', async (failing, ending, open) => {
  const journey = await beginSignedIn()
  const { dashboard, navigation } = journey.tab()
  for (const [path, status] of [
    [failing, 500],
    [ending, 401],
  ] as const)
    journey.backend.faults.add({ match: { path }, times: 'once', effect: { kind: 'status', status } })
  await journey.run(() => open(dashboard))
  expect([dashboard.session.state$.value.kind, navigation.current()]).toEqual(['signedOut', paths.login])
})

it.each([
  ['a booking of another account to the bookings', { kind: 'error', code: '13000010' }, paths.bookings],
  ['a 403 to /unauthorised', { kind: 'status', status: 403 }, paths.unauthorised],
] as const)(
  'while the session is checked again, the customer still counts as signed in: %s',
  async (_, effect, page) => {
    const journey = await beginSignedIn()
    const { dashboard, navigation } = journey.tab()
    journey.backend.faults.add({
      match: { path: 'checkSession' },
      times: 'once',
      effect: { kind: 'delay', milliseconds: 5000 },
    })
    journey.backend.faults.add({ match: { path: 'getBooking' }, times: 'once', effect })
    void dashboard.session.check()
    expect(dashboard.session.state$.value.kind).toBe('checking')
    await journey.run(() => dashboard.bookings.load(bookingRef))
    expect([dashboard.session.state$.value.kind, navigation.current()]).toEqual(['checking', page])
  },
)
