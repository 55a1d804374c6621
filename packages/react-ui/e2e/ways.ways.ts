import type { Page } from '@playwright/test'
import { type Consumption, type Meter, meterFor } from './support/meter'
import { customerWays, type Way } from './support/ways'
import { expect, signIn, test as base } from './support/world'

/**
 * `npm run ways`: counts the clicks, fields and screens that the most common tasks need, and what they cost: requests,
 * bytes and calls of a first visit and of a second on the same device, without and with entity tags. A task starts at
 * the bookings list of a signed-in customer, unless it names a page for a visitor. Each runs in the product at the size
 * of a phone.
 */
interface Steps {
  clicks: number
  fields: number
  screens: number
}

const visits = ['first', 'second'] as const
const modes = ['without', 'with'] as const
type Cost = Readonly<Record<(typeof visits)[number], Consumption>>
const stepsOf = new Map<string, Steps>()
const costs = new Map<string, Cost>()

const test = base.extend<{ withTags: boolean; meter: Meter }>({
  withTags: [true, { option: true }],
  meter: async ({ world, withTags }, provide) => {
    const meter = await meterFor(world.url, { withTags })
    await provide(meter)
    meter.close()
  },
  baseURL: async ({ meter }, provide) => provide(meter.url),
})

/** Counts a customer's steps on a page from now on. */
const countSteps = (page: Page): { readonly way: Way; readonly steps: Steps } => {
  const steps = { clicks: 0, fields: 0, screens: 1 }
  let at = new URL(page.url()).pathname
  page.on('framenavigated', (frame) => {
    const { pathname } = new URL(frame.url())
    if (frame !== page.mainFrame() || pathname === at) return
    at = pathname
    steps.screens += 1
  })
  const way: Way = {
    press: async (what) => {
      steps.clicks += 1
      await what.first().click()
    },
    fill: async (field, text) => {
      steps.fields += 1
      await field.first().fill(text)
    },
  }
  return { way, steps }
}

/** What was consumed once nothing has been requested for two seconds: a page asks for the rest when it rests. */
const settled = async (page: Page, meter: Meter): Promise<Consumption> => {
  for (;;) {
    const before = meter.read()
    await page.waitForTimeout(2000)
    if (meter.read() === before) return before
  }
}

for (const { name, walk, visitorAt, prepare } of customerWays)
  for (const mode of modes)
    test.describe(`${mode} tags`, () => {
      test.use({ withTags: mode === 'with' })
      test(name, async ({ page, world, meter }) => {
        await page.setViewportSize({ width: 360, height: 740 })
        const visit = async (): Promise<Consumption> => {
          // The world begins anew, so the device forgets its payments. Its cache and that somebody signed in stay.
          await page.goto('/favicon.svg')
          await page.evaluate((hint) => {
            for (const key of Object.keys(localStorage)) if (key !== hint) localStorage.removeItem(key)
            sessionStorage.clear()
          }, 'booking-dashboard/signed-in')
          await page.context().clearCookies()
          await world.ask('reset', {})
          await prepare?.(world)
          meter.reset()
          if (visitorAt === null) {
            await signIn(page)
            await expect(page.getByText('SUN1001')).toBeVisible()
          } else await page.goto(visitorAt)
          const { way, steps } = countSteps(page)
          await walk({ page, way, world })
          if (!stepsOf.has(name)) stepsOf.set(name, { ...steps })
          return settled(page, meter)
        }
        const first = await visit()
        costs.set(`${name} ${mode}`, { first, second: await visit() })
      })
    })

const table = (...rows: readonly (readonly (string | number)[])[]): string =>
  rows.map((cells) => `| ${cells.join(' | ')} |\n`).join('')

const kB = (bytes: number): string => (bytes / 1000).toFixed(1)

test.afterAll(() => {
  const steps = [...stepsOf].map(([name, { clicks, fields, screens }]) => [name, clicks, fields, screens])
  process.stdout.write(table(['way', 'clicks', 'fields', 'screens'], ['---', '--:', '--:', '--:'], ...steps))
  const costed = [...stepsOf.keys()].flatMap((name) =>
    visits.flatMap((visit) => {
      const [without, tagged] = modes.map((mode) => costs.get(`${name} ${mode}`)?.[visit])
      if (without === undefined || tagged === undefined) return []
      const { requests, calls, unchanged, bytes, callBytes } = tagged
      const sizes = [without.bytes, bytes, without.callBytes, callBytes].map(kB)
      return [[name, visit, requests, calls, unchanged, ...sizes]]
    }),
  )
  const heading = ['way', 'visit', 'requests', 'calls', '304', 'kB', 'kB, tags', 'calls kB', 'calls kB, tags']
  process.stdout.write(table(heading, ['---', '---', ...heading.slice(2).map(() => '--:')], ...costed))
})
