import { holdsForEveryone } from './support/everyone'
import { stopsWithoutFocus } from './support/focus'
import { cutOffChoices } from './support/layout'
import { paymentStates } from './support/paymentStates'
import { states } from './support/states'
import { beginBasket } from './support/fillBasket'
import { expect, signIn, test } from './support/world'

for (const { name, as = 'demo@example.com', callsFail, open } of [...states, ...paymentStates]) {
  test(`${name}: axe finds nothing, it fits 320 px and large text, and shows the focus of a keyboard`, {
    tag: '@long',
  }, async ({ page, world, expectedComplaints }) => {
    if (as === null || callsFail) expectedComplaints.push(/ERR_|Failed to load resource/)
    if (as !== null) {
      await signIn(page, as)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      if (as === 'demo@example.com') await beginBasket(page)
    }
    await open(page, world)
    await holdsForEveryone(page, name)
    await page.setViewportSize({ width: 360, height: 740 })
    expect.soft(await stopsWithoutFocus(page), `${name}, by keyboard`).toEqual([])
    expect.soft(await cutOffChoices(page), `${name}, selects`).toEqual([])
  })
}
