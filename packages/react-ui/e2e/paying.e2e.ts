import type { Locator, Page } from '@playwright/test'
import { acceptTerms, arriveAtCheckout, bankCheck, challengedCard, payButton, typeCard } from './support/shopping'
import { fillBasket } from './support/fillBasket'
import { expect, findingsOf, test, type World, hasNotified, arrive } from './support/world'

test.beforeEach(async ({ page }) => {
  await arrive(page)
  await arriveAtCheckout(page)
})

const arrivesAtReceipt = async (page: Page): Promise<void> => {
  await hasNotified(page, 'Item(s) successfully added to booking.')
  await expect(page.getByRole('heading', { level: 1, name: 'Receipt' })).toBeVisible()
  await expect(page.getByText('£145.00 paid')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Basket, empty' })).toBeVisible()
  await expect(page.getByText('is no longer open'), "the customer's own payment ended the basket").toHaveCount(0)
}
const chargedOnce = async (world: World): Promise<void> =>
  expect((await world.charges()).map(({ amount }) => amount)).toEqual([14_500])

test('a double click on Pay is one charge, and the booking has its new tickets and its new balance', async ({
  page,
  world,
}) => {
  await typeCard(page, '4242 4242 4242 4242')
  await payButton(page).dblclick()
  await arrivesAtReceipt(page)
  await expect(page.getByRole('region', { name: 'What you bought' })).toContainText(
    '2 × Opening night at the Palau: Stalls£145.00',
  )
  await chargedOnce(world)
})

test('a reload during the challenge shows it again', async ({ page, world }) => {
  await typeCard(page, challengedCard)
  await payButton(page).click()
  await expect(bankCheck(page).getByRole('button', { name: 'Complete authentication' })).toBeEnabled()
  page.on('dialog', (dialog) => dialog.accept())
  await page.reload()
  await bankCheck(page).getByRole('button', { name: 'Complete authentication' }).click()
  await arrivesAtReceipt(page)
  await chargedOnce(world)
})

test('the receipt of a full basket takes the width of a wide page, prints on one page, and fits 320 px', {
  tag: '@long',
}, async ({ page }) => {
  await fillBasket(page)
  await page.goto('/booking/SUN1001/checkout')
  await acceptTerms(page)
  await typeCard(page, '4242 4242 4242 4242')
  await payButton(page).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Receipt' })).toBeVisible()
  const bought = page.getByRole('region', { name: 'What you bought' })
  await expect(bought.getByRole('term').nth(4)).toBeVisible()
  await page.setViewportSize({ width: 1280, height: 900 })
  const edge = (of: Locator) => of.evaluate((element) => element.getBoundingClientRect().right)
  const receipt = page.getByRole('article', { name: 'paid' })
  await expect
    .poll(async () => (await edge(receipt)) - (await edge(receipt.getByRole('term').last().locator('xpath=..'))))
    .toBeLessThan(48)
  expect((await edge(bought)) / (await edge(receipt)), 'the lines and the facts share the width').toBeLessThan(0.6)
  // A4, as the customer's printer gets it.
  const printed = (await page.pdf({ format: 'A4' })).toString('latin1')
  expect(printed.match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
  await page.setViewportSize({ width: 320, height: 640 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  expect(await findingsOf(page)).toEqual([])
})
