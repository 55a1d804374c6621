import type { Page } from '@playwright/test'
import { expect } from './world'

/** Presses the key until the focused element has this name. */
export const tabTo = async (page: Page, name: RegExp, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> => {
  for (let keyPresses = 0; keyPresses < 80; keyPresses += 1) {
    await page.keyboard.press(key)
    const focused = await page.evaluate(() => {
      let active: Element | null = document.activeElement
      while (active instanceof HTMLIFrameElement) {
        const inner: Element | null = active.contentDocument?.activeElement ?? null
        if (inner === null || inner === active.contentDocument?.body) break
        active = inner
      }
      if (active === document.body) return ''
      const labels =
        active instanceof HTMLInputElement ? [...(active.labels ?? [])].map((label) => label.textContent) : []
      return [active?.getAttribute('aria-label'), ...labels, active?.textContent].filter(Boolean).join(' ')
    })
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
