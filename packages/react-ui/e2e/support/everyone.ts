import type { Page } from '@playwright/test'
import { unreadable } from './largeText'
import { otherWeights, tooWide } from './layout'
import { expect, findingsOf } from './world'

const desk = { width: 1280, height: 720 }

/**
 * Runs axe in light and its contrast rules in dark, and checks the weights of the text. Then checks a width of 320 px,
 * which is a desk at 400%, with normal text and with text twice as large. With the latter, a phone and the desk show
 * every word, whole and uncovered.
 */
export const holdsForEveryone = async (page: Page, name: string): Promise<void> => {
  expect.soft(await findingsOf(page), `${name}, light`).toEqual([])
  expect.soft(await otherWeights(page), `${name}, other weights`).toEqual([])
  await page.emulateMedia({ colorScheme: 'dark' })
  expect.soft(await findingsOf(page, ['color-contrast']), `${name}, dark`).toEqual([])
  await page.setViewportSize({ width: 320, height: 640 })
  for (const size of ['100%', '200%']) {
    await page.evaluate((fontSize) => {
      document.documentElement.style.fontSize = fontSize
    }, size)
    expect.soft(await tooWide(page), `${name} at ${size}`).toEqual([])
  }
  expect.soft(await findingsOf(page), `${name}, at 320 px`).toEqual([])
  for (const width of [360, desk.width]) {
    await page.setViewportSize({ width, height: 740 })
    expect.soft(await unreadable(page), `${name} at ${width} px and 200%`).toEqual([])
  }
  await page.evaluate(() => {
    document.documentElement.style.fontSize = ''
  })
  await page.emulateMedia({ colorScheme: 'light' })
  await page.setViewportSize(desk)
}
