import type { Page, Route } from '@playwright/test'
import { acceptTerms, addSeats, arriveAtCheckout, payButton, typeCard } from './support/shopping'
import { expect, signIn, submitLogin, test, hasNotified } from './support/world'

const visa = '4242 4242 4242 4242'

/** Holds payment requests on their way until released, long after the page has stopped waiting. */
const holdPayments = async (page: Page, count: number) => {
  const held: { readonly headers: Record<string, string>; readonly body: string }[] = []
  await page.route('**/api/payment/', async (route: Route) => {
    if (held.length === count) return route.continue()
    held.push({ headers: await route.request().allHeaders(), body: route.request().postData() ?? '' })
    return route.abort()
  })
  return {
    held,
    arriveLate: async (): Promise<void> => {
      for (const { headers, body } of held) await page.request.post('/api/payment/', { headers, data: body })
    },
  }
}

const charged = async (ask: (path: string) => Promise<unknown>): Promise<readonly number[]> =>
  ((await ask('charges')) as { charges: { amount: number }[] }).charges.map(({ amount }) => amount)

test.describe('the overdue part of a plan', () => {
  test.beforeEach(async ({ page, expectedComplaints }) => {
    expectedComplaints.push(/ERR_|Failed to load resource/)
    await signIn(page, 'plan@example.com')
    await expect(page.getByText('PLN2001')).toBeVisible()
  })

  test('is charged once, although the first request is late and the second gets an unrelated refusal', {
    tag: '@long',
  }, async ({ page, world }) => {
    await page.clock.install({ time: world.now() })
    await page.goto('/booking/PLN2001/pay-in-full?part=overdue')
    const { arriveLate } = await holdPayments(page, 1)
    await typeCard(page, visa)
    await payButton(page).click()
    const safe = page
      .locator('main')
      .getByText('No payment has reached us so far. Trying again is safe: you will be charged once.')
    await expect(async () => {
      await page.clock.runFor(5000)
      await expect(safe).toBeVisible({ timeout: 500 })
    }).toPass()
    await world.ask('faults', { match: { path: 'pay' }, times: 'once', effect: { kind: 'error', code: 16000180 } })
    await payButton(page).click()
    await hasNotified(page, 'Too many payment attempts. Please wait a moment and try again.')
    await expect(page.locator('main').getByText('you will be charged once')).toBeVisible()
    await payButton(page).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Receipt' })).toBeVisible()
    await arriveLate()
    expect(await charged(world.ask)).toEqual([11_850])
  })

  test('is the overdue part on every page, and once it is paid nothing is overdue anywhere', { tag: '@long' }, async ({
    page,
    world,
  }) => {
    const pages = ['/', '/booking/PLN2001', '/booking/PLN2001/make-payment', '/booking/PLN2001/payment-plan']
    for (const path of pages) {
      await page.goto(path)
      await expect(page.locator('main').getByText('£118.50').first(), path).toBeVisible()
      await expect(page.getByText(/£(355\.50|237\.00) is overdue/), path).toHaveCount(0)
    }
    await page.goto('/booking/PLN2001/pay-in-full?part=overdue')
    await typeCard(page, visa)
    await payButton(page).click()
    await expect(page.getByText('£118.50 paid')).toBeVisible()
    await page.reload()
    await expect(page.getByText('£118.50 paid')).toBeVisible()
    for (const path of pages) {
      await page.goto(path)
      await expect(page.locator('main').getByText('£118.50').first(), path).toBeVisible()
      await expect(page.locator('main').getByText(/overdue/i), path).toHaveCount(0)
    }
    expect(await charged(world.ask)).toEqual([11_850])
  })
})

test('a claim without a payment locks nobody out', { tag: '@long' }, async ({ page, world }) => {
  await signIn(page)
  await expect(page.getByText('SUN1001')).toBeVisible()
  await arriveAtCheckout(page)
  for (const code of [16000030, 16000110, 16000301]) {
    await world.ask('faults', { match: { path: 'pay' }, times: 'once', effect: { kind: 'error', code } })
    await typeCard(page, visa)
    await payButton(page).click()
    await expect(page.getByRole('heading', { name: 'We have found no payment so far' })).toBeVisible()
  }
  await payButton(page).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Receipt' })).toBeVisible()
  expect(await charged(world.ask)).toEqual([14_500])
})

test('a payment from before the sign-out is not mentioned beside the next basket', { tag: '@long' }, async ({
  page,
  world,
  expectedComplaints,
}) => {
  expectedComplaints.push(/ERR_|Failed to load resource/)
  await signIn(page)
  await expect(page.getByText('SUN1001')).toBeVisible()
  await arriveAtCheckout(page)
  const answers: (() => Promise<void>)[] = []
  await page.route('**/api/payment/', async (route) => {
    const answer = await route.fetch()
    answers.push(() => route.fulfill({ response: answer }))
  })
  await typeCard(page, visa)
  await payButton(page).click()
  await expect.poll(() => answers.length).toBe(1)
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await page.getByRole('alertdialog').or(page.getByRole('dialog')).getByRole('button', { name: 'Sign Out' }).click()
  await expect(page).toHaveURL(/\/login/)
  await submitLogin(page)
  await expect(page.getByText('SUN1001')).toBeVisible()
  await addSeats(page)
  await page
    .getByRole('link', { name: /SUN1001|Barcelona/ })
    .first()
    .click()
  await answers[0]?.()
  await page.goto('/booking/SUN1001/checkout')
  await expect(payButton(page)).toBeVisible()
  await acceptTerms(page)
  await expect(page.getByText('Item(s) successfully added to booking.')).toHaveCount(0)
  expect(await charged(world.ask)).toEqual([14_500])
})

test('after a plan is set up, no page asks for the whole balance by another date', { tag: '@long' }, async ({
  page,
}) => {
  await signIn(page)
  await expect(page.getByText('SUN1001')).toBeVisible()
  await page.goto('/booking/SUN1001/payment-plan')
  await expect(page.getByRole('table', { name: 'What is taken, and when' })).toBeVisible()
  await typeCard(page, visa)
  await page.getByRole('button', { name: 'Set up payment plan' }).click()
  await expect(page.getByRole('heading', { name: 'Your payment plan is set up' })).toBeVisible()
  for (const path of ['/', '/booking/SUN1001', '/booking/SUN1001/make-payment']) {
    await page.goto(path)
    await expect(
      page
        .locator('main')
        .getByText(/automatically|by itself|is taken/)
        .first(),
      path,
    ).toBeVisible()
    await expect(page.getByRole('button', { name: /^Pay £/ }), path).toHaveCount(0)
    await expect(page.getByRole('link', { name: /^Pay £/ }), path).toHaveCount(0)
  }
})
