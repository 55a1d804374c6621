import type { Page } from '@playwright/test'
import { stopsWithoutFocus } from './support/focus'
import { press, tabTo } from './support/keyboard'
import { cutOffChoices } from './support/layout'
import { screens } from './support/screens'
import { addSeats, arriveAtCheckout } from './support/shopping'
import { expect, findingsOf, hasNotified, signIn, test, isWhole } from './support/world'

/** Selects the text of the focused field and types over it. */
const retype = async (page: Page, text: string): Promise<void> => {
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type(text)
}

/** Opens a part of the profile, changes it, and expects the new text on the page and the focus back on the button. */
const change = async (page: Page, button: RegExp, fields: readonly (readonly [RegExp, string])[]): Promise<void> => {
  await tabTo(page, button)
  await press(page, 'Enter')
  const [first, ...others] = fields
  if (first !== undefined) {
    await expect(page.locator(':focus')).toHaveAccessibleName(first[0])
    await retype(page, first[1])
  }
  for (const [name, text] of others) {
    await tabTo(page, name)
    await retype(page, text)
  }
  await press(page, 'Enter')
  await expect(page.locator(':focus')).toHaveAccessibleName(button)
  for (const [, text] of fields) await expect(page.getByText(text).first()).toBeVisible()
  await hasNotified(page, 'Your details were successfully updated!')
}

test('the whole profile is changed with the keyboard alone, by the names of its parts, and the focus is never lost', async ({
  page,
}) => {
  await page.goto('/login')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await tabTo(page, /Email/)
  await page.keyboard.type('demo@example.com')
  await tabTo(page, /^Password/)
  await page.keyboard.type('Passw0rd!')
  await press(page, 'Enter')
  await expect(page.getByText('SUN1001')).toBeVisible()
  await tabTo(page, /^Profile/, 'Shift+Tab')
  await press(page, 'Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Profile' })).toBeFocused()
  await expect(page.getByRole('button', { name: 'Edit personal details' })).toBeVisible()

  await change(page, /^Edit personal details/, [
    [/^First name/, 'Amelie'],
    [/^Phone number/, '020 7946 0111'],
  ])
  await change(page, /^Edit emergency contact/, [[/^Full name/, 'Grace Hopper']])
  await change(page, /^Edit address/, [
    [/^Address line 1/, '1 New Street'],
    [/^Town or city/, 'Leeds'],
  ])
  await change(page, /^Edit passport/, [
    [/^First name/, 'Amelie'],
    [/^Passport number/, '987654321'],
  ])

  await tabTo(page, /^Sign Out/, 'Shift+Tab')
  await press(page, 'Enter')
  const prompt = page.getByRole('dialog')
  await expect(prompt).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(prompt).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Sign Out' })).toBeFocused()
})

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
    await signIn(page)
    await expect(page.getByText('SUN1001')).toBeVisible()
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
    await signIn(page)
    await expect(page.getByText('SUN1001')).toBeVisible()
    await addSeats(page)
    for (const { path } of screens) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await isWhole(page)
      expect.soft(await stopsWithoutFocus(page), path).toEqual([])
      expect.soft(await cutOffChoices(page), path).toEqual([])
    }
  })

const customers = ['new@example.com', 'plan@example.com', 'reset@example.com']
for (const email of customers) {
  test(`the first page of ${email} passes axe, light and dark`, async ({ page }) => {
    await signIn(page, email)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await isWhole(page)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      expect(await findingsOf(page), colorScheme).toEqual([])
    }
  })
}
