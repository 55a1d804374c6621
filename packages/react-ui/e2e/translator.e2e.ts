import type { Page } from '@playwright/test'
import { addBicycle, beginBasket, fillBasket } from './support/fillBasket'
import { screens } from './support/screens'
import { addSeats } from './support/shopping'
import { staleTexts, translate } from './support/translator'
import { customerWays } from './support/ways'
import { expect, isWhole, signIn, test } from './support/world'

/** What is shown is what the product holds, and no error ended the page. */
const isCurrent = async (page: Page, where: string): Promise<void> => {
  expect.soft(await staleTexts(page), where).toEqual([])
  if (where !== '/error') expect(new URL(page.url()).pathname, where).not.toBe('/error')
}

const press = async (page: Page, name: string | RegExp): Promise<void> => {
  await page.getByRole('button', { name }).first().click()
  await isCurrent(page, String(name))
}

const open = async (page: Page, path: string): Promise<void> => {
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await isWhole(page)
  await isCurrent(page, path)
}

const arrive = async (page: Page, email?: string): Promise<void> => {
  await signIn(page, email)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

/** The header, the page and the footer. */
const wordsOf = async (page: Page): Promise<string> =>
  (await page.locator('header, main, footer').allTextContents()).join(' ').replace(/\s+/g, ' ').trim()

const basket = (page: Page, items: string) => page.getByRole('link', { name: `Basket, ${items}`, exact: true })

test('each screen shows the same with a translator as without', { tag: '@long' }, async ({
  page,
  context,
  expectedComplaints,
}) => {
  // The page of an unknown address.
  expectedComplaints.push(/404 \(Not Found\)/)
  await arrive(page)
  await addSeats(page)
  const translated = await context.newPage()
  await translated.addInitScript(translate)
  for (const { path } of screens) {
    await page.goto(path)
    await open(translated, path)
    // Some parts load later than others.
    await expect(async () => expect(await wordsOf(translated), path).toBe(await wordsOf(page))).toPass()
    await isCurrent(translated, path)
  }
})

test.describe('with a translator', () => {
  test.beforeEach(({ page }) => page.addInitScript(translate))

  test('rooms and extras are added, and what is removed is asked about', { tag: '@long' }, async ({ page }) => {
    await arrive(page)
    for (const [path, items] of [
      ['/booking/SUN1001/accommodation/3101', '1 item'],
      ['/booking/SUN1001/extras', '2 items'],
    ] as const) {
      await open(page, path)
      await press(page, /^Add one/)
      await press(page, /^Add one/)
      await press(page, /^Remove one/)
      await press(page, 'Add to basket')
      await expect(basket(page, items)).toBeVisible()
    }
    await fillBasket(page)
    await open(page, '/booking/SUN1001/cart')
    const dialog = page.getByRole('dialog')
    await press(page, /^Remove Stalls/)
    await isCurrent(page, 'a removal')
    await dialog.getByRole('button', { name: 'Remove', exact: true }).click()
    await expect(basket(page, '6 items')).toBeVisible()
    await press(page, 'Empty basket')
    await dialog.getByRole('button', { name: 'Empty basket' }).click()
    await expect(basket(page, 'empty')).toBeVisible()
    await isCurrent(page, 'an empty basket')
    await beginBasket(page)
    await addBicycle(page)
    await open(page, '/booking/SUN1001/cart')
    await dialog.getByRole('button', { name: 'OK' }).click()
    await expect(dialog).toHaveCount(0)
    await isCurrent(page, 'a warning')
    await open(page, '/profile')
    await press(page, 'Edit emergency contact')
    for (const field of ['Full name', 'Phone number']) await page.getByLabel(field).last().fill('')
    await press(page, 'Save')
    await expect(dialog).toBeVisible()
    await isCurrent(page, 'a question')
  })

  for (const { name, walk, visitorAt, prepare } of customerWays)
    test(name, { tag: name === 'two tickets bought and paid' ? [] : '@long' }, async ({ page, world }) => {
      await prepare?.(world)
      await (visitorAt === null ? arrive(page) : page.goto(visitorAt))
      const way = {
        press: async (what: ReturnType<Page['getByText']>) => {
          await what.first().click()
          await isCurrent(page, String(what))
        },
        fill: (field: ReturnType<Page['getByText']>, text: string) => field.first().fill(text),
      }
      await walk({ page, way, world })
      await isWhole(page)
      await isCurrent(page, name)
    })
})
