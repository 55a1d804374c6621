import { holdsForEveryone } from './support/everyone'
import { paymentStates } from './support/paymentStates'
import { states } from './support/states'
import { beginBasket } from './support/fillBasket'
import { expect, signIn, test } from './support/world'

for (const { name, as = 'demo@example.com', callsFail, open } of [...states, ...paymentStates]) {
  test(`${name}: axe finds nothing, and it fits 320 px, also with text twice as large`, { tag: '@long' }, async ({
    page,
    world,
    expectedComplaints,
  }) => {
    if (as === null || callsFail) expectedComplaints.push(/ERR_|Failed to load resource/)
    if (as !== null) {
      await signIn(page, as)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      if (as === 'demo@example.com') await beginBasket(page)
    }
    await open(page, world)
    await holdsForEveryone(page, name)
  })
}
