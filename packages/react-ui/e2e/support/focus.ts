import type { Page } from '@playwright/test'

/** More stops than any page has. */
const mostStops = 300

interface Stop {
  readonly name: string
  /** The number of this element among the stops, from 1. */
  readonly number: number
  readonly isNew: boolean
  readonly hasRing: boolean
  readonly isInSight: boolean
}

/** Self-contained, because it is sent to the page. Null once the focus has left the document. */
const focused = (): Stop | null => {
  const element = document.activeElement
  if (!(element instanceof HTMLElement) || element === document.body || element === document.documentElement)
    return null
  const isNew = element.dataset['stop'] === undefined
  element.dataset['stop'] ??= String(document.querySelectorAll('[data-stop]').length + 1)
  const showsRing = (of: Element, part?: '::after'): boolean => {
    const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(of, part)
    const isSeen = !/^transparent$|, 0\)$|\/ 0\)$/.test(outlineColor)
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2 && isSeen
  }
  // A pill around a hidden radio shows the ring in its place, and a link that covers its tile shows it around the tile.
  // The frame of the card provider shows it on its own field.
  const around = [element, element.parentElement, element.parentElement?.parentElement, element.nextElementSibling]
  const hasRing =
    element instanceof HTMLIFrameElement ||
    showsRing(element, '::after') ||
    around.some((one) => one instanceof Element && showsRing(one))
  const { left, top, width, height } = element.getBoundingClientRect()
  // A toast goes by itself, and whatever it covers is back in sight.
  const isToast = (hit: Element): boolean => hit.closest('[role="alert"], [role="status"]') !== null
  const isInSight = [0.05, 0.5, 0.95].some((across) =>
    [0.05, 0.5, 0.95].some((down) => {
      const hit = document
        .elementsFromPoint(left + width * across, top + height * down)
        .find((one) => element.contains(one) || !isToast(one))
      return (
        hit?.contains(element) === true || element.contains(hit ?? null) || hit?.closest('label')?.contains(element)
      )
    }),
  )
  const name = element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 50) ?? ''
  const named = `${element.tagName.toLowerCase()} “${name === '' ? element.id : name}”`
  return { name: named, number: Number(element.dataset['stop']), isNew, hasRing, isInSight }
}

/**
 * Walks the whole page with the Tab key, and names each stop that shows no focus ring (WCAG 2.4.7) or that other
 * content hides (2.4.11). It also names a page whose end the keyboard never reaches (2.1.2).
 */
export const stopsWithoutFocus = async (page: Page): Promise<readonly string[]> => {
  await page.evaluate(() => {
    window.scrollTo(0, 0)
    // Where the body had the focus, Tab begins at the first stop of the page.
    document.body.tabIndex = -1
    document.body.focus()
    document.body.removeAttribute('tabindex')
  })
  const found: string[] = []
  for (let stops = 0; stops < mostStops; stops += 1) {
    await page.keyboard.press('Tab')
    const stop = await page.evaluate(focused)
    if (stop === null || (!stop.isNew && stop.number === 1)) return found
    if (!stop.hasRing) found.push(`${stop.name} shows no focus ring`)
    if (!stop.isInSight) found.push(`${stop.name} is hidden while it has the focus`)
  }
  return [...found, `the keyboard never reaches the end of the page in ${mostStops} stops`]
}
