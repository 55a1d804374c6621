import type { Locator, Page } from '@playwright/test'
import { switchWalletsOn } from './wallets'
import { expect, hasNotified, isWhole, type World } from './world'

/** How a customer acts in a way: each press and each field is counted or timed. */
export interface Way {
  /** Presses a link, a button, a checkbox or a choice. */
  readonly press: (what: Locator) => Promise<void>
  readonly fill: (field: Locator, text: string) => Promise<void>
}

interface Place {
  readonly page: Page
  readonly way: Way
  readonly world: World
}

/** One of the most common tasks. It starts at the bookings list of a signed-in customer, or at a visitor's page. */
export interface CustomerWay {
  readonly name: string
  readonly walk: (place: Place) => Promise<void>
  readonly visitorAt: string | null
  readonly prepare: ((world: World) => Promise<unknown>) | undefined
}

const ways: CustomerWay[] = []

const task = (
  name: string,
  walk: (place: Place) => Promise<void>,
  visitorAt: string | null = null,
  prepare?: (world: World) => Promise<unknown>,
): void => void ways.push({ name, walk, visitorAt, prepare })

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
    await way.press(page.getByRole('button', { name: 'Sign in' }))
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
  await way.press(button(page, /^One each for 2 passengers, Standing/))
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
    // From the shop on: four clicks and no field.
    await way.press(button(page, /^Buy one each now, Standing/))
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
  await way.press(page.locator('main a[href$="/transport"]').first())
  const add = page.locator('main button:not([aria-disabled="true"])').filter({ hasText: 'Add to basket' })
  const question = page.locator('main fieldset').filter({ hasNot: page.locator('[aria-pressed=true], input') })
  for (let choice = 0; choice < 10; choice += 1) {
    await expect(question.or(add).first()).toBeVisible()
    if (!(await question.first().isVisible())) break
    await way.press(question.first().getByRole('button'))
    await isWhole(page)
  }
  await way.press(page.getByRole('main').getByRole('checkbox'))
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
    await way.press(page.getByRole('button', { name: 'Sign in' }))
    await expect(page.getByText('SUN1001')).toBeVisible()
  },
  '/login',
)

export const customerWays: readonly CustomerWay[] = ways
