import type { Locator, Page } from '@playwright/test'
import { expect, findingsOf, signIn, test, arrive } from './support/world'

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

/** The toast of a failed download, on a phone. */
const toastOnPhone = async (page: Page, expectedComplaints: RegExp[]): Promise<Locator> => {
  expectedComplaints.push(/ERR_FAILED/)
  await page.setViewportSize({ width: 360, height: 740 })
  await signIn(page)
  await page.goto('/booking/SUN1001')
  await page.route('**/confirmation*', (route) => route.abort())
  await page.getByRole('link', { name: /^Booking confirmation/ }).click()
  const toast = page.getByRole('region', { name: 'Messages' }).getByRole('listitem').first()
  // It stays while it has the focus.
  await toast.getByRole('button').focus()
  return toast
}

test('on a phone, a toast covers neither the way back nor the main action', { tag: '@long' }, async ({
  page,
  expectedComplaints,
}) => {
  const toast = await toastOnPhone(page, expectedComplaints)
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

test('on a phone with large text, a toast is on the screen as a whole', { tag: '@long' }, async ({
  page,
  expectedComplaints,
}) => {
  const toast = await toastOnPhone(page, expectedComplaints)
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })
  await expect(toast).toBeInViewport({ ratio: 1 })
  // Higher than the screen, it scrolls.
  await page.setViewportSize({ width: 320, height: 560 })
  await expect(toast).toBeInViewport({ ratio: 1 })
  expect(await findingsOf(page, ['scrollable-region-focusable'])).toEqual([])
})

test('between a phone and a desktop, a toast is in the middle', { tag: '@long' }, async ({
  page,
  expectedComplaints,
}) => {
  const toast = await toastOnPhone(page, expectedComplaints)
  await page.setViewportSize({ width: 768, height: 900 })
  const { left, right } = await toast.evaluate((element) => {
    const box = element.getBoundingClientRect()
    return { left: Math.round(box.left), right: Math.round(document.documentElement.clientWidth - box.right) }
  })
  expect(left).toBe(right)
})
