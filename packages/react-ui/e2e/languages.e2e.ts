import type { Page } from '@playwright/test'
import { addSeats, typeCard } from './shopping'
import { expect, signIn, test } from './world'

const language = (page: Page) => page.evaluate(() => [document.documentElement.lang, document.documentElement.dir])

const tooWide = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement
    if (scrollWidth <= clientWidth) return []
    return [...document.querySelectorAll('main *, header *, footer *')]
      .filter((element) => {
        const { left, right } = element.getBoundingClientRect()
        return left < -1 || right > clientWidth + 1
      })
      .map((element) => `${element.tagName} ${element.textContent.slice(0, 40)}`)
  })

test('a customer takes German, and pays in it on a phone', async ({ page, world }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/login')
  await page.getByRole('navigation', { name: 'Language' }).getByRole('button', { name: 'Deutsch' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Melden Sie sich an' })).toBeVisible()
  expect(await language(page)).toEqual(['de', 'ltr'])
  await page.getByLabel('E-Mail-Adresse').fill('demo@example.com')
  await page.getByLabel('Passwort', { exact: true }).fill('Passw0rd!')
  await page.getByRole('button', { name: 'Anmelden' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Meine Buchungen' })).toBeVisible()
  await expect(page).toHaveTitle('Meine Buchungen | Kundenbereich')
  await addSeats(page)
  await page.goto('/booking/SUN1001/cart')
  await expect(page.getByRole('heading', { level: 1, name: 'Ihr Warenkorb' })).toBeVisible()
  await page.getByRole('link', { name: 'Zur Kasse' }).click()
  await page.getByRole('checkbox', { name: /akzeptiere/ }).check()
  await typeCard(page, '4242 4242 4242 4242', '123', 'Name auf der Karte')
  await page.getByRole('button', { name: /^145,00\s£ zahlen$/ }).click()
  await expect(page.getByText('Ihre Artikel wurden der Buchung hinzugefügt.')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'Beleg' })).toBeVisible()
  await expect(page.getByText(/145,00\s£ gezahlt/)).toBeVisible()
  expect(await tooWide(page)).toEqual([])
  expect((await world.charges()).map(({ amount }) => amount)).toEqual([14_500])
})

test('a client has a language of its own, until a customer chooses another', async ({ page }) => {
  const client = {
    code: 'meridian',
    name: 'Meridian Journeys',
    url: 'https://meridian.example/',
    alt_text: 'Meridian Journeys',
    locale: 'es',
    locales: ['es', 'en-GB'],
  }
  await page.route('**/api/client/config', (route) => route.fulfill({ json: { data: { client } } }))
  await page.goto('/login')
  await expect(page.getByRole('heading', { level: 1, name: 'Inicie sesión' })).toBeVisible()
  expect(await language(page)).toEqual(['es', 'ltr'])
  await expect(page.getByRole('navigation', { name: 'Idioma' }).getByRole('button')).toHaveText(['Español', 'English'])
  await page.getByRole('button', { name: 'English' }).click()
  await expect(page.getByRole('heading', { level: 1, name: "Let's get you logged in" })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: "Let's get you logged in" })).toBeVisible()
})

const screens = [
  '/',
  '/profile',
  '/booking/SUN1001',
  '/booking/SUN1001/tickets',
  '/booking/SUN1001/accommodation/3101',
  '/booking/SUN1001/extras',
  '/booking/SUN1001/transport',
  '/booking/SUN1001/cart',
  '/booking/SUN1001/checkout',
  '/booking/SUN1001/make-payment',
  '/booking/SUN1001/mandatory-information',
  '/booking/SUN1003/ticket-details',
  '/booking/SUN1003/resale',
]

for (const [locale, direction] of [
  ['en-XA', 'ltr'],
  ['ar-XB', 'rtl'],
  ['de', 'ltr'],
  ['es', 'ltr'],
] as const) {
  test(`no page is wider than the screen in ${locale}`, async ({ page }) => {
    await page.goto(`/login?locale=${locale}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await language(page)).toEqual([locale, direction])
    await signIn(page)
    await addSeats(page)
    for (const path of screens) {
      await page.setViewportSize({ width: 1280, height: 720 })
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0)
      for (const width of [1280, 360, 320]) {
        await page.setViewportSize({ width, height: 720 })
        expect(await tooWide(page), `${path} at ${width}`).toEqual([])
      }
    }
  })
}
