import type { Page } from '@playwright/test'
import { arriveAtCheckout } from './support/shopping'
import { expect, test, arrive, isWhole } from './support/world'

const outOfReach = (page: Page) => page.getByRole('heading', { name: "We can't show the card form yet" })

test('a blocked script of the card provider is named in words that name blockers, and can be tried again', async ({
  page,
  expectedComplaints,
}) => {
  expectedComplaints.push(/ERR_BLOCKED_BY_CLIENT/)
  const script = /\/__stripe\/.*\.js/
  await page.route(script, (route) => route.abort('blockedbyclient'))
  await arrive(page)
  await arriveAtCheckout(page)
  await expect(outOfReach(page)).toBeVisible()
  await expect(page.getByText('switch off any blocker for this page')).toBeVisible()
  await page.unroute(script)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(outOfReach(page)).toBeHidden()
  await isWhole(page)
})
