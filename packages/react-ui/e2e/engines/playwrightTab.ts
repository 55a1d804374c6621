import { expect, type Locator, type Page } from '@playwright/test'
import { isWhole } from '../support/world'
import type { Tab, Target } from './Tab'

const isExact = (text: string | RegExp): { readonly exact: boolean } => ({ exact: typeof text === 'string' })

/** What Playwright finds for a target. */
export const locate = (page: Page, target: Target): Locator => {
  const place = target.frame === undefined ? page : page.frameLocator(`iframe[title="${target.frame}"]`)
  if ('role' in target) {
    const part = target.within === undefined ? place : place.getByRole(target.within)
    return part.getByRole(target.role, { name: target.name, ...isExact(target.name) })
  }
  if ('label' in target) return place.getByLabel(target.label, { exact: true })
  return place.getByText(target.text, isExact(target.text)).filter({ visible: true })
}

/** Waits until React has replaced the initial HTML. */
const isTaken = (page: Page): Promise<void> => expect(page.locator('[data-shell]')).toHaveCount(0)

export const playwrightTab = (page: Page, url: string, patience: number): Tab => {
  page.setDefaultTimeout(patience)
  page.on('dialog', (dialog) => void dialog.accept())
  return {
    open: async (address) => {
      await page.goto(new URL(address, url).href)
      await isTaken(page)
    },
    reload: async () => {
      await page.reload()
      await isTaken(page)
    },
    sees: (target) => expect(locate(page, target).first()).toBeVisible(),
    seesNo: (target) => expect(locate(page, target)).toHaveCount(0),
    click: (target) => locate(page, target).click(),
    type: async (field, text) => {
      const box = locate(page, field)
      // Keys do not wait until a field is visible, and a hidden one ignores them.
      await box.click()
      await box.press('ControlOrMeta+a')
      await box.pressSequentially(text)
    },
    holds: (field, value) => expect(locate(page, field)).toHaveValue(value),
    isWhole: () => isWhole(page),
    isAt: (path) => expect(page).toHaveURL((address) => address.pathname === path),
  }
}
