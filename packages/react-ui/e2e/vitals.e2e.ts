import { expect, signIn, test } from './support/world'

test('an idle page measures itself; as the customer leaves, its speed and calls are sent to the page of controls', {
  tag: '@long',
}, async ({ page, world }) => {
  // As the pages of `npm start`.
  const tags = [
    `<meta name="error-reporting-dsn" content="${world.url.replace('//', '//fake@')}/__fake/telemetry/1" />`,
    '<meta name="error-reporting-environment" content="development" />',
    '<meta name="performance-reporting" content="on" />',
  ].join('')
  await page.route(
    ({ pathname }) => pathname === '/booking/SUN1001',
    async (route) => {
      const answer = await route.fetch()
      await route.fulfill({ response: answer, body: (await answer.text()).replace('</head>', `${tags}</head>`) })
    },
  )
  await signIn(page)
  await expect(page.getByText('SUN1001')).toBeVisible()
  const measures = page.waitForRequest(/watchVitals/)
  await page.goto('/booking/SUN1001')
  await (await measures).response()
  expect(await world.ask('telemetry')).toEqual([])
  // A press ends the measurement of the largest paint.
  await page.getByRole('heading', { level: 1 }).click()
  await page.goto('/__fake/')
  const reports = page.getByRole('region', { name: 'Reports of pages' }).first()
  await expect(reports).toContainText('LCP /booking/:bookingRef')
  await expect(reports).toContainText('GET /api/booking/:bookingRef')
  expect(JSON.stringify(await world.ask('telemetry'))).not.toMatch(/SUN1001|Amelia|Hart|demo@example\.com/)
})
