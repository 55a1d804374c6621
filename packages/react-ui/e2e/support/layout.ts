import type { Locator, Page } from '@playwright/test'
import { inBothFonts } from './fonts'

/** The elements that overflow the page sideways. */
const beyondPage = (page: Page): Promise<readonly string[]> =>
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

/** The texts that overflow their visible box sideways. */
const beyondBox = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    /** The nearest box with a background or an edge; null if the text is clipped or scrolled before that. */
    const boxAround = (element: Element | null): Element | null => {
      if (element === null || element === document.body) return null
      const { display, overflowX, backgroundColor, borderInlineStartWidth } = getComputedStyle(element)
      const isBox = display !== 'inline' && display !== 'contents'
      if (isBox && (backgroundColor !== 'rgba(0, 0, 0, 0)' || borderInlineStartWidth !== '0px')) return element
      return isBox && overflowX !== 'visible' ? null : boxAround(element.parentElement)
    }
    const standsOut = (text: Node): boolean => {
      const box = boxAround(text.parentElement)
      const range = document.createRange()
      range.selectNodeContents(text)
      const { left, right, width } = range.getBoundingClientRect()
      const edges = box?.getBoundingClientRect()
      return edges !== undefined && width > 0 && (left < edges.left - 1 || right > edges.right + 1)
    }
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const found: string[] = []
    for (let text = texts.nextNode(); text !== null; text = texts.nextNode())
      if (standsOut(text)) found.push(`“${text.textContent?.slice(0, 40)}”, out of its box`)
    return found
  })

/** Everything too wide for the page or its box, in either font. */
export const tooWide = async (page: Page): Promise<readonly string[]> => {
  const found = await inBothFonts(page, async () => [...(await beyondPage(page)), ...(await beyondBox(page))])
  return found.flatMap(([font, what]) => what.map((one) => `${one}, in ${font}`))
}

/** The texts whose weight is neither 400 nor 600. Each further weight is one more font to look up. */
export const otherWeights = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .filter(({ childNodes }) => [...childNodes].some((node) => node instanceof Text && node.data.trim() !== ''))
      .filter((element) => !['400', '600'].includes(getComputedStyle(element).fontWeight))
      .map((element) => `“${element.textContent.slice(0, 40)}”`),
  )

/** The chosen words that a select has no room for. */
export const cutOffChoices = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const widthFor = (select: HTMLSelectElement, words: string): number => {
      const roomy = select.cloneNode() as HTMLSelectElement
      roomy.append(new Option(words))
      Object.assign(roomy.style, {
        position: 'absolute',
        inlineSize: 'auto',
        maxInlineSize: 'none',
        minInlineSize: '0',
      })
      select.after(roomy)
      const width = roomy.offsetWidth
      roomy.remove()
      return width
    }
    return [...document.querySelectorAll('select')].flatMap((select) => {
      const words = select.selectedOptions[0]?.label ?? ''
      return select.offsetWidth > 0 && widthFor(select, words) > select.offsetWidth + 1 ? [`“${words}” is cut off`] : []
    })
  })

/** Where the narrower side column begins on every screen that has one: pixels from the middle of the page. */
export const columnBeside = 224

export const columnsBeside = (page: Page): Promise<readonly number[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main *')].flatMap((element) => {
      // Chromium 147 to 156 crash on reading the columns of a grid whose box they have dropped because it is out of
      // view.
      if (!element.checkVisibility({ contentVisibilityAuto: true })) return []
      const { display, gridTemplateColumns, columnGap } = getComputedStyle(element)
      const { x, width } = element.getBoundingClientRect()
      const [first = 0, second = 0, ...more] = gridTemplateColumns.split(' ').map(Number.parseFloat)
      // A cover's words and art are one thing, without a gap.
      if (columnGap === 'normal') return []
      if (display !== 'grid' || width < 1000 || more.length > 0 || second === 0 || first < second * 1.2) return []
      const beside = x + element.clientLeft + first + Number.parseFloat(columnGap)
      return [Math.round(beside - document.documentElement.clientWidth / 2)]
    }),
  )

/** The fraction of the height that fixed content covers, at the start and in the middle of the page. */
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

/** The bottom edge of the first action, and the top edge of what covers the page from below. */
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
