import type { Locator, Page } from '@playwright/test'
import { screens } from './support/screens'
import { addSeats } from './support/shopping'
import { expect, isWhole, signIn, test } from './support/world'

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

/** Each paragraph in which a name from right to left stands beside other letters or digits without being isolated. */
const namesBesideOthers = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const isInline = (element: Element): boolean => {
      const { display, unicodeBidi } = getComputedStyle(element)
      return display === 'contents' || (display === 'inline' && ['normal', 'embed'].includes(unicodeBidi))
    }
    /** The text of an element by paragraphs, without what is isolated. */
    const paragraphsOf = (element: Element): readonly string[] =>
      [...element.childNodes]
        .map((node) => {
          if (node instanceof Text) return node.data
          return node instanceof Element && isInline(node) ? paragraphsOf(node).join('') : '\n'
        })
        .join('')
        .split('\n')
    const own = [...document.body.querySelectorAll('*')].filter(
      (element) => !isInline(element) && element.closest('script, style, svg, select') === null,
    )
    return own
      .flatMap(paragraphsOf)
      .map((text) => text.replaceAll(/\u2068[^\u2069]*\u2069/g, ''))
      .filter((text) => /[\u0590-\u05ff]/.test(text) && /[\p{Script=Latin}\d]/u.test(text))
  })

test('a name from right to left stands alone on every screen, so that it moves no number', async ({ page }) => {
  await page.route('**/api/**', async (route) => {
    const answer = await route.fetch()
    const names = /"(name|first_name|middle_names|last_name|event_name|venue|room_name|location)":"[^"]+"/g
    const body = (await answer.text()).replaceAll(names, '"$1":"דנה לוי"')
    await route.fulfill({ response: answer, body })
  })
  await signIn(page)
  await expect(page.getByText('SUN1001')).toBeVisible()
  await addSeats(page)
  for (const { path } of screens) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await isWhole(page)
    expect.soft(await namesBesideOthers(page), path).toEqual([])
  }
})
