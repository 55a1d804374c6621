import type { Page } from '@playwright/test'
import { playwrightTab } from './engines/playwrightTab'
import type { Tab } from './engines/Tab'
import { staleTexts, translate } from './support/translator'
import { customerWays } from './support/ways'
import { expect, isWhole, signIn, test } from './support/world'

/** What is shown is what the product holds, and no error ended the page. */
const isCurrent = async (page: Page, where: string): Promise<void> => {
  expect.soft(await staleTexts(page), where).toEqual([])
  expect(new URL(page.url()).pathname, where).not.toBe('/error')
}

// The lint rule `texts/lone-text` sees every text of every screen. Here a translator acts on those of the ways.
for (const { name, walk, visitorAt, prepare } of customerWays)
  test(`${name}, with a translator`, { tag: name === 'two tickets bought and paid' ? [] : '@long' }, async ({
    page,
    world,
  }) => {
    await page.addInitScript(translate)
    await prepare?.(world)
    if (visitorAt === undefined) {
      await signIn(page)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    } else await page.goto(visitorAt)
    const tab = playwrightTab(page, world.url, 30_000)
    const click: Tab['click'] = async (target) => {
      await tab.click(target)
      await isCurrent(page, JSON.stringify(target))
    }
    await walk({ ...tab, click }, world)
    await isWhole(page)
    await isCurrent(page, name)
  })
