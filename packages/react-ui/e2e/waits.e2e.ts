import type { Page } from '@playwright/test'
import { holdRequests } from './support/holdRequests'
import { arriveAtCheckout, cardFields } from './support/shopping'
import { expect, test, arrive } from './support/world'

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
  for (const field of cardFields(page)) await expect(field).toBeVisible()
})

test('a card field has its height before its frame loads', async ({ page }) => {
  const release = await holdRequests(page, '**/__stripe/element.html')
  await arrive(page)
  await arriveAtCheckout(page)
  const frame = page.locator('iframe[title="Secure CVC input frame"]')
  await expect(frame).toBeAttached()
  const before = await frame.boundingBox()
  release()
  for (const field of cardFields(page)) await expect(field).toBeVisible()
  expect(await frame.boundingBox()).toEqual(before)
})
