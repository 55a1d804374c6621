import type { Page } from '@playwright/test'
import { screens } from './support/screens'
import { acceptTerms, addSeats, payButton, typeCard } from './support/shopping'
import { expect, goInHistory, hasNotified, isWhole, signIn, test } from './support/world'

/** In newer browsers, scroll methods return promises. `focus` stands for the next method that may do so. */
const returnPromises = (): void => {
  const wrap = (owner: object, names: readonly string[]): void => {
    for (const name of names) {
      const method: unknown = Reflect.get(owner, name)
      if (typeof method !== 'function') throw new TypeError(`No method ${name}`)
      const returnPromise = function (this: unknown, ...args: unknown[]): Promise<unknown> {
        return Promise.resolve(Reflect.apply(method, this, args))
      }
      Object.defineProperty(owner, name, { value: returnPromise, configurable: true, writable: true })
    }
  }
  const scrolls = ['scroll', 'scrollBy', 'scrollTo']
  wrap(Element.prototype, [...scrolls, 'scrollIntoView'])
  wrap(window, scrolls)
  wrap(HTMLElement.prototype, ['focus'])
  wrap(SVGElement.prototype, ['focus'])
}

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })
const button = (page: Page, name: string | RegExp) => page.getByRole('main').getByRole('button', { name }).first()
const link = (page: Page, name: string | RegExp) => page.getByRole('main').getByRole('link', { name }).first()
const basket = (page: Page, items: string) => page.getByRole('link', { name: `Basket, ${items}`, exact: true })

/** Navigates within the document, so that React unmounts the content. */
const leave = async (page: Page): Promise<void> => {
  await page.getByRole('link', { name: 'Manage My Bookings' }).first().click()
  await expect(heading(page, 'Manage My Bookings')).toBeVisible()
  await isWhole(page)
}

test.beforeEach(async ({ page }) => {
  await page.addInitScript(returnPromises)
  await page.goto('/login')
  expect(await page.evaluate(() => [window.scrollTo(0, 0), document.body.focus()].map(String))).toEqual([
    '[object Promise]',
    '[object Promise]',
  ])
  await signIn(page)
  await expect(page.getByText('SUN1001')).toBeVisible()
})

test('with a platform that returns promises, each screen is opened and left', async ({ page }) => {
  await addSeats(page)
  const places = [...screens, { path: '/booking/SUN1002', heading: 'Vienna: three nights in concert' }]
  for (const { path, heading: name } of places) {
    await page.goto(path)
    await expect(heading(page, name), path).toBeVisible()
    await isWhole(page)
    await leave(page)
  }
  await page.context().clearCookies()
  await page.goto('/resetpassword')
  await page.getByRole('link', { name: 'Login with an existing account' }).click()
  await expect(heading(page, "Let's get you logged in")).toBeVisible()
  await page.getByRole('link', { name: 'Forgotten your password?' }).click()
  await expect(heading(page, 'Reset your password')).toBeVisible()
})

test('with a platform that returns promises, tickets, a room and an extra are added and paid', async ({ page }) => {
  await page.goto('/booking/SUN1001/tickets')
  await button(page, /^Add one Standing/).click()
  await button(page, 'Add to basket').click()
  await hasNotified(page, 'Tickets successfully added to your basket')
  // The message disappears with the next choice.
  await button(page, /^Add one Standing/).click()
  await button(page, 'Add to basket').click()
  await expect(basket(page, '2 items')).toBeVisible()
  await link(page, 'View basket').click()
  await expect(heading(page, 'Your Basket')).toBeFocused()
  await goInHistory(page, -1)
  await expect(heading(page, 'Tickets')).toBeVisible()

  await page.goto('/booking/SUN1001/extras')
  await button(page, /^Add one/).click()
  await button(page, 'Add to basket').click()
  await expect(basket(page, '3 items')).toBeVisible()
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link').last().click()
  await expect(heading(page, 'Barcelona: seven nights of music')).toBeFocused()
  await goInHistory(page, -1)
  await expect(heading(page, 'Extras')).toBeVisible()

  await page.goto('/booking/SUN1001/accommodation/3101')
  await button(page, /^Add one/).click()
  await button(page, 'Add to basket').click()
  await expect(basket(page, '4 items')).toBeVisible()
  await link(page, 'Checkout').click()
  await expect(heading(page, 'Checkout')).toBeFocused()
  await goInHistory(page, -1)
  await expect(heading(page, 'Hotel Llum de Mar')).toBeVisible()
  await goInHistory(page, 1)

  await acceptTerms(page)
  await typeCard(page, '4000 0000 0000 0002')
  await payButton(page).click()
  await hasNotified(page, 'Your bank declined this payment.')
  await typeCard(page, '4242 4242 4242 4242')
  await payButton(page).click()
  await expect(heading(page, 'Receipt')).toBeVisible()
  await leave(page)
})

test('with a platform that returns promises, tickets are bought at once', async ({ page }) => {
  await page.goto('/booking/SUN1001/tickets')
  await button(page, /^Add one Standing/).click()
  await button(page, 'Buy now').click()
  await expect(heading(page, 'Checkout')).toBeFocused()
  await expect(payButton(page)).toBeVisible()
})

test('with a platform that returns promises, failures take the focus and disappear', async ({ page, world }) => {
  const failOnce = (path: string, code: number): Promise<unknown> =>
    world.ask('faults', { match: { path }, times: 'once', effect: { kind: 'error', code } })

  await page.goto('/booking/SUN1003/delivery/update')
  await page.getByLabel('Address line 1').fill('2 Harbour Walk')
  await failOnce('updateDelivery', 13_000_021)
  await button(page, 'Use this address').click()
  await expect(page.getByRole('heading', { name: 'We could not change the address' })).toBeVisible()
  await button(page, 'Use this address').click()
  await expect(heading(page, /./)).toBeVisible()
  await expect(page).toHaveURL(/\/booking\/SUN1003#delivery$/)

  await page.goto('/booking/SUN1003/resale')
  await page.getByLabel('List for resale Numbered steps, Margaret Hart').check()
  await failOnce('putUpForResale', 500_036_010)
  for (const end of [page.getByRole('alert').filter({ hasText: 'The resale of your tickets was not updated' }), null]) {
    await button(page, 'Review changes').click()
    await page.getByRole('button', { name: 'List 1 ticket' }).click()
    if (end === null) await hasNotified(page, 'The resale of your tickets was successfully updated!')
    else await expect(end).toBeVisible()
  }
  await leave(page)

  await page.goto('/profile/details/bank-account')
  for (const press of ['once', 'again']) {
    await page.getByRole('main').locator('form button[type=submit]').click()
    await expect(page.getByRole('alert').first(), press).toBeVisible()
  }
  await leave(page)

  await page.goto('/booking/SUN1001/ticket-details')
  await page
    .getByRole('button', { name: /^Change name: .*, Amelia Hart$/ })
    .first()
    .click()
  await page.getByLabel('First name').fill('Maya')
  await page.getByLabel('Last name').fill('Lind')
  await button(page, 'Add to basket').click()
  await expect(page.getByRole('link', { name: 'View basket' })).toBeFocused()
  await page.getByRole('link', { name: 'View basket' }).click()
  await button(page, /^Remove /).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click()
  await expect(basket(page, 'empty')).toBeVisible()
})
