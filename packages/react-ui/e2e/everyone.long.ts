import { stopsWithoutFocus } from './support/focus'
import { cutOffChoices } from './support/layout'
import { screens } from './support/screens'
import { addSeats, arriveAtCheckout } from './support/shopping'
import { expect, findingsOf, isWhole, test, arrive } from './support/world'

const failing = [
  { path: '/', call: 'getBookings' },
  { path: '/booking/SUN1001', call: 'getBooking' },
  { path: '/booking/SUN1001/tickets', call: 'getTicketEvents' },
  { path: '/booking/SUN1001/accommodation', call: 'getAccommodations' },
  { path: '/booking/SUN1001/accommodation/3101', call: 'getAccommodationAvailability' },
  { path: '/booking/SUN1001/extras', call: 'getExtras' },
  { path: '/booking/SUN1001/transport', call: 'getTransportTypes' },
  { path: '/booking/SUN1001/mandatory-information', call: 'getBookingRequiredData' },
  { path: '/booking/SUN1001/cart', call: 'getBasket' },
  { path: '/booking/SUN1001/checkout', call: 'getTermsAndConditions' },
  { path: '/booking/SUN1001/make-payment', call: 'getBooking' },
  { path: '/booking/SUN1001/payment-plan', call: 'getPaymentPlanProjection' },
  { path: '/booking/SUN1003/resale', call: 'getTicketCustomerDataChanges' },
  { path: '/booking/SUN1003/delivery/update', call: 'getCountries' },
  { path: '/profile', call: 'getCustomer' },
] as const

for (const { path, call } of failing) {
  test(`${path} passes axe while it loads, and if ${call} fails`, async ({ page, world, expectedComplaints }) => {
    expectedComplaints.push(/Failed to load resource/)
    await arrive(page)
    await arriveAtCheckout(page)
    const fault = (effect: object) => world.ask('faults', { match: { path: call }, times: 'always', effect })
    await fault({ kind: 'delay', milliseconds: 600_000 })
    await page.goto(path, { waitUntil: 'domcontentloaded' })
    const loading = page
      .getByRole('main')
      .getByRole('status')
      .filter({ hasText: /loading/i })
    await expect(loading.or(page.locator('main h1')).first()).toBeAttached()
    // The heading of a booking's page is its name; until it loads, the document title names the page.
    const found = (await findingsOf(page)).filter((rule) => !rule.startsWith('page-has-heading-one'))
    expect(found, 'while it loads').toEqual([])
    await world.ask('faults', undefined, 'DELETE')
    await fault({ kind: 'status', status: 500 })
    await page.goto(path)
    await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible()
    await isWhole(page)
    expect(await findingsOf(page), 'where it failed').toEqual([])
  })
}

for (const width of [360, 1280])
  test(`each screen shows the focus of a keyboard, hides no stop and cuts off no choice, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 740 })
    await arrive(page)
    await addSeats(page)
    for (const { path } of screens) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await isWhole(page)
      expect.soft(await stopsWithoutFocus(page), path).toEqual([])
      expect.soft(await cutOffChoices(page), path).toEqual([])
    }
  })
