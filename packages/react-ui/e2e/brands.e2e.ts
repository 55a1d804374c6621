import type { Page } from '@playwright/test'
import { expect, signIn, test } from './support/world'

const faceOf = (page: Page) =>
  page.evaluate(() => {
    const style = getComputedStyle(document.documentElement)
    return {
      accent: style.getPropertyValue('--accent'),
      surface: style.getPropertyValue('--surface'),
      logo: document.querySelector('img')?.getAttribute('src'),
      links: [...document.querySelectorAll('footer a')].map((link) => link.getAttribute('href')),
      legal: document.querySelector('footer p')?.textContent,
    }
  })

test('three hosts have three brands', { tag: '@long' }, async ({ page, world }) => {
  const faces: Awaited<ReturnType<typeof faceOf>>[] = []
  for (const [host, name, footers] of [
    ['localhost', 'Meridian Journeys', 1],
    ['aurora.localhost', 'Aurora Live', 1],
    ['harbour.localhost', 'Harbour and Company', 0],
  ] as const) {
    await page.goto(`http://${host}:${world.port}/nowhere`)
    // A sheet is in this list once it applies.
    await page.waitForFunction(() => document.adoptedStyleSheets.length === 1)
    const footer = page.getByRole('contentinfo')
    await expect(page.getByRole('img', { name })).toBeVisible()
    // The footer shows only where the client's setting is on.
    await expect(footer).toHaveCount(footers)
    await expect(footer.getByText('v5-13-5')).toHaveCount(footers)
    await expect(footer.getByText('Powered by')).toHaveCount(footers)
    if (footers === 1) await expect(footer.getByRole('link').first()).toBeVisible()
    faces.push(await faceOf(page))
  }
  const different = (pick: (face: (typeof faces)[number]) => unknown) =>
    new Set(faces.map((face) => JSON.stringify(pick(face)))).size
  expect(different(({ accent }) => accent)).toBe(3)
  expect(different(({ surface }) => surface)).toBe(3)
  expect(different(({ logo }) => logo)).toBe(3)
  expect(different(({ links }) => links)).toBe(3)
  expect(different(({ legal }) => legal)).toBe(3)
})

/** How light the opaque parts of the logo are, from 0 to 1. */
const lightnessOfLogo = (page: Page): Promise<number> =>
  page.locator('header img').evaluate(async (logo: HTMLImageElement) => {
    await logo.decode()
    const canvas = new OffscreenCanvas(logo.naturalWidth, logo.naturalHeight)
    const paper = canvas.getContext('2d')
    paper?.drawImage(logo, 0, 0)
    const { data = [] } = paper?.getImageData(0, 0, canvas.width, canvas.height) ?? {}
    let [sum, weight] = [0, 0]
    for (let at = 0; at < data.length; at += 4) {
      const [red = 0, green = 0, blue = 0, alpha = 0] = [data[at], data[at + 1], data[at + 2], data[at + 3]]
      sum += ((red + green + blue) / 3) * alpha
      weight += 255 * alpha
    }
    return sum / weight
  })

test('each logo is light on a dark page, and is requested once', { tag: '@long' }, async ({ page, world }) => {
  for (const host of ['localhost', 'aurora.localhost', 'harbour.localhost']) {
    await page.emulateMedia({ colorScheme: 'light' })
    await page.goto(`http://${host}:${world.port}/nowhere`)
    await expect.poll(() => lightnessOfLogo(page)).toBeLessThan(0.5)
    const requests: string[] = []
    page.on('request', (request) => requests.push(request.url()))
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.reload()
    await expect.poll(() => lightnessOfLogo(page)).toBeGreaterThan(0.5)
    page.removeAllListeners('request')
    expect(requests.filter((address) => address.includes('/logo.svg'))).toHaveLength(1)
  }
})

test('below 799 pixels a button opens and closes the links', { tag: '@long' }, async ({ page }) => {
  await signIn(page)
  const menu = page.getByRole('navigation', { name: 'Main' })
  const profile = menu.getByRole('link', { name: 'Profile' })
  const opens = page.getByRole('button', { name: 'Open the menu' })
  await page.setViewportSize({ width: 799, height: 800 })
  await expect(profile).toBeVisible()
  await expect(opens).toBeHidden()
  await page.setViewportSize({ width: 798, height: 800 })
  await expect(profile).toBeHidden()
  await opens.click()
  await expect(profile).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(profile).toBeHidden()
  await expect(opens).toBeFocused()
  await opens.click()
  // The link leads to the current page, so no other heading takes the focus.
  await menu.getByRole('link', { name: 'Bookings' }).click()
  await expect(profile).toBeHidden()
  await expect(opens).toBeFocused()
})

test('toasts, dialogs and other motion take 200 ms, and no time under reduced motion', {
  tag: '@long',
}, async ({ page }) => {
  const seconds = async () =>
    Number.parseFloat(
      await page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--transition')),
    )
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.goto('/login')
  expect(await seconds()).toBe(0.2)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  expect(await seconds()).toBe(0)
})

test('a long word in a button breaks, at 320 px and twice the size', { tag: '@long' }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 720 })
  await page.goto('/login')
  const button = page.getByRole('button', { name: 'Sign in' })
  await expect(button).toBeVisible()
  const over = await button.evaluate((element) => {
    document.documentElement.style.fontSize = '200%'
    for (const words of element.querySelectorAll('span > span')) words.textContent = 'Accommodationsandeverythingelse'
    return [element.scrollWidth - element.clientWidth, element.scrollHeight - element.clientHeight]
  })
  expect(over).toEqual([0, 0])
})
