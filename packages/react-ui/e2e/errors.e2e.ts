import type { Page } from '@playwright/test'
import { breakIn, daysLeft, wentWrong } from './support/faults'
import { collectReports, type Report } from './support/reports'
import { expect, hasNotified, isWhole, test, arrive } from './support/world'

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })
const button = (page: Page, name: string | RegExp) => page.getByRole('main').getByRole('button', { name }).first()

test.describe('an error', () => {
  interface Case {
    readonly where: string
    readonly code: string
    readonly provoke: (page: Page) => Promise<void>
    readonly seen: (page: Page) => Promise<void>
  }
  const atErrorPage = async (page: Page): Promise<void> => {
    await expect(wentWrong(page)).toBeVisible()
    await expect(page).toHaveURL(/\/error$/)
    await expect(page.getByRole('banner')).toBeVisible()
    await expect(button(page, 'Reload the page')).toBeVisible()
    await expect(page.getByText('Your bookings, your basket and your payments are saved.')).toBeVisible()
  }
  const staysThere = async (page: Page): Promise<void> => {
    await hasNotified(page, "It looks like we're having a few problems with your request.")
    await expect(page).not.toHaveURL(/\/error$/)
  }
  const cases: readonly Case[] = [
    {
      where: 'a render',
      code: 'render',
      provoke: async (page) => {
        await breakIn(page, { ...daysLeft, at: '/booking/SUN1001' })
        await page.goto('/booking/SUN1001')
      },
      seen: atErrorPage,
    },
    {
      where: 'an event handler',
      code: 'script',
      provoke: async (page) => {
        await page.goto('/booking/SUN1002')
        await isWhole(page)
        await breakIn(page, { owner: 'window', name: 'print', at: '/booking' })
        await button(page, /^Print/).click()
      },
      seen: staysThere,
    },
    {
      where: 'a promise',
      code: 'promise',
      provoke: async (page) => {
        await page.goto('/profile')
        await button(page, /^Edit/).click()
        await page.getByLabel('Phone').first().fill('x')
        await breakIn(page, { owner: 'HTMLElement.prototype', name: 'focus', at: '/profile' })
        await button(page, /^Save/).click()
      },
      seen: staysThere,
    },
  ]
  for (const { where, code, provoke, seen } of cases)
    test(`in ${where} is shown, and reported once, without the typed text`, async ({
      page,
      world,
      expectedComplaints,
    }) => {
      expectedComplaints.push(/Not understood/)
      const { reports, bodies } = await collectReports(page, world)
      await arrive(page)
      await isWhole(page)
      await provoke(page)
      await seen(page)
      await expect.poll(() => reports.length).toBe(1)
      const [report] = reports as [Report]
      const build = await page.locator('meta[name=build]').getAttribute('content')
      expect(report).toMatchObject({ tags: { code }, release: build, user: { id: '7001' } })
      expect(build).toMatch(/^booking-dashboard@\d+\.\d+\.\d+\+[\da-f]{12}$/)
      const { type, stacktrace } = report.exception?.values[0] ?? {}
      expect(type).toBe('TypeError')
      expect(stacktrace?.frames.some(({ filename }) => /^\/build\/[\w-]+\.js$/.test(filename))).toBe(true)
      // React reports the components around the failed one.
      const components = report.contexts?.react?.componentStack ?? ''
      expect(/\/build\//.test(components)).toBe(code === 'render')
      // Nothing else that the page does is reported again.
      await page.goto('/profile')
      await expect(heading(page, 'Profile')).toBeVisible()
      expect(bodies).toHaveLength(1)
      expect(bodies.join()).not.toMatch(/Amelia|Mill Lane|SUN1001|demo@example/)
    })
})

test.describe('before the product has loaded', () => {
  for (const { what, code, answer } of [
    { what: 'its script is missing', code: 'load/missing', answer: { status: 404 } },
    {
      what: 'its script breaks down where it begins',
      code: 'script',
      answer: { contentType: 'text/javascript', body: 'throw new TypeError("Not understood")' },
    },
  ])
    test(`if ${what}, the page says so in the customer's language, and it is reported`, { tag: '@long' }, async ({
      page,
      world,
      expectedComplaints,
    }) => {
      expectedComplaints.push(/Not understood|Failed to load resource/)
      const { reports } = await collectReports(page, world)
      let isBroken = true
      await page.route(/\/build\/app-[^/]*\.js$/, (route) => (isBroken ? route.fulfill(answer) : route.fallback()))
      await page.goto('/login?locale=de')
      await expect(heading(page, 'Da ist leider etwas schiefgegangen.')).toBeVisible()
      await expect.poll(() => reports.map(({ tags }) => tags.code)).toEqual([code])
      expect(reports[0]?.release).toMatch(/^booking-dashboard@/)
      isBroken = false
      await button(page, 'Seite neu laden').click()
      await expect(heading(page, 'Melden Sie sich an')).toBeVisible()
    })
})
