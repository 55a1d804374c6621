import { shiftsOf } from './support/pageLoad'
import type { Page } from '@playwright/test'
import { expect, isWhole, submitLogin, test } from './support/world'

/** Opens the brand that has a picture of one package. */
const openAt = async (page: Page, { port }: { readonly port: string }, path: string): Promise<void> => {
  const brand = `http://aurora.localhost:${port}`
  await page.goto(`${brand}/login`)
  await submitLogin(page)
  await expect(page.getByRole('heading', { level: 1, name: 'Manage My Bookings' })).toBeVisible()
  await page.goto(`${brand}${path}`)
}

const pages = [
  ['the list', '/'],
  ['a booking', '/booking/SUN1001'],
] as const

for (const [name, path] of pages) {
  test(`${name} shows the client's picture of the place, without a layout shift`, { tag: '@long' }, async ({
    page,
    world,
  }) => {
    await openAt(page, world, path)
    const picture = page.getByRole('img', { name: 'A sailing boat off Barcelona at dusk' })
    await picture.scrollIntoViewIfNeeded()
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
    await isWhole(page)
    expect(await shiftsOf(page)).toEqual([])
  })

  test(`${name} shows generated art if the picture does not load`, { tag: '@long' }, async ({ page, world }) => {
    await page.route('**/covers/**', (route) => route.fulfill({ contentType: 'image/webp', body: 'no picture' }))
    await openAt(page, world, path)
    const main = page.getByRole('main')
    await expect(main.getByText('Barcelona: seven nights of music').first()).toBeVisible()
    await expect(main.getByRole('img', { name: /Barcelona/ })).toHaveCount(0)
    const art = main.locator('svg[data-scene="city"]').first()
    await expect(art).toBeVisible()
    const size = await art.evaluate(({ outerHTML }) => outerHTML.length)
    expect(size).toBeLessThanOrEqual(3_000)
    await isWhole(page)
    expect(await shiftsOf(page)).toEqual([])
    await expect(page.getByRole('alert')).toHaveText('')
  })
}

test("a hotel and an event show the client's picture, and others none", async ({ page, world }) => {
  await openAt(page, world, '/booking/SUN1003')
  for (const [path, alt] of [
    ['accommodation', 'Wisteria on a house at the lake'],
    ['tickets', 'The arena under the stars'],
  ] as const) {
    await page.goto(`http://aurora.localhost:${world.port}/booking/SUN1003/${path}`)
    const picture = page.getByRole('main').getByRole('img', { name: alt }).filter({ visible: true })
    await expect(picture, path).toHaveCount(1)
    await picture.scrollIntoViewIfNeeded()
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth), path).toBeGreaterThan(0)
    const { width = 0, height = 0 } = (await picture.boundingBox()) ?? {}
    expect([width > 200, Math.round(height)], path).toEqual([true, 205])
    await expect(page.locator('main article img, main section img').filter({ visible: true }), path).toHaveCount(1)
    await isWhole(page)
    expect(await shiftsOf(page), path).toEqual([])
  }
})
