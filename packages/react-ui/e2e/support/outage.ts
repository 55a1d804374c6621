import { expect, type Page, type Route } from '@playwright/test'
import { isWhole } from './world'

type Answer = (route: Route) => Promise<unknown>

const status =
  (code: number, body = ''): Answer =>
  (route) =>
    route.fulfill({ status: code, body, contentType: body === '' ? 'text/html' : 'application/json' })

/** Calls that wait for an answer. */
const held = new Set<Route>()

/** The ways in which a back end can be unavailable. */
export const outages = {
  'the connection breaks': (route) => route.abort('connectionreset'),
  'nothing is answered': async (route) => held.add(route),
  'HTTP 404': status(404),
  'HTTP 429': status(429),
  'HTTP 429 with words': status(429, '{"errors":[{"message":"Too many requests"}]}'),
  'HTTP 500': status(500),
  'HTTP 500 with a code': status(500, '{"errors":[{"code":99999999}]}'),
  'HTTP 502': status(502),
  'HTTP 503': status(503),
  'HTTP 504': status(504),
  'a body that is no JSON': status(200, '<html>'),
  'a body of another shape': status(200, '{"customer":7}'),
} satisfies Readonly<Record<string, Answer>>

export const screens: readonly string[] = [
  '/',
  '/booking/SUN1001',
  '/booking/SUN1001/tickets',
  '/booking/SUN1001/cart',
  '/booking/SUN1001/make-payment',
  '/booking/SUN1001/mandatory-information',
  '/booking/SUN1001/delivery/update',
  '/profile',
]

export const unreachable = (page: Page) =>
  page.getByRole('heading', { name: "We can't reach our booking service right now" })

let isBroken = false

/** From now on, every call ends this way, or all except the session check. */
export const breakOff = async (page: Page, answer: Answer, spared = 'none'): Promise<void> => {
  isBroken = true
  await page.route('**/api/**', (route) =>
    isBroken && !route.request().url().endsWith(spared) ? answer(route) : route.fallback(),
  )
}

/** Restores the back end; earlier requests get no answer. */
export const restore = async (page: Page): Promise<void> => {
  isBroken = false
  // First: the browser sends a waiting request once no route is left.
  for (const route of held) await route.abort('connectionreset')
  held.clear()
  await page.unrouteAll({ behavior: 'ignoreErrors' })
}

/** The page is shown to the customer, who stayed signed in. */
export const isThere = async (page: Page, path: string): Promise<void> => {
  await expect(page.getByRole('button', { name: /Sign Out|Open the menu/ }).first()).toBeVisible()
  await expect(unreachable(page)).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await isWhole(page)
  expect(new URL(page.url()).pathname).toBe(path)
}
