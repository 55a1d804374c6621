import type { Locator, Page } from '@playwright/test'
import { notWaitedFor, pathOf, requestsOf, shiftsOf } from './support/pageLoad'
import { addSeats } from './support/shopping'
import { expect, findingsOf, signIn, submitLogin, test } from './support/world'

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })

type First = (main: Locator) => Locator
const byRole =
  (role: 'link' | 'button' | 'checkbox' | 'combobox') =>
  (name: string | RegExp): First =>
  (main) =>
    main.getByRole(role, { name })
const link = byRole('link')
const button = byRole('button')
const field =
  (label: string): First =>
  (main) =>
    main.getByLabel(label)

interface Screen {
  readonly path: string
  /** What is there to do first, if anything. */
  readonly first: First | null
  /** What it asks for until it has come to rest, at most; the card company's own scripts and documents do not count. */
  readonly requests: number
  readonly title: string
  readonly heading: string | RegExp
  /** It has a narrower column beside. */
  readonly beside?: true
}

const screens: readonly Screen[] = [
  { path: '/', title: 'Manage My Bookings', heading: 'Manage My Bookings', requests: 13, first: link('Show tickets') },
  {
    path: '/booking/SUN1001',
    title: 'My Booking',
    heading: 'Barcelona: seven nights of music',
    beside: true,
    requests: 20,
    first: link('Answer questions'),
  },
  { path: '/booking/SUN1003', title: 'My Booking', heading: /./, beside: true, requests: 20, first: link(/bank/) },
  {
    path: '/booking/SUN1001/tickets',
    title: 'Tickets',
    heading: 'Tickets',
    beside: true,
    requests: 20,
    first: button(/^Add one/),
  },
  {
    path: '/booking/SUN1003/ticket-details',
    title: 'Ticket details',
    heading: 'Ticket details',
    requests: 19,
    first: button(/^Change name/),
  },
  {
    path: '/booking/SUN1003/resale',
    title: 'Ticket resale',
    heading: 'Ticket resale',
    beside: true,
    requests: 18,
    first: (main) => main.getByRole('checkbox'),
  },
  {
    path: '/booking/SUN1003/delivery/update',
    title: 'Update Delivery Address',
    heading: 'Update Delivery Address',
    beside: true,
    requests: 19,
    first: field('Address line 1'),
  },
  {
    path: '/booking/SUN1001/accommodation',
    title: 'Accommodation',
    heading: 'Accommodation',
    requests: 19,
    first: link(/^Choose rooms/),
  },
  {
    path: '/booking/SUN1001/accommodation/3101',
    title: 'Hotel Llum de Mar',
    heading: 'Hotel Llum de Mar',
    beside: true,
    requests: 20,
    first: button(/^Add one/),
  },
  {
    path: '/booking/SUN1001/extras',
    title: 'Extras',
    heading: 'Extras',
    beside: true,
    requests: 19,
    first: button(/^Add one/),
  },
  {
    path: '/booking/SUN1001/transport',
    title: 'Transport',
    heading: 'Transport',
    beside: true,
    requests: 20,
    first: (main) => main.getByRole('group').getByRole('button'),
  },
  {
    path: '/booking/SUN1001/mandatory-information',
    title: 'Required Data',
    heading: 'Required Data',
    requests: 20,
    first: (main) => main.locator('input, select, textarea'),
  },
  {
    path: '/booking/SUN1001/required-data/7101/address/update',
    title: 'Required Address',
    heading: 'Required Address',
    requests: 21,
    first: field('Address line 1'),
  },
  {
    path: '/booking/SUN1001/cart',
    title: 'Your Basket',
    heading: 'Your Basket',
    beside: true,
    requests: 17,
    first: button(/^Remove .*Stalls/),
  },
  {
    path: '/booking/SUN1001/checkout',
    title: 'Checkout',
    heading: 'Checkout',
    beside: true,
    requests: 23,
    first: field('Name on card'),
  },
  {
    path: '/booking/SUN1001/make-payment',
    title: 'Make a payment',
    heading: 'Make a payment',
    beside: true,
    requests: 19,
    first: link('Pay in full'),
  },
  {
    path: '/booking/SUN1001/pay-in-full',
    title: 'Pay in full',
    heading: 'Pay in full',
    beside: true,
    requests: 20,
    first: field('Name on card'),
  },
  {
    path: '/booking/SUN1001/payment-plan',
    title: 'Payment plan',
    heading: /./,
    beside: true,
    requests: 21,
    first: (main) => main.getByRole('combobox'),
  },
  { path: '/booking/SUN1003/payment-plan', title: 'Payment plan', heading: /./, requests: 19, first: null },
  { path: '/profile', title: 'Profile', heading: 'Profile', requests: 18, first: button(/^Edit/) },
  {
    path: '/profile/details/bank-account',
    title: 'Update Bank Account',
    heading: 'Update Bank Account',
    requests: 15,
    first: field('Account name'),
  },
  {
    path: '/changepassword',
    title: 'Update Password',
    heading: /./,
    requests: 12,
    first: (main) => main.locator('input'),
  },
  { path: '/unauthorised', title: 'Not allowed', heading: /./, requests: 10, first: null },
  { path: '/404', title: 'Not found', heading: /./, requests: 10, first: null },
  {
    path: '/error',
    title: 'Something went wrong',
    heading: /It seems something went wrong\./,
    requests: 10,
    first: null,
  },
  { path: '/nowhere', title: 'Page not found', heading: 'This page does not exist!', requests: 10, first: null },
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

/** How much of the height is covered by what stays in its place while the page is scrolled, at its start and in its middle. */
const covered = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const stuck = [...document.querySelectorAll<HTMLElement>('main *')].filter((element) =>
      ['sticky', 'fixed'].includes(getComputedStyle(element).position),
    )
    const heightOf = (): number =>
      stuck
        .map((element) => element.getBoundingClientRect())
        .map(({ top, bottom }) => Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, 0)))
        .reduce((sum, height) => sum + height, 0)
    const atStart = heightOf()
    scrollTo({ top: (document.documentElement.scrollHeight - innerHeight) / 2, behavior: 'instant' })
    const inMiddle = heightOf()
    scrollTo({ top: 0, behavior: 'instant' })
    return Math.max(atStart, inMiddle) / innerHeight
  })

/** Where what there is to do ends, and where what covers the page from below begins. */
const endOf = async (page: Page, first: Locator): Promise<{ readonly end: number; readonly room: number }> => {
  const box = await first.first().boundingBox()
  if (box === null) throw new Error('It is not on the page')
  const room = await page.evaluate(() => {
    const bars = [...document.querySelectorAll<HTMLElement>('main *')].filter(
      (element) => getComputedStyle(element).position === 'sticky',
    )
    const tops = bars
      .map((element) => element.getBoundingClientRect())
      .filter(({ bottom }) => bottom >= innerHeight - 1)
    return Math.min(innerHeight, ...tops.map(({ top }) => top))
  })
  return { end: Math.round(box.y + box.height), room: Math.round(room) }
}

/** How many scripts a screen is made of, at most, and how many requests before it is whole. */
const mostScripts = 6
const mostUntilWhole = 20

/** What a screen reads anew when it is opened, though it was read at the sign-in or with the booking: the other deliveries of the customer. */
const askedAnew = [['/delivery/update', ['/api/bookings']]] as const

/** The stand-in of the card company, and what comes a second after the first data: the client's footer and the lists of forms. */
const isBeside = (address: string): boolean =>
  /^\/(__stripe\/|api\/client\/(genders|countries)$|clients\/\w+\/footer\.json$)/.test(address)

/** It is a few scripts and requests, asks for nothing twice, and nothing of it moves. */
const comes = async (page: Page, { path, requests: most }: Pick<Screen, 'path' | 'requests'>): Promise<void> => {
  const addresses = (await requestsOf(page, path)).map(pathOf)
  const requests = addresses.filter((address) => !isBeside(address))
  const scripts = requests.filter((address) => /^\/build\/.*\.js$/.test(address))
  expect.soft(scripts.length, `${path}: ${scripts.join(' ')}`).toBeLessThanOrEqual(mostScripts)
  expect.soft(requests.length, `${path}: ${requests.join(' ')}`).toBeLessThanOrEqual(most)
  const waitedFor = requests.filter((address) => !notWaitedFor.test(address))
  if (most > mostUntilWhole) expect.soft(waitedFor.length, waitedFor.join(' ')).toBeLessThanOrEqual(mostUntilWhole)
  const asked = addresses.filter((address) => /^\/(api|clients)\//.test(address))
  const anew = askedAnew.find(([page]) => path.endsWith(page))?.[1] ?? []
  const twice = asked.filter((address, at) => asked.indexOf(address) !== at)
  expect
    .soft(
      twice.filter((address) => !anew.some((one) => one === address)),
      path,
    )
    .toEqual([])
  expect.soft(await shiftsOf(page), path).toEqual([])
}

const desk = { width: 1280, height: 720 }
const phone = { width: 360, height: 740 }
const magnified = { width: 320, height: 256 }

for (const size of [desk, phone])
  test(`the login comes as fast as a screen, at ${size.width} px, has its title and heading, fits, and axe finds nothing`, async ({
    page,
  }) => {
    await page.setViewportSize(size)
    await comes(page, { path: '/login', requests: 8 })
    await expect(heading(page, "Let's get you logged in")).toBeVisible()
    await expect(page).toHaveTitle('Login | Customer Dashboard')
    await holdsForEveryone(page, '/login')
  })

// In parts, so that two workers share them.
for (const part of [0, 1]) {
  const shown = screens.filter((_, index) => index % 2 === part)

  test(`each screen comes fast, has its title and heading, fits, and axe finds nothing, part ${part + 1}`, async ({
    page,
  }) => {
    await page.setViewportSize(desk)
    await signIn(page)
    await expect(page.getByText('SUN1001')).toBeVisible()
    await addSeats(page)
    for (const screen of shown) {
      await comes(page, screen)
      await expect(heading(page, screen.heading)).toBeVisible()
      await expect(page).toHaveTitle(`${screen.title} | Customer Dashboard`)
      const beside = await columnsBeside(page)
      expect(beside, `${screen.path}, the column beside`).toEqual(screen.beside === true ? [columnBeside] : [])
      await holdsForEveryone(page, screen.path)
    }
  })

  test(`on a phone it comes as fast, the first thing to do is in the first screen, nothing covers a quarter of it, or any of it at 400%, part ${part + 1}`, async ({
    page,
  }) => {
    await page.setViewportSize(phone)
    await signIn(page)
    await expect(page.getByText('SUN1001')).toBeVisible()
    await addSeats(page)
    for (const screen of shown) {
      const { path, first } = screen
      await comes(page, screen)
      if (first !== null) {
        const { end, room } = await endOf(page, first(page.getByRole('main')))
        expect.soft(end, `${path}: where the first thing to do ends`).toBeLessThanOrEqual(room)
      }
      expect.soft(await covered(page), `${path}: the share that is covered`).toBeLessThanOrEqual(0.25)
      await page.setViewportSize(magnified)
      expect.soft(await covered(page), `${path}: what is covered when magnified to 400%`).toBe(0)
      await page.setViewportSize(phone)
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
