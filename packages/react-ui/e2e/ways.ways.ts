import type { Locator, Page } from '@playwright/test'
import { type Consumption, type Meter, meterFor } from './support/meter'
import { switchWalletsOn } from './support/wallets'
import { expect, signIn, test as base, hasNotified, isWhole, type World } from './support/world'

/**
 * `npm run ways`: counts the clicks, fields and screens that the most common tasks need, and what they cost: requests,
 * bytes and calls of a first visit and of a second on the same device, without and with entity tags. A task starts at
 * the bookings list of a signed-in customer, unless it names a page for a visitor. Each runs in the product at the size
 * of a phone.
 */
interface Way {
  /** Presses a link, a button, a checkbox or a choice. */
  readonly press: (what: Locator) => Promise<void>
  readonly fill: (field: Locator, text: string) => Promise<void>
}

interface Steps {
  clicks: number
  fields: number
  screens: number
}

const visits = ['first', 'second'] as const
const modes = ['without', 'with'] as const
type Cost = Readonly<Record<(typeof visits)[number], Consumption>>
const stepsOf = new Map<string, Steps>()
const costs = new Map<string, Cost>()

const test = base.extend<{ withTags: boolean; meter: Meter }>({
  withTags: [true, { option: true }],
  meter: async ({ world, withTags }, provide) => {
    const meter = await meterFor(world.url, { withTags })
    await provide(meter)
    meter.close()
  },
  baseURL: async ({ meter }, provide) => provide(meter.url),
})

/** Counts a customer's steps on a page from now on. */
const countSteps = (page: Page): { readonly way: Way; readonly steps: Steps } => {
  const steps = { clicks: 0, fields: 0, screens: 1 }
  let at = new URL(page.url()).pathname
  page.on('framenavigated', (frame) => {
    const { pathname } = new URL(frame.url())
    if (frame !== page.mainFrame() || pathname === at) return
    at = pathname
    steps.screens += 1
  })
  const way: Way = {
    press: async (what) => {
      steps.clicks += 1
      await what.first().click()
    },
    fill: async (field, text) => {
      steps.fields += 1
      await field.first().fill(text)
    },
  }
  return { way, steps }
}

/** What was consumed once nothing has been requested for two seconds: a page asks for the rest when it rests. */
const settled = async (page: Page, meter: Meter): Promise<Consumption> => {
  for (;;) {
    const before = meter.read()
    await page.waitForTimeout(2000)
    if (meter.read() === before) return before
  }
}

interface Place {
  readonly page: Page
  readonly way: Way
  readonly world: World
}

const task = (
  name: string,
  walk: (place: Place) => Promise<void>,
  visitorAt: string | null = null,
  prepare?: (world: World) => Promise<unknown>,
): void => {
  for (const mode of modes)
    test.describe(`${mode} tags`, () => {
      test.use({ withTags: mode === 'with' })
      test(name, async ({ page, world, meter }) => {
        await page.setViewportSize({ width: 360, height: 740 })
        const visit = async (): Promise<Consumption> => {
          // The world begins anew, so the device forgets its payments. Its cache and that somebody signed in stay.
          await page.goto('/favicon.svg')
          await page.evaluate((hint) => {
            for (const key of Object.keys(localStorage)) if (key !== hint) localStorage.removeItem(key)
            sessionStorage.clear()
          }, 'booking-dashboard/signed-in')
          await page.context().clearCookies()
          await world.ask('reset', {})
          await prepare?.(world)
          meter.reset()
          if (visitorAt === null) {
            await signIn(page)
            await expect(page.getByText('SUN1001')).toBeVisible()
          } else await page.goto(visitorAt)
          const { way, steps } = countSteps(page)
          await walk({ page, way, world })
          if (!stepsOf.has(name)) stepsOf.set(name, { ...steps })
          return settled(page, meter)
        }
        const first = await visit()
        costs.set(`${name} ${mode}`, { first, second: await visit() })
      })
    })
}

const table = (...rows: readonly (readonly (string | number)[])[]): string =>
  rows.map((cells) => `| ${cells.join(' | ')} |\n`).join('')

const kB = (bytes: number): string => (bytes / 1000).toFixed(1)

test.afterAll(() => {
  const steps = [...stepsOf].map(([name, { clicks, fields, screens }]) => [name, clicks, fields, screens])
  process.stdout.write(table(['way', 'clicks', 'fields', 'screens'], ['---', '--:', '--:', '--:'], ...steps))
  const costed = [...stepsOf.keys()].flatMap((name) =>
    visits.flatMap((visit) => {
      const [without, tagged] = modes.map((mode) => costs.get(`${name} ${mode}`)?.[visit])
      if (without === undefined || tagged === undefined) return []
      const { requests, calls, unchanged, bytes, callBytes } = tagged
      const sizes = [without.bytes, bytes, without.callBytes, callBytes].map(kB)
      return [[name, visit, requests, calls, unchanged, ...sizes]]
    }),
  )
  const heading = ['way', 'visit', 'requests', 'calls', '304', 'kB', 'kB, tags', 'calls kB', 'calls kB, tags']
  process.stdout.write(table(heading, ['---', '---', ...heading.slice(2).map(() => '--:')], ...costed))
})

const link = (page: Page, name: string | RegExp) => page.getByRole('main').getByRole('link', { name })
const button = (page: Page, name: string | RegExp) => page.getByRole('main').getByRole('button', { name })
const cardField = (page: Page, title: string) => page.frameLocator(`iframe[title="${title}"]`).getByRole('textbox')

const fillCard = async (page: Page, way: Way): Promise<void> => {
  await way.fill(page.getByLabel('Name on card'), 'Amelia Hart')
  await way.fill(cardField(page, 'Secure card number input frame'), '4242 4242 4242 4242')
  await way.fill(cardField(page, 'Secure expiration date input frame'), '12 / 34')
  await way.fill(cardField(page, 'Secure CVC input frame'), '123')
}

const openBooking = (page: Page, way: Way, reference: string): Promise<void> =>
  way.press(page.locator(`main a[href="/booking/${reference}"]`))

task(
  'a sign-in',
  async ({ page, way }) => {
    await way.fill(page.getByLabel('Email'), 'demo@example.com')
    await way.fill(page.getByLabel('Password', { exact: true }), 'Passw0rd!')
    await way.press(page.getByRole('button', { name: 'Log in' }))
    await expect(page.getByText('SUN1001')).toBeVisible()
  },
  '/login',
)

task('a booking read', async ({ page, way }) => {
  await openBooking(page, way, 'SUN1001')
  await expect(page.getByRole('heading', { level: 1, name: /^Barcelona/ })).toBeVisible()
  await isWhole(page)
})

task('two tickets bought and paid', async ({ page, way, world }) => {
  await openBooking(page, way, 'SUN1001')
  await way.press(page.locator('main a[href="/booking/SUN1001/tickets"]'))
  await way.press(button(page, /^One each for 2 passengers, Stalls/))
  await way.press(button(page, 'Buy now'))
  await fillCard(page, way)
  await way.press(page.getByRole('checkbox', { name: /accept the terms/ }))
  await way.press(button(page, /^Pay £/))
  await expect(page.getByRole('heading', { level: 1, name: 'Receipt' })).toBeVisible()
  expect(await world.charges()).toHaveLength(1)
})

task(
  'two tickets bought and paid with a wallet',
  async ({ page, way, world }) => {
    await openBooking(page, way, 'SUN1001')
    await way.press(page.locator('main a[href="/booking/SUN1001/tickets"]'))
    await way.press(button(page, /^One each for 2 passengers, Stalls/))
    await way.press(button(page, 'Buy now'))
    await way.press(page.getByRole('checkbox', { name: /accept the terms/ }))
    await way.press(page.getByRole('button', { name: 'Apple Pay' }))
    await way.press(page.getByRole('button', { name: 'Visa 4242: Paid' }))
    await expect(page.getByRole('heading', { level: 1, name: 'Receipt' })).toBeVisible()
    expect(await world.charges()).toHaveLength(1)
  },
  null,
  switchWalletsOn,
)

task('the balance paid', async ({ page, way, world }) => {
  await way.press(page.locator('main a[href="/booking/SUN1001/make-payment"]'))
  await way.press(link(page, 'Pay in full'))
  await fillCard(page, way)
  await way.press(button(page, /^Pay £/))
  await expect(page.getByRole('heading', { level: 1, name: 'Receipt' })).toBeVisible()
  expect(await world.charges()).toHaveLength(1)
})

task('a payment plan set up', async ({ page, way }) => {
  await way.press(page.locator('main a[href="/booking/SUN1001/make-payment"]'))
  await way.press(link(page, /Set up/))
  await expect(page.getByText(/^2 payments/)).toBeVisible()
  await fillCard(page, way)
  const terms = page.getByRole('checkbox')
  if ((await terms.count()) > 0) await way.press(terms)
  await way.press(button(page, /^Set up/))
  await hasNotified(page, 'Your payment details were successfully updated!')
})

task('a ticket listed for resale', async ({ page, way }) => {
  await openBooking(page, way, 'SUN1003')
  await way.press(page.locator('main a[href="/booking/SUN1003/resale"]'))
  await way.press(page.getByRole('checkbox', { name: /List for resale/ }))
  await way.press(button(page, /^Review/))
  await way.press(page.getByRole('dialog').getByRole('button', { name: /List|Confirm|Update/ }))
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

task('the address of a delivery changed', async ({ page, way }) => {
  await openBooking(page, way, 'SUN1003')
  await way.press(page.locator('main a[href="/booking/SUN1003/delivery/update"]'))
  await way.fill(page.getByLabel('Address line 1'), '1 New Street')
  await way.press(page.locator('main button[type=submit]'))
  await expect(page.getByText(/successfully updated/).first()).toBeVisible()
})

task('a name on a ticket changed', async ({ page, way }) => {
  await openBooking(page, way, 'SUN1003')
  await way.press(page.locator('main a[href="/booking/SUN1003/ticket-details"]'))
  await way.press(button(page, /^Change name/))
  await way.fill(page.getByLabel('First name'), 'Nora')
  await way.fill(page.getByLabel('Last name'), 'Lind')
  await way.press(button(page, /basket/))
  await expect(page.getByRole('link', { name: 'Basket, 1 item' })).toBeVisible()
})

task('a transfer added', async ({ page, way }) => {
  await openBooking(page, way, 'SUN1001')
  await way.press(link(page, 'Transport'))
  const add = page.locator('main button:not([aria-disabled="true"])').filter({ hasText: 'Add to basket' })
  const question = page.locator('main fieldset').filter({ hasNot: page.locator('[aria-pressed=true], input') })
  for (let choice = 0; choice < 10; choice += 1) {
    await expect(question.or(add).first()).toBeVisible()
    if (!(await question.first().isVisible())) break
    await way.press(question.first().getByRole('button'))
    await isWhole(page)
  }
  await way.press(add)
  await expect(page.getByRole('link', { name: /^Basket, [1-9]/ }).first()).toBeVisible()
})

task(
  'a forgotten password reset',
  async ({ page, way, world }) => {
    await way.press(page.getByRole('link', { name: 'Forgotten your password?' }))
    await expect(page.getByRole('button', { name: 'Reset password' })).toBeVisible()
    await way.fill(page.getByLabel('Email'), 'demo@example.com')
    await way.press(page.getByRole('button', { name: 'Reset password' }))
    await way.press(page.getByRole('dialog').getByRole('button', { name: 'Okay' }))
    const [mail] = (await world.ask('outbox')) as readonly { readonly reset_link: string }[]
    await page.goto(mail?.reset_link ?? '')
    await way.fill(page.getByLabel('New password', { exact: true }), 'Another1!')
    await way.fill(page.getByLabel('Repeat the new password', { exact: true }), 'Another1!')
    await way.press(page.getByRole('button', { name: 'Set new password' }))
    await way.press(page.getByRole('dialog').getByRole('button', { name: 'Continue' }))
    await way.fill(page.getByLabel('Email'), 'demo@example.com')
    await way.fill(page.getByLabel('Password', { exact: true }), 'Another1!')
    await way.press(page.getByRole('button', { name: 'Log in' }))
    await expect(page.getByText('SUN1001')).toBeVisible()
  },
  '/login',
)
