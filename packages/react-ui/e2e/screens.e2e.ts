import type { Page } from '@playwright/test'
import { holdsForEveryone } from './support/everyone'
import { inBothFonts } from './support/fonts'
import { columnBeside, columnsBeside, covered, endOf } from './support/layout'
import { comes } from './support/pageLoad'
import { type Screen, screens } from './support/screens'
import { addSeats } from './support/shopping'
import { expect, isWhole, test, arrive } from './support/world'

// An animation must not move other content.
test.use({ contextOptions: { reducedMotion: 'no-preference' } })

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })

const desk = { width: 1280, height: 720 }
const phone = { width: 360, height: 740 }
const magnified = { width: 320, height: 256 }

for (const size of [desk, phone])
  test(`the login loads fast at ${size.width} px, has its title and heading, fits, and passes axe`, {
    tag: '@long',
  }, async ({ page }) => {
    await page.setViewportSize(size)
    await comes(page, { path: '/login', requests: 10 })
    await expect(heading(page, "Let's get you logged in")).toBeVisible()
    await expect(page).toHaveTitle('Login | Customer Dashboard')
    if (size === desk) await holdsForEveryone(page, '/login')
  })

/** Fixed content leaves enough of the page visible, at normal size and magnified to 400%. */
const isUncovered = async (page: Page, path: string): Promise<void> => {
  expect.soft(await covered(page), `${path}: the share that is covered`).toBeLessThanOrEqual(0.25)
  await page.setViewportSize(magnified)
  expect.soft(await covered(page), `${path}: what is covered when magnified to 400%`).toBe(0)
}

const main = ['/', '/booking/SUN1001', '/booking/SUN1001/checkout']
const isMain = ({ path }: Screen): boolean => main.includes(path)
const others = screens.filter((screen) => !isMain(screen))
// In parts, which the workers share. The main screens are tested every time.
const parts = [
  { name: 'each main screen', shown: screens.filter(isMain), tag: [] },
  ...[0, 1].map((part) => ({
    name: `each other screen (part ${part + 1})`,
    shown: others.filter((_, index) => index % 2 === part),
    tag: ['@long'],
  })),
]

for (const { name, shown, tag } of parts) {
  test(`${name} loads fast on a phone, with the first action in sight, and is complete on a wide screen`, {
    tag,
  }, async ({ page }) => {
    await arrive(page)
    await addSeats(page)
    for (const screen of shown) {
      const { path, first } = screen
      await page.setViewportSize(phone)
      await comes(page, screen)
      await isWhole(page)
      if (first !== null) {
        await expect(first(page.getByRole('main')).first()).toBeVisible()
        for (const [font, { end, room }] of await inBothFonts(page, () => endOf(page, first(page.getByRole('main')))))
          expect.soft(end, `${path}: where the first thing to do ends in ${font}`).toBeLessThanOrEqual(room)
      }
      await isUncovered(page, path)
      await page.setViewportSize(desk)
      await expect(heading(page, screen.heading)).toBeVisible()
      await expect(page).toHaveTitle(`${screen.title} | Customer Dashboard`)
      await expect
        .poll(() => columnsBeside(page), `${path}, the column beside`)
        .toEqual(screen.beside === true ? [columnBeside] : [])
      await holdsForEveryone(page, path)
    }
  })
}
