import { bankCheck, challengedCard, typeCard } from './support/shopping'
import { expect, findingsOf, signIn, test, hasNotified } from './support/world'

test('a plan is set up for the chosen day, with a challenge that survives a reload', async ({ page, world }) => {
  await signIn(page)
  await expect(page.getByText('SUN1001')).toBeVisible()
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

test.describe('the plan of plan@example.com', () => {
  test.beforeEach(async ({ page }) => {
    await signIn(page, 'plan@example.com')
    await expect(page.getByText('PLN2001')).toBeVisible()
    await page.goto('/booking/PLN2001/payment-plan')
    await expect(page.getByText('2 of 5 payments')).toBeVisible()
  })

  test('gets another card after a challenge that failed, was closed, and was completed', { tag: '@long' }, async ({
    page,
  }) => {
    expect(await findingsOf(page)).toEqual([])
    await page.getByRole('link', { name: 'Change card' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Change payment card' })).toBeVisible()
    await expect(page).toHaveTitle('Change payment card | Customer Dashboard')
    await typeCard(page, challengedCard)
    expect(await findingsOf(page)).toEqual([])
    const confirm = page.getByRole('button', { name: 'Change card' })
    await confirm.click()
    await bankCheck(page).getByRole('button', { name: 'Fail authentication' }).click()
    await expect(
      page
        .locator('main')
        .getByText('This attempt has changed and charged nothing: your bank could not confirm that it was you.'),
    ).toBeVisible()
    await confirm.click()
    await page.getByRole('button', { name: 'Close authentication' }).click()
    await expect(
      page
        .locator('main')
        .getByText(
          "This attempt has changed and charged nothing: you closed your bank's check before it was finished.",
        ),
    ).toBeVisible()
    await expect(page.getByText('Your payments are taken from the card ending 9995, Priya Nair.')).toBeVisible()
    await confirm.click()
    await bankCheck(page).getByRole('button', { name: 'Complete authentication' }).click()
    await hasNotified(page, 'Your payment details were successfully updated!')
    await expect(page).toHaveURL(/\/payment-plan$/)
    await expect(page.getByText('Ending 3184, Amelia Hart')).toBeVisible()
  })

  test('gets another day, after the change is shown', { tag: '@long' }, async ({ page }) => {
    const day = 10
    await page.getByRole('link', { name: 'Change day' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Change payment day' })).toBeVisible()
    await expect(page).toHaveTitle('Change payment day | Customer Dashboard')
    const projected = page.waitForResponse((response) => response.url().endsWith(`/paymentplan/projection?day=${day}`))
    await page.getByLabel('Payment day').selectOption(`${day}th`)
    await projected
    await expect(page.getByRole('row', { name: new RegExp(`^\\w+ ${day} `) }).first()).toBeVisible()
    expect(await findingsOf(page)).toEqual([])
    await page.getByRole('button', { name: `Change to the ${day}th` }).click()
    await expect(page).toHaveURL(/\/payment-plan$/)
    await expect(page.getByText(`${day}th of each month`)).toBeVisible()
  })

  test('in error requires another card', { tag: '@long' }, async ({ page, world }) => {
    await world.ask('plan-error', { reference: 'PLN2001' })
    await page.reload()
    await expect(page.getByRole('heading', { name: 'There is a problem with your payment plan' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Change day' })).toHaveCount(0)
  })
})
