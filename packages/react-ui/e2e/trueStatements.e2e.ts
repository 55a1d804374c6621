import { texts } from '@booking-dashboard/core'
import type { Locator, Page, Request } from '@playwright/test'
import { bankCheck, challengedCard, payButton, typeCard } from './support/shopping'
import { expect, findingsOf, hasNotified, signIn, test } from './support/world'

/** Statements about a payment that pages once made and that were false. */
const { payment, screen } = texts
const minute = 60_000
const visa = '4242 4242 4242 4242'

const inMain = (page: Page, text: string | RegExp): Locator => page.locator('main').getByText(text)

/** Holds the requests of a call after they leave the page; they arrive unanswered when released. */
const holdRequests = async (page: Page, url: string) => {
  const held: Request[] = []
  await page.route(url, async (route) => {
    if (route.request().method() === 'GET') return route.fallback()
    held.push(route.request())
  })
  return {
    isHeld: () => expect.poll(() => held.length).toBe(1),
    arrives: async (): Promise<void> => {
      for (const request of held) {
        const headers = await request.allHeaders()
        await page.request.fetch(request.url(), { method: request.method(), headers, data: request.postData() ?? '' })
      }
    },
  }
}

/** Advances the page's clock in steps of this many milliseconds until the element is visible. */
const runUntil = (page: Page, shown: Locator, step = 5000): Promise<void> =>
  expect(async () => {
    await page.clock.runFor(step)
    await expect(shown).toBeVisible({ timeout: 500 })
  }).toPass()

const openBalance = async (page: Page): Promise<void> => {
  await page.goto('/booking/SUN1001/pay-in-full')
  await expect(payButton(page)).toBeVisible()
  await typeCard(page, visa)
}

test.beforeEach(async ({ page, world, expectedComplaints }) => {
  expectedComplaints.push(/ERR_|Failed to load resource/)
  await page.clock.install({ time: world.now() })
  await signIn(page)
  await expect(page.getByText('SUN1001')).toBeVisible()
})

test('a request that takes three minutes is not shown as failed', { tag: '@long' }, async ({ page, world }) => {
  await openBalance(page)
  const { isHeld, arrives } = await holdRequests(page, '**/api/payment/')
  await payButton(page).click()
  await isHeld()
  await runUntil(page, page.getByRole('heading', { name: payment.headings.unanswered }), minute / 2)
  await expect(page.getByText(payment.headings.failed)).toHaveCount(0)
  await page.clock.runFor(2 * minute)
  await expect(page.getByText(payment.headings.failed)).toHaveCount(0)
  await arrives()
  await runUntil(page, page.getByRole('heading', { level: 1, name: 'Receipt' }))
  expect(await world.charges()).toHaveLength(1)
})

test('beside a new amount, the request for the earlier one is shown as open until it is over', {
  tag: '@long',
}, async ({ page, world }) => {
  await openBalance(page)
  const before = (await payButton(page).innerText()).replace('Pay ', '')
  const mayArrive = inMain(page, payment.earlierMayArrive(before))
  const { isHeld, arrives } = await holdRequests(page, '**/api/payment/')
  await payButton(page).click()
  await isHeld()
  await runUntil(page, page.getByRole('heading', { name: payment.headings.unanswered }), minute / 2)
  await expect(mayArrive).toHaveCount(0)
  await world.ask('price', { reference: 'SUN1001', by: 5000 })
  await runUntil(page, mayArrive, minute / 2)
  await expect(payButton(page)).not.toHaveText(`Pay ${before}`)
  await expect(inMain(page, payment.charged.safeOnce)).toHaveCount(0)
  expect(await findingsOf(page)).toEqual([])
  await arrives()
  expect(await world.charges()).toEqual([])
  await expect(async () => {
    await page.clock.runFor(5 * minute)
    await expect(mayArrive).toHaveCount(0, { timeout: 500 })
  }).toPass()
})

test('setting up a plan is announced as a change, not as a payment', { tag: '@long' }, async ({ page, world }) => {
  await page.goto('/booking/SUN1001/payment-plan')
  await expect(page.getByRole('table', { name: screen.plan.table.caption })).toBeVisible()
  await typeCard(page, visa)
  const { isHeld, arrives } = await holdRequests(page, '**/paymentplan')
  await page.getByRole('button', { name: screen.plan.setUp.confirm }).click()
  await isHeld()
  await page
    .getByRole('navigation', { name: 'Breadcrumb' })
    .getByRole('link', { name: /^Barcelona/ })
    .click()
  const moving = inMain(page, screen.booking.attention.plan.moving)
  await expect(moving).toBeVisible()
  await expect(inMain(page, screen.booking.attention.paymentMoving)).toHaveCount(0)
  await arrives()
  await expect(async () => {
    await page.clock.runFor(5000)
    await expect(moving).toHaveCount(0, { timeout: 500 })
  }).toPass()
  await expect(inMain(page, screen.booking.attention.paymentOpen)).toHaveCount(0)
  expect(await world.charges()).toEqual([])
})

test('an amount that has changed elsewhere is stated once it is known, and never the old one', {
  tag: '@long',
}, async ({ page, world }) => {
  await openBalance(page)
  const old = (await payButton(page).innerText()).replace('Pay ', '')
  const statesOld = page.getByText(screen.checkout.form.newBalance(old))
  await world.ask('faults', { match: { path: 'pay' }, times: 'once', effect: { kind: 'error', code: 16000307 } })
  await payButton(page).click()
  await hasNotified(page, texts.paymentCode[16000307].text)
  await expect(payButton(page)).toHaveText(`Pay ${old}`)
  await expect(statesOld).toHaveCount(0)
  await world.ask('price', { reference: 'SUN1001', by: 5000 })
  await payButton(page).click()
  await expect(inMain(page, /^£.* is left to pay now\.$/)).toBeVisible()
  await expect(statesOld).toHaveCount(0)
  await expect(payButton(page)).not.toHaveText(`Pay ${old}`)
  expect(await world.charges()).toEqual([])
})

test('a payment of the same amount by telephone is not shown as this one', { tag: '@long' }, async ({
  page,
  world,
}) => {
  await openBalance(page)
  const said: string[] = []
  page.on('console', (message) => void said.push(message.text()))
  const amount = Number((await payButton(page).innerText()).replaceAll(/\D/g, ''))
  await world.ask('payments', { reference: 'SUN1001', amount })
  await payButton(page).click()
  await hasNotified(page, payment.paidOtherwise)
  expect(said.filter((text) => text.includes(payment.paid))).toEqual([])
  await expect(page.getByRole('heading', { name: screen.checkout.done.otherwise })).toBeVisible()
  await expect(inMain(page, screen.checkout.done.heading)).toHaveCount(0)
  await expect(page.getByRole('link', { name: screen.checkout.done.toReceipt })).toHaveCount(0)
  expect(await world.charges()).toEqual([])
})

test('a challenge that expired is not shown as closed by the customer', { tag: '@long' }, async ({ page, world }) => {
  await openBalance(page)
  await typeCard(page, challengedCard)
  await payButton(page).click()
  const complete = bankCheck(page).getByRole('button', { name: 'Complete authentication' })
  await expect(complete).toBeVisible()
  await world.ask('clock/advance', { ms: 16 * minute })
  await complete.click()
  await expect(inMain(page, payment.challengeExpired)).toBeVisible()
  await expect(page.getByText(payment.challengeClosed)).toHaveCount(0)
  expect(await world.charges()).toEqual([])
})

test('after a sleep of 26 minutes the page describes the attempt, and notices when it arrives', {
  tag: '@long',
}, async ({ page, world }) => {
  await openBalance(page)
  const { isHeld, arrives } = await holdRequests(page, '**/api/payment/')
  await payButton(page).click()
  await isHeld()
  await page.clock.fastForward(26 * minute)
  const speaks = page
    .getByRole('heading', { name: payment.headings.notReceived })
    .or(page.getByRole('heading', { name: payment.headings.unanswered }))
  await runUntil(page, speaks)
  await arrives()
  await runUntil(page, page.getByRole('heading', { level: 1, name: 'Receipt' }))
  expect(await world.charges()).toHaveLength(1)
})
