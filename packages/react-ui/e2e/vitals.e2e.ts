import { expect, test, arrive } from './support/world'
import { addTags } from './support/reports'

test('an idle page measures itself; as the customer leaves, its speed and calls are sent to the page of controls', {
  tag: '@long',
}, async ({ page, world }) => {
  await arrive(page)
  // As the pages of `npm start`.
  await addTags(page.context(), world, [
    `<meta name="error-reporting-dsn" content="${world.url.replace('//', '//fake@')}/__fake/telemetry/1" />`,
    '<meta name="error-reporting-environment" content="development" />',
    '<meta name="performance-reporting" content="on" />',
  ])
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
