import type { Page } from '@playwright/test'
import { holdRequests } from './support/holdRequests'
import { shiftsOf } from './support/pageLoad'
import { expect, isWhole, test, arrive } from './support/world'

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

/** Where blocks begin and how wide they are, in px. */
const columnsOf = (page: Page, blocks: string): Promise<readonly string[]> =>
  page.locator(blocks).evaluateAll((all) =>
    all.map((block) => {
      const { left, width } = block.getBoundingClientRect()
      return `${Math.round(left)} ${Math.round(width)}`
    }),
  )

const shape = '[data-shape] > :first-child > :first-child, [data-shape] > :last-child'

test('a page has the columns of its screen while it loads, before the script and after it', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await arrive(page)
  const column = '[data-bar]'
  const cases = [
    { path: '/', first: 'main li', last: null },
    { path: '/booking/SUN1001', first: 'main section', last: column },
    { path: '/booking/SUN1001/tickets', first: 'main article, main section', last: column },
    { path: '/booking/SUN1003/ticket-details', first: 'main section', last: null },
  ] as const
  for (const { path, first, last } of cases) {
    await page.unrouteAll()
    const answer = await holdRequests(page, /\/api\/booking/)
    const loadScripts = await holdRequests(page, /\/build\/.*\.js$/)
    await page.goto(path, { waitUntil: 'commit' })
    await expect(page.getByText('Loading the page'), path).toBeVisible()
    const early = await columnsOf(page, shape)
    expect(early, path).toHaveLength(2)
    loadScripts()
    await expect(page.locator('[data-shell]'), path).toHaveCount(0)
    await expect(page.locator('[data-shape]').first(), path).toBeVisible()
    expect(await columnsOf(page, shape), path).toEqual(early)
    answer()
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible()
    await isWhole(page)
    const whole = await columnsOf(page, first)
    expect(whole, path).toContain(early[0])
    expect((await columnsOf(page, last ?? first))[0], path).toBe(early[1])
    expect(await shiftsOf(page), path).toEqual([])
  }
})
