import { arriveAtCheckout, cardFields } from './support/shopping'
import { expect, signIn, test } from './support/world'

test('a browser that falsifies what a canvas returns shows the same colours', async ({ page, world }) => {
  const brandOf = async (): Promise<string> => {
    await page.goto(`http://aurora.localhost:${world.port}/login`)
    // The client's sheet is in this list once it applies.
    await page.waitForFunction(() => document.adoptedStyleSheets.length > 0)
    return page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--accent'))
  }
  const fieldColours = (): Promise<readonly string[]> =>
    Promise.all(cardFields(page).map((field) => field.evaluate((input) => getComputedStyle(input).color)))

  const brand = await brandOf()
  await signIn(page)
  await arriveAtCheckout(page)
  const colours = await fieldColours()
  await page.addInitScript(() => {
    CanvasRenderingContext2D.prototype.getImageData = () => new ImageData(new Uint8ClampedArray(4).fill(255), 1)
  })
  await page.reload()
  expect(await fieldColours()).toEqual(colours)
  expect(new Set(colours)).toEqual(new Set(['rgb(16, 40, 46)']))
  expect(await brandOf()).toBe(brand)
})
