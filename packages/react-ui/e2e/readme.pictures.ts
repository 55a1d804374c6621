import { mkdirSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { addSeats, payButton } from './support/shopping'
import { expect, signIn, test, isWhole } from './support/world'

const folder = fileURLToPath(new URL('../docs/', import.meta.url))

/** A picture of the page as WebP, which the browser itself encodes: a quarter of the size of a PNG. */
const take = async (page: Page, name: string): Promise<void> => {
  const png = await page.screenshot({ animations: 'disabled', caret: 'hide' })
  const encoder = await page.context().newPage()
  const webp = await encoder.evaluate(async (base64) => {
    const image = new Image()
    image.src = `data:image/png;base64,${base64}`
    await image.decode()
    const canvas = document.createElement('canvas')
    canvas.width = image.naturalWidth
    canvas.height = image.naturalHeight
    canvas.getContext('2d')?.drawImage(image, 0, 0)
    return canvas.toDataURL('image/webp', 0.82).split(',')[1] ?? ''
  }, png.toString('base64'))
  await encoder.close()
  mkdirSync(folder, { recursive: true })
  writeFileSync(`${folder}${name}.webp`, Buffer.from(webp, 'base64'))
}

/** Takes each picture in light and dark, once the page has fully loaded. */
const takeBoth = async (page: Page, name: string): Promise<void> => {
  await isWhole(page)
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await page.waitForLoadState('networkidle')
    await take(page, `${name}-${colorScheme}`)
  }
}

const wide = { width: 1280, height: 880 }
const phone = { width: 360, height: 740 }

test('a booking on a wide screen', async ({ page }) => {
  await page.setViewportSize(wide)
  await signIn(page)
  await page.goto('/booking/SUN1001')
  await expect(page.getByRole('heading', { level: 1, name: /Barcelona/ })).toBeVisible()
  await takeBoth(page, 'booking-1280')
})

test.describe('on a phone', () => {
  test.use({ viewport: phone, deviceScaleFactor: 2, isMobile: true, hasTouch: true })

  test('the bookings, the choice of tickets, and the payment', async ({ page }) => {
    await signIn(page)
    await expect(page.getByText('SUN1001')).toBeVisible()
    await takeBoth(page, 'bookings-360')

    await page.goto('/booking/SUN1001/tickets')
    const addOne = page.getByRole('button', { name: /^Add one Standing/ })
    await addOne.tap()
    await addOne.tap()
    await expect(page.getByRole('button', { name: /^Add .*to basket/ })).toBeVisible()
    const event = page.getByRole('heading', { name: 'Closing concert on the beach' }).last()
    await event.evaluate((heading) => window.scrollBy(0, heading.getBoundingClientRect().top - 32))
    await takeBoth(page, 'tickets-360')

    await addSeats(page)
    await page.goto('/booking/SUN1001/checkout')
    await expect(payButton(page)).toBeVisible()
    await takeBoth(page, 'checkout-360')
  })
})
