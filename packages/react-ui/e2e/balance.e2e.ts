import type { Page } from '@playwright/test'
import { holdRequests } from './support/holdRequests'
import { cardFields, payButton, typeCard } from './support/shopping'
import { shiftsOf } from './support/pageLoad'
import { expect, hasNotified, isWhole, test, type World, arrive } from './support/world'

const isPaid = async (page: Page): Promise<void> => {
  await hasNotified(page, 'Your payment was made successfully!')
  await expect(page.getByRole('heading', { level: 1, name: 'Receipt' })).toBeVisible()
  await expect(page.getByText(/^£[\d,.]+ paid$/)).toBeVisible()
}
const charged = async (world: World): Promise<readonly number[]> => (await world.charges()).map(({ amount }) => amount)

for (const { path, seen } of [
  { path: 'make-payment', seen: 'Pay in full' },
  { path: 'pay-in-full', seen: 'Pay by card' },
])
  test(`credit that is known late moves nothing on a phone: ${path}`, { tag: '@long' }, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 1400 })
    await arrive(page)
    const answer = await holdRequests(page, '**/api/customer')
    await page.goto(`/booking/SUN1001/${path}`)
    await expect(page.getByRole('main').getByText(seen, { exact: true }).first()).toBeVisible()
    await isWhole(page)
    answer()
    await expect(page.getByText(/^You have £45\.00 of credit/)).toBeVisible()
    await isWhole(page)
    expect(await shiftsOf(page)).toEqual([])
  })

test('the card can be typed before the first status check has an answer', {
  tag: '@long',
}, async ({ page, world }) => {
  await arrive(page)
  await page.goto('/booking/SUN1001/make-payment')
  const way = page.getByRole('region', { name: 'Ways to pay' }).getByRole('link', { name: 'Pay in full' })
  await expect(way).toBeVisible()
  const isKnown = await holdRequests(page, '**/api/booking/SUN1001')
  await way.click()
  for (const field of cardFields(page)) await expect(field).toBeAttached()
  await expect(payButton(page)).toBeHidden()
  isKnown()
  for (const field of cardFields(page)) await expect(field).toBeVisible()
  await typeCard(page, '4242 4242 4242 4242')
  await payButton(page).click()
  await isPaid(page)
  expect(await charged(world)).toHaveLength(1)
})
