import type { Locator, Page } from '@playwright/test'

/** What stands out of the page to the side. */
export const tooWide = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement
    if (scrollWidth <= clientWidth) return []
    return [...document.querySelectorAll('main *, header *, footer *')]
      .filter((element) => {
        const { left, right } = element.getBoundingClientRect()
        return left < -1 || right > clientWidth + 1
      })
      .map((element) => `${element.tagName} ${element.textContent.slice(0, 40)}`)
  })

/** Where the narrower column beside begins on every screen that has one, in pixels from the middle of the page. */
export const columnBeside = 224

export const columnsBeside = (page: Page): Promise<readonly number[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main *')].flatMap((element) => {
      const { display, gridTemplateColumns, columnGap } = getComputedStyle(element)
      const { x, width } = element.getBoundingClientRect()
      const [first = 0, second = 0, ...more] = gridTemplateColumns.split(' ').map(Number.parseFloat)
      if (display !== 'grid' || width < 1000 || more.length > 0 || second === 0 || first < second * 1.2) return []
      return [Math.round(x + first + Number.parseFloat(columnGap) - document.documentElement.clientWidth / 2)]
    }),
  )

/** How much of the height is covered by what stays in its place while the page is scrolled, at its start and in its middle. */
export const covered = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const stuck = [...document.querySelectorAll<HTMLElement>('main *')].filter((element) =>
      ['sticky', 'fixed'].includes(getComputedStyle(element).position),
    )
    const heightOf = (): number =>
      stuck
        .map((element) => element.getBoundingClientRect())
        .map(({ top, bottom }) => Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, 0)))
        .reduce((sum, height) => sum + height, 0)
    const atStart = heightOf()
    scrollTo({ top: (document.documentElement.scrollHeight - innerHeight) / 2, behavior: 'instant' })
    const inMiddle = heightOf()
    scrollTo({ top: 0, behavior: 'instant' })
    return Math.max(atStart, inMiddle) / innerHeight
  })

/** Where what there is to do ends, and where what covers the page from below begins. */
export const endOf = async (page: Page, first: Locator): Promise<{ readonly end: number; readonly room: number }> => {
  const box = await first.first().boundingBox()
  if (box === null) throw new Error('It is not on the page')
  const room = await page.evaluate(() => {
    const bars = [...document.querySelectorAll<HTMLElement>('main *')].filter(
      (element) => getComputedStyle(element).position === 'sticky',
    )
    const tops = bars
      .map((element) => element.getBoundingClientRect())
      .filter(({ bottom }) => bottom >= innerHeight - 1)
    return Math.min(innerHeight, ...tops.map(({ top }) => top))
  })
  return { end: Math.round(box.y + box.height), room: Math.round(room) }
}
