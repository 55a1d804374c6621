import type { Locator, Page } from '@playwright/test'
import { addSeats } from './support/shopping'
import { expect, signIn, test } from './support/world'

const phone = { width: 360, height: 740 }
const magnified = { width: 320, height: 256 }

/** Each page, and the first thing that there is to do on it. */
const pages: readonly (readonly [path: string, first: (page: Page) => Locator])[] = [
  ['/', (page) => page.getByRole('link', { name: 'Show tickets' })],
  ['/booking/SUN1001', (page) => page.getByRole('link', { name: 'Answer questions' })],
  ['/booking/SUN1003', (page) => page.getByRole('main').getByRole('link', { name: /bank/ })],
  ['/booking/SUN1001/tickets', (page) => page.getByRole('button', { name: /^Add one/ })],
  ['/booking/SUN1003/ticket-details', (page) => page.getByRole('button', { name: /^Change name/ })],
  ['/booking/SUN1003/resale', (page) => page.getByRole('checkbox')],
  ['/booking/SUN1003/delivery/update', (page) => page.getByLabel('Address line 1')],
  ['/booking/SUN1001/accommodation', (page) => page.getByRole('link', { name: /^Choose rooms/ })],
  ['/booking/SUN1001/accommodation/3101', (page) => page.getByRole('button', { name: /^Add one/ })],
  ['/booking/SUN1001/extras', (page) => page.getByRole('button', { name: /^Add one/ })],
  ['/booking/SUN1001/transport', (page) => page.getByRole('main').getByRole('group').getByRole('button')],
  ['/booking/SUN1001/mandatory-information', (page) => page.getByRole('main').locator('input, select, textarea')],
  ['/booking/SUN1001/required-data/7101/address/update', (page) => page.getByLabel('Address line 1')],
  ['/booking/SUN1001/make-payment', (page) => page.getByRole('link', { name: 'Pay in full' })],
  ['/booking/SUN1001/pay-in-full', (page) => page.getByLabel('Name on card')],
  ['/booking/SUN1001/payment-plan', (page) => page.getByRole('combobox')],
  ['/booking/SUN1001/cart', (page) => page.getByRole('button', { name: /^Remove .*Stalls/ })],
  ['/booking/SUN1001/checkout', (page) => page.getByLabel('Name on card')],
  ['/profile', (page) => page.getByRole('button', { name: /^Edit/ })],
  ['/profile/details/bank-account', (page) => page.getByLabel('Account name')],
  ['/changepassword', (page) => page.getByRole('main').locator('input')],
]

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

test('on a phone the first thing to do is in the first screen of every page, nothing covers a quarter of it, or any of it at 400%', async ({
  page,
}) => {
  await page.setViewportSize(phone)
  await signIn(page)
  await expect(page.getByText('SUN1001')).toBeVisible()
  await addSeats(page)
  const wrong: string[] = []
  for (const [path, first] of pages) {
    await page.goto(path)
    await expect(first(page).first()).toBeVisible()
    await expect(page.getByRole('status').filter({ hasText: /loading/i })).toHaveCount(0)
    const { end, room } = await endOf(page, first(page))
    if (end > room) wrong.push(`${path}: ends at ${end} of ${room} px`)
    const share = await covered(page)
    if (share > 0.25) wrong.push(`${path}: ${Math.round(share * 100)}% of the height is covered`)
    await page.setViewportSize(magnified)
    const left = await covered(page)
    if (left > 0) wrong.push(`${path}: ${Math.round(left * 100)}% is covered when magnified to 400%`)
    await page.setViewportSize(phone)
  }
  expect(wrong).toEqual([])
})
