import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { fail } from '../../test/fail'
import { createSignedInWorld } from '../../test/createSignedInWorld'
import { openApp } from '../../test/openApp'

const html = '<!doctype html><html><head><title>Sign in to Wi-Fi</title></head><body>Welcome</body></html>'

/** Each page with the call that it cannot do without. Every status is that of a page which is not the API's. */
const cases = [
  ['/', 'getBookings', 403],
  ['/', 'getBookings', 200],
  ['/booking/SUN1001', 'getBooking', 403],
  ['/booking/SUN1001/tickets', 'getTicketEvents', 404],
  ['/booking/SUN1001/accommodation', 'getAccommodations', 200],
  ['/booking/SUN1001/extras', 'getExtras', 404],
  ['/booking/SUN1001/transport', 'getTransportTypes', 403],
  ['/booking/SUN1001/cart', 'getBasket', 404],
  ['/booking/SUN1001/checkout', 'getBasket', 404],
  ['/booking/SUN1001/pay-in-full', 'getBooking', 401],
  ['/booking/SUN1001/mandatory-information', 'getBookingRequiredData', 403],
  ['/booking/SUN1003/resale', 'getTicketCustomerDataChanges', 404],
  ['/profile', 'getCustomer', 403],
] as const

it.each(cases)(
  '%s says that %s failed, and goes on by "Try again", if a page answers with %i',
  async (path, operation, status) => {
    const world = await createSignedInWorld()
    const { faults } = world.backend
    const headers = { 'content-type': 'text/html' }
    fail({ faults }, operation, 'always', { kind: 'answer', status, body: html, headers })
    const { user } = openApp(world, path)
    const tryAgain = () => screen.queryAllByRole('button', { name: /^Try again/ })
    // A booking that cannot be loaded leads to the list, which has a button of its own.
    const isThere = () =>
      expect([tryAgain().length > 0, operation !== 'getBooking' || location.pathname === '/']).toEqual([true, true])
    await waitFor(isThere)
    expect(document.body).not.toHaveTextContent('another account')
    expect(document.body).not.toHaveTextContent('Your basket is empty')
    faults.clear()
    await user.click(tryAgain()[0] ?? document.body)
    await waitFor(() => expect(tryAgain()).toEqual([]))
    expect(screen.getByRole('heading', { level: 1 })).toBeVisible()
  },
)
