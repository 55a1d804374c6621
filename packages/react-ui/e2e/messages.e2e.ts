import { expect, signIn, submitLogin, test } from './support/world'

const refusal = 'Your account has been locked, please contact our support team'

test('a toast stays under the pointer and under the focus, and disappears afterwards', { tag: '@long' }, async ({
  page,
  expectedComplaints,
}) => {
  expectedComplaints.push(/403/)
  const begun = Date.parse('2026-09-15T09:00:00Z')
  await page.clock.install({ time: begun })
  // From here on, the clock moves only on command.
  await page.clock.pauseAt(begun + 600_000)
  await page.goto('/login')
  await submitLogin(page, 'locked@example.com')
  const toast = page.getByRole('region', { name: 'Messages' }).getByText(refusal)
  await expect(page.getByRole('alert').getByText(refusal)).toBeVisible()
  await page.clock.runFor(3_000)
  await toast.hover()
  await page.clock.runFor(20_000)
  await expect(toast).toBeVisible()
  await page.getByRole('button', { name: 'Dismiss' }).focus()
  await page.mouse.move(0, 0)
  await page.clock.runFor(20_000)
  await expect(toast).toBeVisible()
  await page.getByLabel('Email').focus()
  await page.clock.runFor(4_000)
  await expect(toast).toHaveCount(0)
})

test('a prompt holds the focus while it is open, and returns it', { tag: '@long' }, async ({ page }) => {
  await signIn(page)
  await expect(page.getByText('SUN1001')).toBeVisible()
  const signOut = page.getByRole('button', { name: 'Sign Out' })
  await signOut.focus()
  await page.keyboard.press('Enter')
  const prompt = page.getByRole('dialog', { name: 'Sign out' })
  await expect(prompt.getByRole('heading')).toBeFocused()
  for (let keyPresses = 0; keyPresses < 8; keyPresses += 1) {
    await page.keyboard.press(keyPresses < 4 ? 'Tab' : 'Shift+Tab')
    // Tab may reach the browser's own controls, but not the page behind the dialog.
    expect(
      await page.evaluate(
        () =>
          document.activeElement === document.body ||
          document.querySelector('dialog')?.contains(document.activeElement),
      ),
    ).toBe(true)
  }
  await page.keyboard.press('Escape')
  await expect(prompt).toHaveCount(0)
  await expect(signOut).toBeFocused()
})

test('a prompt that is not required closes by a click outside', { tag: '@long' }, async ({ page }) => {
  await signIn(page)
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.mouse.click(5, 5)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByText('SUN1001')).toBeVisible()
})

test('on a phone, a toast covers neither the way back nor the main action', { tag: '@long' }, async ({
  page,
  expectedComplaints,
}) => {
  expectedComplaints.push(/ERR_FAILED/)
  await page.setViewportSize({ width: 360, height: 740 })
  await signIn(page)
  await page.goto('/booking/SUN1001')
  await page.route('**/confirmation*', (route) => route.abort())
  await page.getByRole('link', { name: /^Booking confirmation/ }).click()
  const toast = page.getByRole('region', { name: 'Messages' }).getByRole('listitem').first()
  await toast.hover()
  await page.evaluate(() => {
    scrollTo(0, 0)
  })
  const [shown, bar, crumbs] = [
    await toast.boundingBox(),
    await page.locator('[data-bar]').boundingBox(),
    await page.getByRole('navigation', { name: 'Breadcrumb' }).boundingBox(),
  ]
  if (shown === null || bar === null || crumbs === null) throw new Error('Something is not shown')
  expect(shown.y).toBeGreaterThan(crumbs.y + crumbs.height)
  expect(shown.y + shown.height).toBeLessThanOrEqual(bar.y)
})
