import { expect, test } from './support/world'

/** One address of each frame and area, and one that is no page. */
const framed = ['/', '/profile', '/changepassword', '/resetpassword', '/booking/SUN1001', '/booking/SUN1001/tickets']
const alsoFramed = ['/booking/SUN1001/checkout', '/booking/SUN1001/make-payment', '/error', '/nowhere']

test('the frame and a sentence need no script and no answer, even on a first visit', async ({ page }) => {
  await page.route(/\/(build|api|clients)\//, () => undefined)
  for (const path of [...framed, ...alsoFramed]) {
    await page.goto(path, { waitUntil: 'commit' })
    await expect(page.getByRole('banner'), path).toBeVisible()
    await expect(page.getByText('Loading the page'), path).toBeVisible()
  }
  await page.goto('/booking/SUN1001', { waitUntil: 'commit' })
  const ahead = page.locator('link[rel=modulepreload]:not([fetchpriority=low])')
  await expect(ahead).not.toHaveCount(0)
  await page.goto('/login', { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { level: 1, name: "Let's get you logged in" })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible()
  // The first content waits for no script: scripts load after the styles and the client's answers.
  await expect(ahead).toHaveCount(0)
})

test('a page whose scripts do not arrive offers after 15 s to be loaded again', async ({ page }) => {
  let isHanging = true
  await page.route(/\/build\/.*\.js$/, (route) => (isHanging ? undefined : route.continue()))
  for (const path of ['/', '/login']) {
    await page.goto(path, { waitUntil: 'commit' })
    const late = page.getByText('This is taking longer than usual.')
    await expect(late).toBeHidden()
    const delays = await page.locator('[data-late]').evaluate((element) =>
      element.getAnimations().map((animation) => {
        animation.finish()
        return animation.effect?.getTiming().delay
      }),
    )
    expect(delays).toEqual([15_000])
    await expect(late).toBeVisible()
  }
  isHanging = false
  await page.getByRole('link', { name: 'Reload the page' }).click()
  await expect(page.locator('[data-shell]')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible()
})

test('the same holds in another language', { tag: '@long' }, async ({ page }) => {
  await page.route(/\/(build|api|clients)\//, () => undefined)
  for (const [locale, loading, heading] of [
    ['de', 'Die Seite wird geladen', 'Melden Sie sich an'],
    ['es', 'Cargando la página', 'Inicie sesión'],
  ] as const) {
    await page.goto(`/?locale=${locale}`, { waitUntil: 'commit' })
    await expect(page.getByRole('banner')).toBeVisible()
    await expect(page.getByText(loading)).toBeVisible()
    await page.goto(`/login?locale=${locale}`, { waitUntil: 'commit' })
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
  }
})

test('the frame and a sentence appear even if nothing answers', { tag: '@long' }, async ({ page }) => {
  await page.route('**/api/**', () => undefined)
  await page.goto('/booking/SUN1001', { waitUntil: 'commit' })
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(page.getByText('Loading the page')).toBeVisible()
  await expect(page.locator('[data-shell]')).toHaveCount(0)
  await expect(page.getByText('Loading the page')).toBeVisible()
  await page.goto('/login', { waitUntil: 'commit' })
  await expect(page.locator('[data-shell]')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible()
})
