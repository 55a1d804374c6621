import type { Page } from '@playwright/test'
import { tooWide } from './layout'
import { addSeats } from './shopping'
import { expect, signIn, isWhole } from './world'

/** The language and direction that a page declares. */
export const language = (page: Page) =>
  page.evaluate(() => [document.documentElement.lang, document.documentElement.dir])

/** The main screens of a customer with a filled basket. */
const screens = [
  '/',
  '/profile',
  '/booking/SUN1001',
  '/booking/SUN1001/tickets',
  '/booking/SUN1001/accommodation',
  '/booking/SUN1001/accommodation/3101',
  '/booking/SUN1001/extras',
  '/booking/SUN1001/transport',
  '/booking/SUN1001/cart',
  '/booking/SUN1001/checkout',
  '/booking/SUN1001/make-payment',
  '/booking/SUN1001/mandatory-information',
  '/booking/SUN1003/ticket-details',
  '/booking/SUN1003/resale',
  '/booking/SUN1003/delivery/update',
]

/** Fields with names that people and companies choose. */
const named =
  /name$|^(title|description|venue|city|county|address_\d|text|label|question|location|subtitle|message|legal|alt_text)$/

const longWord = 'w'.repeat(300)
/** As long as the symbol of any currency. */
const longSymbol = 'w'.repeat(5)

const inLongWords = (key: string, held: string, word: string): string => {
  if (key === 'symbol') return longSymbol
  return named.test(key) && /[a-z]{3}/.test(held) ? word : held
}

const withLongWords = (value: unknown, word: string): unknown => {
  if (Array.isArray(value)) return value.map((one) => withLongWords(one, word))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, held]) => [
      key,
      typeof held === 'string' ? inLongWords(key, held, word) : withLongWords(held, word),
    ]),
  )
}

/** From now on, every name in an answer, and the client's text in the footer, is one unbreakable word. */
export const writeLongWords = async (page: Page, word = longWord): Promise<void> => {
  await page.route(/\/(api\/(?!customer\/(check|login))|clients\/.*json$).*/, async (route) => {
    const answer = await route.fetch()
    const isJson = answer.headers()['content-type']?.includes('json') === true
    if (!isJson || route.request().method() !== 'GET') return route.fulfill({ response: answer })
    return route.fulfill({ response: answer, json: withLongWords(await answer.json(), word) })
  })
}

/** Checks every main screen in this language on a desktop and two phones: none is wider than its viewport. */
export const fitsInLanguage = async (
  page: Page,
  locale: string,
  { direction, longWords = false }: { readonly direction: 'ltr' | 'rtl'; readonly longWords?: boolean },
): Promise<void> => {
  await page.goto(`/login?locale=${locale}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await language(page)).toEqual([locale, direction])
  await signIn(page)
  await addSeats(page)
  await page.goto('/booking/SUN1001/tickets')
  const arrow = page.locator('nav ol svg').last()
  await expect(arrow).toHaveCSS('scale', direction === 'rtl' ? '-1 1' : 'none')
  if (longWords) await writeLongWords(page)
  for (const path of screens) {
    await page.setViewportSize({ width: 1280, height: 720 })
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await isWhole(page)
    // The footer is the same on every page.
    if (longWords && path === '/') {
      const footer = page.getByRole('contentinfo')
      await footer.scrollIntoViewIfNeeded()
      await expect(footer.getByRole('link', { name: longWord }).first()).toBeVisible()
    }
    for (const width of [1280, 360, 320]) {
      await page.setViewportSize({ width, height: 720 })
      expect.soft(await tooWide(page), `${path} at ${width}`).toEqual([])
    }
  }
}
