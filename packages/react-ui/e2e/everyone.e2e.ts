import type { Locator } from '@playwright/test'
import { expect, signIn, test } from './support/world'

const colours = (control: Locator): Promise<readonly string[]> =>
  control.evaluate((element) => {
    const { color, borderTopColor } = getComputedStyle(element)
    return [color, borderTopColor]
  })

/** The colours at these fractions of the control's width. */
const seenAt = async (control: Locator, shares: readonly number[]): Promise<readonly string[]> => {
  const picture = (await control.screenshot()).toString('base64')
  return control.page().evaluate(
    async ([base64, places]) => {
      const image = new Image()
      image.src = `data:image/png;base64,${base64}`
      await image.decode()
      const canvas = new OffscreenCanvas(image.width, image.height).getContext('2d', { willReadFrequently: true })
      canvas?.drawImage(image, 0, 0)
      const middle = Math.floor(image.height / 2)
      return places.map((share) => String(canvas?.getImageData(Math.floor(image.width * share), middle, 1, 1).data))
    },
    [picture, shares] as const,
  )
}

test.describe('with forced colours', () => {
  test.use({ forcedColors: 'active' })

  test('disabled, selected and completed states can still be distinguished', {
    tag: '@long',
  }, async ({ page }) => {
    await signIn(page)
    await page.goto('/booking/SUN1001/tickets')
    const add = page.getByRole('button', { name: 'Add to basket' }).first()
    const one = page.getByRole('button', { name: 'Add one Stalls' }).first()
    const less = page.getByRole('button', { name: 'Remove one Stalls' }).first()
    await expect(add).toHaveAttribute('aria-disabled', 'true')
    const [closed, none, open] = await Promise.all([add, less, one].map(colours))
    expect(none?.[0]).not.toBe(open?.[0])
    await one.click()
    await expect(add).not.toHaveAttribute('aria-disabled', 'true')
    // The colours change gradually.
    for (const at of [0, 1]) await expect.poll(async () => (await colours(add))[at]).not.toBe(closed?.[at])

    await page.goto('/booking/SUN1001/mandatory-information')
    const [done, left] = await seenAt(page.getByRole('progressbar').first(), [0.05, 0.95])
    expect(done).not.toBe(left)
    const choice = page.getByRole('radio').first()
    expect(await choice.evaluate((radio) => getComputedStyle(radio).appearance)).toBe('auto')
  })
})
