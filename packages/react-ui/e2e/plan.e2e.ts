import { bankCheck, challengedCard, typeCard } from './support/shopping'
import { expect, findingsOf, test, arrive } from './support/world'

test('a plan is set up for the chosen day, with a challenge that survives a reload', async ({ page, world }) => {
  await arrive(page)
  await page.goto('/booking/SUN1001/payment-plan')
  const confirm = page.getByRole('button', { name: 'Set up payment plan' })
  await expect(page.getByText('The card to pay with')).toBeVisible()
  await expect(page).toHaveTitle('Payment plan | Customer Dashboard')
  const setUp = async (): Promise<void> => {
    const projected = page.waitForResponse(/paymentplan\/projection\?day=15$/)
    await page.getByLabel('Payment day').selectOption('15th')
    await projected
    await expect(page.getByRole('row', { name: /^\w+ 15 .* £[\d,.]+$/ }).first()).toBeVisible()
    await typeCard(page, challengedCard)
    await confirm.click()
    await expect(bankCheck(page).getByRole('button', { name: 'Complete authentication' })).toBeEnabled()
  }
  expect(await findingsOf(page)).toEqual([])
  await setUp()
  page.on('dialog', (dialog) => dialog.accept())
  await page.reload()
  await bankCheck(page).getByRole('button', { name: 'Complete authentication' }).click()
  await expect(page.getByRole('heading', { name: 'Your payment plan is set up' })).toBeVisible()
  await expect(page.getByText('Ending 3184, Amelia Hart')).toBeVisible()
  await expect(page.getByText('15th of each month')).toBeVisible()
  expect(await world.charges()).toEqual([])
})
