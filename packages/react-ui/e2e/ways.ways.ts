import type { Locator, Page } from '@playwright/test'
import { expect, signIn, test as base, hasNotified, isWhole } from './support/world'

/**
 * `npm run ways`: counts the presses, fields and screens that the most common tasks need. Every task except a forgotten
 * password starts at the bookings list of a signed-in customer. Each runs in the product at the size of a phone.
 */
interface Way {
  /** Starts a task as a signed-out customer. */
  readonly beginSignedOut: (path: string) => Promise<void>
  /** Presses a link, a button, a checkbox or a choice. */
  readonly press: (what: Locator) => Promise<void>
  readonly fill: (field: Locator, text: string) => Promise<void>
  readonly pick: (field: Locator, value: { readonly index: number } | string) => Promise<void>
}

const counted = new Map<string, { presses: number; fields: number; screens: number }>()

const test = base.extend<{ way: Way }>({
  way: async ({ page }, provide, { title }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await signIn(page)
    await expect(page.getByText('SUN1001')).toBeVisible()
    const count = { presses: 0, fields: 0, screens: 1 }
    let at = new URL(page.url()).pathname
    page.on('framenavigated', (frame) => {
      const { pathname } = new URL(frame.url())
      if (frame !== page.mainFrame() || pathname === at) return
      at = pathname
      count.screens += 1
    })
    await provide({
      beginSignedOut: async (path) => {
        await page.context().clearCookies()
        await page.goto(path)
        count.screens = 1
      },
      press: async (what) => {
        count.presses += 1
        await what.first().click()
      },
      fill: async (field, text) => {
        count.fields += 1
        await field.first().fill(text)
      },
      pick: async (field, value) => {
        count.fields += 1
        await field.first().selectOption(value)
      },
    })
    counted.set(title, count)
  },
})

test.afterAll(() => {
  const line = (cells: readonly (string | number)[]): string => `| ${cells.join(' | ')} |`
  const rows = [...counted].map(([name, { presses, fields, screens }]) => line([name, presses, fields, screens]))
  process.stdout.write(
    `${[line(['way', 'presses', 'fields', 'screens']), line(['---', '--:', '--:', '--:']), ...rows].join('\n')}\n`,
  )
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

test('two tickets bought and paid', async ({ page, way, world }) => {
  await openBooking(page, way, 'SUN1001')
  await way.press(link(page, 'Tickets'))
  await way.press(button(page, /^One each for 2 passengers, Stalls/))
  await way.press(button(page, 'Buy now'))
  await fillCard(page, way)
  await way.press(page.getByRole('checkbox', { name: /accept the terms/ }))
  await way.press(button(page, /^Pay £/))
  await expect(page.getByRole('heading', { level: 1, name: 'Receipt' })).toBeVisible()
  expect(await world.charges()).toHaveLength(1)
})

test('the balance paid', async ({ page, way, world }) => {
  await way.press(page.locator('main a[href="/booking/SUN1001/make-payment"]'))
  await way.press(link(page, 'Pay in full'))
  await fillCard(page, way)
  await way.press(button(page, /^Pay £/))
  await expect(page.getByRole('heading', { level: 1, name: 'Receipt' })).toBeVisible()
  expect(await world.charges()).toHaveLength(1)
})

test('a payment plan set up', async ({ page, way }) => {
  await way.press(page.locator('main a[href="/booking/SUN1001/make-payment"]'))
  await way.press(link(page, /Set up/))
  await expect(page.getByText(/^2 payments/)).toBeVisible()
  await fillCard(page, way)
  const terms = page.getByRole('checkbox')
  if ((await terms.count()) > 0) await way.press(terms)
  await way.press(button(page, /^Set up/))
  await hasNotified(page, 'Your payment details were successfully updated!')
})

test('a ticket listed for resale', async ({ page, way }) => {
  await openBooking(page, way, 'SUN1003')
  await way.press(page.locator('main a[href="/booking/SUN1003/resale"]'))
  await way.press(page.getByRole('checkbox', { name: /List for resale/ }))
  await way.press(button(page, /^Review/))
  await way.press(page.getByRole('dialog').getByRole('button', { name: /List|Confirm|Update/ }))
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('the address of a delivery changed', async ({ page, way }) => {
  await openBooking(page, way, 'SUN1003')
  await way.press(page.locator('main a[href="/booking/SUN1003/delivery/update"]'))
  await way.fill(page.getByLabel('Address line 1'), '1 New Street')
  await way.press(page.locator('main button[type=submit]'))
  await expect(page.getByText(/successfully updated/).first()).toBeVisible()
})

test('a name on a ticket changed', async ({ page, way }) => {
  await openBooking(page, way, 'SUN1003')
  await way.press(page.locator('main a[href="/booking/SUN1003/ticket-details"]'))
  await way.press(button(page, /^Change name/))
  await way.fill(page.getByLabel('First name'), 'Nora')
  await way.fill(page.getByLabel('Last name'), 'Lind')
  await way.press(button(page, /basket/))
  await expect(page.getByRole('link', { name: 'Basket, 1 item' })).toBeVisible()
})

test('a transfer added', async ({ page, way }) => {
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

test('a forgotten password reset', async ({ page, way, world }) => {
  await way.beginSignedOut('/login')
  await way.press(page.getByRole('link', { name: 'Forgotten your password?' }))
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
})
