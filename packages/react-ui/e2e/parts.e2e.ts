import { expect, test, arrive } from './support/world'

test('a missing part reloads the page once, then leads to the error page and back', async ({
  page,
  expectedComplaints,
}) => {
  expectedComplaints.push(/Failed to load resource|could not be loaded|dynamically imported module|ERR_FAILED/)
  let missing = true
  await page.route(/\/build\/tickets-.*\.js$/, (route) => (missing ? route.abort() : route.continue()))
  await arrive(page)
  await page.goto('/booking/SUN1001')
  let loads = 0
  page.on('load', () => {
    loads += 1
  })
  await page.getByRole('main').getByRole('link', { name: 'Add tickets' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'It seems something went wrong.' })).toBeVisible()
  await expect.poll(() => loads).toBe(1)
  missing = false
  await page.getByRole('button', { name: 'Go back to previous page' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Barcelona: seven nights of music' })).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Add tickets' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Tickets' })).toBeVisible()
})

test('a missing part of an older release reloads the page, with the typed text', {
  tag: '@long',
}, async ({ page, expectedComplaints }) => {
  expectedComplaints.push(/Failed to load resource|ERR_FAILED/)
  let gone = true
  // From the start: in idle time, the page prefetches the parts that are likely next.
  await page.route(/\/build\/profile-.*\.js$/, (route) => (gone ? route.abort() : route.continue()))
  await arrive(page)
  await page.goto('/booking/SUN1001/pay-in-full')
  await page.getByLabel('Name on card').fill('Amelia J Hart')
  // The reloaded page belongs to the newer release. The card fields are pages too, in their own frames.
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) gone = false
  })
  const loaded = page.waitForEvent('load')
  await page.getByRole('link', { name: 'Profile' }).click()
  await loaded
  await expect(page.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible()
  await page.goBack()
  await expect(page.getByLabel('Name on card')).toHaveValue('Amelia J Hart')
  expect(await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.endsWith('/typed')))).toEqual([])
})

test('without a connection the page stays and says so, and goes on once there is one', async ({
  page,
  context,
  expectedComplaints,
}) => {
  expectedComplaints.push(/Failed to load resource|ERR_FAILED|ERR_INTERNET_DISCONNECTED/)
  let isConnected = false
  // From the start, so that the part is not fetched ahead.
  await page.route(/\/build\/extras-/, (route) => (isConnected ? route.continue() : route.abort()))
  await arrive(page)
  await page.goto('/booking/SUN1001')
  await expect(page.getByRole('heading', { level: 1, name: 'Barcelona: seven nights of music' })).toBeVisible()
  await context.setOffline(true)
  const told = page.getByText('There was no connection. Please try again once you are connected.')
  await page.getByRole('button', { name: 'Deutsch' }).click()
  await expect(told).toBeVisible()
  await expect(told).toHaveCount(0)
  await page.getByRole('main').getByRole('link', { name: 'Add extras' }).click()
  await expect(told).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'Barcelona: seven nights of music' })).toBeVisible()
  isConnected = true
  await context.setOffline(false)
  await expect(page.getByRole('heading', { level: 1, name: 'Extras' })).toBeVisible()
})

test('the error page stays without a connection, and its actions say so', async ({
  page,
  context,
  expectedComplaints,
}) => {
  expectedComplaints.push(/Failed to load resource|could not be loaded|dynamically imported module|ERR_/)
  await page.route(/\/build\/extras-/, (route) => route.abort())
  await arrive(page)
  await page.goto('/booking/SUN1001/extras')
  const heading = page.getByRole('heading', { level: 1, name: 'It seems something went wrong.' })
  await expect(heading).toBeVisible()
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Reload the page' }).click()
  await expect(page.getByText('There was no connection. Please try again once you are connected.')).toBeVisible()
  await expect(heading).toBeVisible()
  await page.getByRole('banner').getByRole('link', { name: 'My bookings' }).click()
  await context.setOffline(false)
  await expect(page.getByRole('heading', { level: 1, name: 'Manage My Bookings' })).toBeVisible()
})

for (const part of ['member', 'booking']) {
  test(`every page says that its ${part} part is missing, reloads once, and recovers when the part is back`, {
    tag: '@long',
  }, async ({ page, expectedComplaints }) => {
    expectedComplaints.push(/Failed to load resource|could not be loaded|dynamically imported module|ERR_FAILED/)
    await arrive(page)
    let missing = true
    let asked = 0
    await page.route(new RegExp(String.raw`/build/${part}-.*\.js$`), (route) => {
      asked += 1
      return missing ? route.abort() : route.continue()
    })
    // Counted by request, because a page that reloads before it is complete never fires `load`.
    let documents = 0
    page.on('request', (request) => {
      if (request.isNavigationRequest() && request.frame() === page.mainFrame()) documents += 1
    })
    await page.goto('/booking/SUN1001')
    await expect(page.getByRole('heading', { level: 1, name: 'It seems something went wrong.' })).toBeVisible()
    expect(documents).toBe(2)
    const askedBy = asked
    missing = false
    await page.getByRole('button', { name: 'Go back to previous page' }).click()
    await expect(page.getByText('SUN1001').first()).toBeVisible()
    await expect(page.getByRole('banner')).toBeVisible()
    expect(askedBy).toBeLessThanOrEqual(6)
  })
}

test('without a previous page, the link leads to the dashboard', { tag: '@long' }, async ({ page }) => {
  await page.goto('/error')
  await expect(page.getByRole('link', { name: 'Go to dashboard' })).toBeVisible()
  await page.goto('/nowhere')
  await page.goto('/error')
  await expect(page.getByRole('button', { name: 'Go back to previous page' })).toBeVisible()
})
