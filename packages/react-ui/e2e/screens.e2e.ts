import type { Page } from '@playwright/test'
import { arriveAtCheckout } from './support/shopping'
import { expect, findingsOf, signIn, submitLogin, test } from './support/world'

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })

interface Screen {
  readonly path: string
  readonly title: string | RegExp
  readonly heading: string | RegExp
  /** It has a narrower column beside. */
  readonly beside?: true
}

const screens: readonly Screen[] = [
  { path: '/', title: 'Manage My Bookings', heading: 'Manage My Bookings' },
  { path: '/booking/SUN1001', title: 'My Booking', heading: 'Barcelona: seven nights of music', beside: true },
  { path: '/booking/SUN1001/tickets', title: 'Tickets', heading: 'Tickets', beside: true },
  { path: '/booking/SUN1003/ticket-details', title: 'Ticket details', heading: 'Ticket details' },
  { path: '/booking/SUN1003/resale', title: 'Ticket resale', heading: 'Ticket resale', beside: true },
  {
    path: '/booking/SUN1003/delivery/update',
    title: 'Update Delivery Address',
    heading: 'Update Delivery Address',
    beside: true,
  },
  { path: '/booking/SUN1001/accommodation', title: 'Accommodation', heading: 'Accommodation' },
  {
    path: '/booking/SUN1001/accommodation/3101',
    title: 'Hotel Llum de Mar',
    heading: 'Hotel Llum de Mar',
    beside: true,
  },
  { path: '/booking/SUN1001/extras', title: 'Extras', heading: 'Extras', beside: true },
  { path: '/booking/SUN1001/transport', title: 'Transport', heading: 'Transport', beside: true },
  { path: '/booking/SUN1001/mandatory-information', title: 'Required Data', heading: 'Required Data' },
  {
    path: '/booking/SUN1001/required-data/7101/address/update',
    title: 'Required Address',
    heading: 'Required Address',
  },
  { path: '/booking/SUN1001/cart', title: 'Your Basket', heading: 'Your Basket', beside: true },
  { path: '/booking/SUN1001/checkout', title: 'Checkout', heading: 'Checkout', beside: true },
  { path: '/booking/SUN1001/make-payment', title: 'Make a payment', heading: 'Make a payment', beside: true },
  { path: '/booking/SUN1001/pay-in-full', title: 'Pay in full', heading: 'Pay in full', beside: true },
  { path: '/profile', title: 'Profile', heading: 'Profile' },
  { path: '/profile/details/bank-account', title: 'Update Bank Account', heading: 'Update Bank Account' },
  { path: '/unauthorised', title: /./, heading: /./ },
  { path: '/404', title: /./, heading: /./ },
  { path: '/error', title: /./, heading: /It seems something went wrong\./ },
  { path: '/nowhere', title: /./, heading: 'This page does not exist!' },
]

/** Where the narrower column beside begins on every screen that has one, in pixels from the middle of the page. */
const columnBeside = 224

const columnsBeside = (page: Page): Promise<readonly number[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main *')].flatMap((element) => {
      const { display, gridTemplateColumns, columnGap } = getComputedStyle(element)
      const { x, width } = element.getBoundingClientRect()
      const [first = 0, second = 0, ...more] = gridTemplateColumns.split(' ').map(Number.parseFloat)
      if (display !== 'grid' || width < 1000 || more.length > 0 || second === 0 || first < second * 1.2) return []
      return [Math.round(x + first + Number.parseFloat(columnGap) - document.documentElement.clientWidth / 2)]
    }),
  )

/** What reaches over the edge of the page. */
const tooWide = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const room = document.documentElement.clientWidth
    if (document.documentElement.scrollWidth <= room) return []
    return [...document.querySelectorAll('main *, header *, footer *')]
      .filter((element) => element.getBoundingClientRect().right > room + 1)
      .map((element) => `${element.tagName} ${element.textContent.slice(0, 40)}`)
  })

/** Axe in the light and its contrasts in the dark; then 320 px, as it is and with text twice as large. */
const holdsForEveryone = async (page: Page, path: string): Promise<void> => {
  expect(await findingsOf(page), `${path}, light`).toEqual([])
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await findingsOf(page, ['color-contrast']), `${path}, dark`).toEqual([])
  await page.setViewportSize({ width: 320, height: 640 })
  for (const size of ['100%', '200%']) {
    await page.evaluate((fontSize) => {
      document.documentElement.style.fontSize = fontSize
    }, size)
    expect(await tooWide(page), `${path} at ${size}`).toEqual([])
  }
  await page.emulateMedia({ colorScheme: 'light' })
  await page.setViewportSize({ width: 1280, height: 720 })
}

test('the login has its title and heading, fits, and axe finds nothing', async ({ page }) => {
  await page.goto('/login')
  await expect(heading(page, "Let's get you logged in")).toBeVisible()
  await expect(page).toHaveTitle('Login | Customer Dashboard')
  await holdsForEveryone(page, '/login')
})

// In parts, so that two workers share them.
const inParts = [0, 1].map((part) => screens.filter((_, index) => index % 2 === part))

for (const [part, shown] of inParts.entries()) {
  test(`each screen has its title and heading, fits, and axe finds nothing, part ${part + 1}`, async ({ page }) => {
    await signIn(page)
    await expect(page.getByText('SUN1001')).toBeVisible()
    await arriveAtCheckout(page)
    for (const screen of shown) {
      await page.goto(screen.path)
      await expect(heading(page, screen.heading)).toBeVisible()
      if (typeof screen.title === 'string') await expect(page).toHaveTitle(`${screen.title} | Customer Dashboard`)
      else await expect(page).toHaveTitle(/ \| Customer Dashboard$/)
      await expect(page.getByRole('status').filter({ hasText: /loading/i })).toHaveCount(0)
      const beside = await columnsBeside(page)
      expect(beside, `${screen.path}, the column beside`).toEqual(screen.beside === true ? [columnBeside] : [])
      await holdsForEveryone(page, screen.path)
    }
  })
}

test('a signed-out visitor is asked to sign in and then sees the page that was asked for', async ({ page }) => {
  await page.goto('/booking/SUN1002')
  await expect(page).toHaveURL(/\/login/)
  await submitLogin(page)
  await expect(heading(page, 'Vienna: three nights in concert')).toBeVisible()
})

test('a failed load offers to try again, and does', async ({ page, world, expectedComplaints }) => {
  expectedComplaints.push(/Failed to load resource/)
  await signIn(page)
  await expect(page.getByText('SUN1001')).toBeVisible()
  await world.ask('faults', { match: { path: 'getBookings' }, times: 'once', effect: { kind: 'status', status: 500 } })
  await page.reload()
  await expect(page.getByText("We're unable to load your bookings right now. Please try again.").first()).toBeVisible()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('SUN1001')).toBeVisible()
  // The button is gone; whoever used the keyboard goes on in the page.
  await expect(page.locator('main :focus')).toHaveCount(1)
})
