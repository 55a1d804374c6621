import type { Page } from '@playwright/test'
import { expect } from './world'

/** Goes on by the key until what is focused has this name. */
export const tabTo = async (page: Page, name: RegExp, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> => {
  for (let presses = 0; presses < 80; presses += 1) {
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

/** Presses what is focused. Whatever that does, the focus is on something of the page afterwards. */
export const press = async (page: Page, key: 'Enter' | 'Space'): Promise<void> => {
  await page.keyboard.press(key)
  // A frame that has the focus inside is the active element, and is not matched by `:focus`.
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName ?? 'BODY')).not.toBe('BODY')
}
