import { expect, signIn, test, arrive } from './support/world'

test('a prompt holds the focus while it is open, and returns it', { tag: '@long' }, async ({ page }) => {
  await arrive(page)
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
