import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { acceptTerms, payButton, typeCard } from './support/shopping'
import { expect, signInByForm, test, hasNotified } from './support/world'

const heading = (page: Page, name: RegExp) => page.getByRole('heading', { level: 1, name })

const paying = 'the basket paid by card'
const changing = 'an emergency contact changed'

/** The customer's actions on the day that a sale opens, in order. */
const journeys: readonly (readonly [string, (page: Page) => Promise<void>])[] = [
  [
    'signing in',
    async (page) => {
      await signInByForm(page)
      await expect(page.getByText('SUN1001')).toBeVisible()
    },
  ],
  [
    'looking at a booking',
    async (page) => {
      await page.locator('main a[href="/booking/SUN1001"]').first().click()
      await expect(heading(page, /Barcelona/)).toBeVisible()
    },
  ],
  [
    'two tickets chosen and added',
    async (page) => {
      await page.getByRole('main').getByRole('link', { name: 'Add tickets' }).click()
      const one = page.getByRole('button', { name: /^Add one Standing/ }).first()
      await one.click()
      await one.click()
      await page
        .getByRole('button', { name: /^Add .*to basket/ })
        .first()
        .click()
      await expect(page.getByRole('link', { name: 'Basket, 2 items' }).first()).toBeVisible()
    },
  ],
  [
    paying,
    async (page) => {
      await page.getByRole('main').getByRole('link', { name: 'Checkout' }).first().click()
      await expect(payButton(page)).toBeVisible()
      await acceptTerms(page)
      await typeCard(page, '4242 4242 4242 4242')
      await payButton(page).click()
      await expect(heading(page, /^Receipt$/)).toBeVisible()
    },
  ],
  [
    changing,
    async (page) => {
      await page.getByRole('link', { name: 'Profile' }).click()
      await page.getByRole('button', { name: 'Edit emergency contact' }).click()
      await page.getByLabel('Full name').fill('Grace Hopper')
      await page.keyboard.press('Enter')
      await hasNotified(page, 'Your details were successfully updated!')
    },
  ],
]

const onceAVisit = 'countries and genders, once a visit'

/** The table rows below this heading of the document for production. */
const rowsBelow = (title: string): readonly (readonly string[])[] => {
  const text = readFileSync(new URL('../deploy/README.md', import.meta.url), 'utf8')
  const part = text.slice(text.indexOf(`\n## ${title}\n`) + 1).split('\n## ')[0] ?? ''
  return part
    .split('\n')
    .filter((line) => line.startsWith('|') && !line.startsWith('|-') && !line.startsWith('| |'))
    .map((line) => line.split('|').map((cell) => cell.trim()))
}
const figure = (text: string | undefined): number => Number((text ?? '').replaceAll(',', ''))

test('each journey makes the calls that the page for production lists', async ({ page, world }) => {
  // These calls follow one second after the customer arrives, on whichever page.
  const lists: string[] = []
  let calls: string[] = []
  // Only the back end learns the trace of a call: not the card company, its documents, a logo or the server of reports.
  const traced: string[] = []
  const ofBackEnd: string[] = []
  page.on('request', (request) => {
    const { pathname, origin } = new URL(request.url())
    if ('traceparent' in request.headers()) traced.push(request.url())
    if (origin === world.url && pathname.startsWith('/api/')) ofBackEnd.push(request.url())
    const list = pathname.startsWith('/api/client/') && /genders|countries/.test(pathname) ? lists : calls
    if (pathname.startsWith('/api/')) list.push(`${request.method()} ${pathname}`)
  })
  const said = new Map(rowsBelow('What the back end sees').map(([, name = '', most]) => [name, figure(most)]))
  for (const [name, go] of journeys) {
    calls = []
    const most = said.get(name)
    if (most === undefined) throw new Error(`${name} is not on the page`)
    await go(page)
    // The number of status checks varies a little, and the profile reads nothing that was read within the last half
    // minute.
    const least = name === paying || name === changing ? most - 2 : most
    await expect.poll(() => calls.length, name).toBeGreaterThanOrEqual(least)
    await page.waitForLoadState('networkidle')
    expect(calls.length, `${name}: ${calls.join(', ')}`).toBeLessThanOrEqual(most)
  }
  expect(lists).toHaveLength(said.get(onceAVisit) ?? 0)
  expect(traced).toEqual(ofBackEnd)
})
