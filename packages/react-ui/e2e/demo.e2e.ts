import { playwrightTab } from './engines/playwrightTab'
import { serveDemo } from './support/demo'
import { expect, findingsOf, test } from './support/world'

// A service worker uses the machine's own clock.
test.use({ today: null })

test('the demo has links into its world, a strict policy, and a page that controls the world', {
  tag: '@long',
}, async ({ page, context, expectedComplaints }) => {
  const { url, stop } = await serveDemo('e2e', '/booking-dashboard/')
  const tab = playwrightTab(page, url, 60_000)
  await tab.open('')
  await expect(page.getByText('This is a demo.')).toBeVisible()
  await expect(page.getByRole('status')).toHaveText('The demo is ready.')
  expect(await findingsOf(page)).toEqual([])

  await tab.click({ role: 'link', name: 'Tickets to add' })
  await tab.sees({ role: 'button', name: /^One each for 2 passengers, Standing/ })
  await tab.isAt('/booking-dashboard/app/booking/SUN1001/tickets')
  const policy = (await page.reload())?.headers()['content-security-policy']
  expect(policy).toMatch(/script-src 'self' 'sha256-/)
  expect(policy).not.toContain('unsafe')
  const opened = context.waitForEvent('page')
  await tab.click({ role: 'link', name: 'Control its world' })
  const control = await opened
  await expect(control.getByRole('region', { name: 'Customers and sessions' })).toContainText('demo@example.com')
  await control.getByRole('link', { name: 'Dashboard' }).click()
  await expect(control.getByRole('heading', { name: 'Manage My Bookings' })).toBeVisible()

  // The address of a screen, opened in a browser where the demo does not run.
  await page.evaluate(async () => {
    for (const one of await navigator.serviceWorker.getRegistrations()) await one.unregister()
  })
  await control.close()
  await tab.open('app/?of=yesterday')
  await tab.isAt('/booking-dashboard/app/')
  await tab.sees({ role: 'heading', name: 'Manage My Bookings' })

  await tab.open('?world=yen&as=ada@example.com&screen=/booking/ADA1')
  await tab.sees({ role: 'heading', name: 'Kyoto' })
  expectedComplaints.push(/status of 40[04]/)
  await tab.open('?world=nowhere')
  await tab.sees({ text: /^This link leads nowhere: There is no scenario nowhere/ })
  await stop()
})
