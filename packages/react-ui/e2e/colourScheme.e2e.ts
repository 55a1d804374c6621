import type { Page } from '@playwright/test'
import { arriveAtCheckout, cardFields } from './support/shopping'
import { expect, isWhole, signIn, test } from './support/world'

/** The colour of the page, and of a phone's bars around it. */
const coloursOf = (page: Page) =>
  page.evaluate(() => {
    const paint = (colour: string): boolean => {
      const paper = new OffscreenCanvas(1, 1).getContext('2d')
      if (paper === null) throw new Error('There is no canvas')
      paper.fillStyle = colour
      paper.fillRect(0, 0, 1, 1)
      return (paper.getImageData(0, 0, 1, 1).data[0] ?? 0) < 128
    }
    const bars = [...document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')]
    return {
      isDark: paint(getComputedStyle(document.documentElement).backgroundColor),
      areBarsDark: bars.filter(({ media }) => matchMedia(media).matches).map(({ content }) => paint(content)),
    }
  })
const light = { isDark: false, areBarsDark: [false] }
const dark = { isDark: true, areBarsDark: [true] }

const choice = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Appearance' }).getByRole('radio', { name, exact: true })

for (const device of ['light', 'dark'] as const) {
  test(`a customer with a ${device} device chooses the other colours, before the first frame too`, async ({
    page,
    world,
  }) => {
    const [own, other, wanted] = device === 'light' ? [light, dark, 'Dark'] : [dark, light, 'Light']
    await page.emulateMedia({ colorScheme: device })
    // This brand sets the surfaces for both.
    await page.goto(`http://aurora.localhost:${world.port}/login`)
    await expect(choice(page, 'System')).toBeChecked()
    await expect.poll(() => coloursOf(page)).toEqual(own)
    await choice(page, wanted).check()
    await expect.poll(() => coloursOf(page)).toEqual(other)
    await expect(choice(page, wanted)).toBeChecked()
    await page.emulateMedia({ colorScheme: device, media: 'print' })
    expect((await coloursOf(page)).isDark).toBe(false)
    await page.emulateMedia({ colorScheme: device, media: 'screen' })
    // The HTML alone: none of the product's scripts and styles has arrived.
    await page.route(/\/(build|api|clients)\//, () => undefined)
    await page.reload({ waitUntil: 'commit' })
    await page.getByRole('button', { name: 'Sign in' }).waitFor()
    expect(await coloursOf(page)).toEqual(other)
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await page.reload()
    await expect(choice(page, wanted)).toBeChecked()
    await expect.poll(() => coloursOf(page)).toEqual(other)
  })
}

const schemesOf = (elements: readonly Element[]): readonly string[] =>
  elements.map((element) => getComputedStyle(element).colorScheme)

test('the choice is made by keyboard, in all tabs, and for the card fields', async ({ page, context }) => {
  await signIn(page)
  await arriveAtCheckout(page)
  const inks = (): Promise<readonly string[]> =>
    Promise.all(cardFields(page).map((field) => field.evaluate((input) => getComputedStyle(input).color)))
  const before = await inks()
  // A browser paints an opaque ground behind a frame whose scheme differs from the frame's element.
  expect(await page.locator('.StripeElement iframe').evaluateAll(schemesOf)).toEqual(['light', 'light', 'light'])
  for (const field of cardFields(page))
    expect(await field.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe('normal')
  const other = await context.newPage()
  await other.goto('/profile')
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible()
  await isWhole(other)
  await choice(other, 'System').focus()
  await other.keyboard.press('ArrowRight')
  await expect(choice(other, 'Light')).toBeFocused()
  await other.keyboard.press('ArrowRight')
  await expect(choice(other, 'Dark')).toBeChecked()
  await expect(choice(page, 'Dark')).toBeChecked()
  await expect.poll(() => coloursOf(page)).toEqual(dark)
  await expect.poll(async () => new Set([...before, ...(await inks())]).size).toBe(2)
  await choice(page, 'System').check()
  await expect.poll(() => coloursOf(page)).toEqual(light)
  await expect.poll(inks).toEqual(before)
})
