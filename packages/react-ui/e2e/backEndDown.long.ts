import { breakOff, isThere, outages, restore, screens, unreachable } from './support/outage'
import { expect, signIn, test, usualDay } from './support/world'

const begin = Date.parse(usualDay)

// Every screen meets one fault, and one screen meets every fault.
const { 'the connection breaks': broken, ...others } = outages
const cases = [
  ...screens.map((screen) => ({ screen, name: 'the connection breaks', answer: broken })),
  ...Object.entries(others).map(([name, answer]) => ({ screen: '/booking/SUN1001', name, answer })),
]

for (const spared of ['none', '/api/customer/check'])
  test(`no fault on any screen signs the customer out (still answered: ${spared})`, async ({
    page,
    expectedComplaints,
  }) => {
    expectedComplaints.push(/Failed to load resource/)
    await page.clock.install({ time: begin })
    await signIn(page)
    const wrong: string[] = []
    for (const { screen, name, answer } of cases) {
      await breakOff(page, answer, spared)
      await page.goto(screen)
      await expect(page.locator('#root[data-taken]')).toHaveCount(1)
      await page.clock.runFor(10_000)
      if (spared === 'none') await expect(unreachable(page)).toBeVisible()
      else await page.clock.runFor(100_000)
      const path = new URL(page.url()).pathname
      if (['/login', '/unauthorised', '/error'].includes(path)) wrong.push(`${name} on ${screen} leads to ${path}`)
      await restore(page)
      if (spared === 'none') await page.evaluate(() => window.dispatchEvent(new Event('online')))
      else await page.goto(screen)
      await isThere(page, screen).catch((error: unknown) => wrong.push(`${name} on ${screen}: ${String(error)}`))
    }
    expect(wrong).toEqual([])
  })
