import type { Frame, Page } from '@playwright/test'
import { expect } from './world'

/** The name of what has the focus in the document, or in a frame of it. */
const focusedName = async (frame: Frame): Promise<string> => {
  const active = await frame.evaluateHandle(() => document.activeElement)
  const within = (await active.asElement()?.contentFrame()) ?? null
  const inside = within === null ? '' : await focusedName(within)
  if (inside !== '') return inside
  return active.evaluate((element) => {
    if (element === document.body) return ''
    const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : []
    const texts = [element?.getAttribute('aria-label'), ...labels.map(({ textContent }) => textContent)]
    return [...texts, element?.textContent].filter(Boolean).join(' ')
  })
}

/** Presses the key until the focused element has this name. */
export const tabTo = async (page: Page, name: RegExp, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> => {
  for (let keyPresses = 0; keyPresses < 80; keyPresses += 1) {
    await page.keyboard.press(key)
    const focused = await focusedName(page.mainFrame())
    if (name.test(focused)) return
  }
  throw new Error(`The keyboard never reached ${name}`)
}

/** Presses the focused element. Afterwards, the focus must still be on something in the page. */
export const press = async (page: Page, key: 'Enter' | 'Space'): Promise<void> => {
  await page.keyboard.press(key)
  // If the focus is inside a frame, the frame is the active element, but `:focus` does not match it.
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName ?? 'BODY')).not.toBe('BODY')
}
