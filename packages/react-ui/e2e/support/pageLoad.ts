import { expect, type Page, type Request } from '@playwright/test'
import type { Screen } from './screens'

export const pathOf = (request: Request): string => new URL(request.url()).pathname

/** A slow page may be idle before that: it knows no client yet, and requests the client's files only then. */
export const showsItsClient = async (page: Page): Promise<void> => {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('html[data-neutral]')).toHaveCount(0)
}

/**
 * The paths that the page requests until it is idle. Prefetches for the next page do not count, nor do requests of the
 * browser itself: it fetches the tab's icon once, twice or never.
 */
export const requestsOf = async (page: Page, path: string): Promise<readonly string[]> => {
  const seen: string[] = []
  const addresses = new Map<string, string>()
  // The previous page sends no more requests.
  await page.goto('about:blank')
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('Network.enable')
  devTools.on('Network.requestWillBeSent', ({ request: { url, headers }, initiator, type }) => {
    const isOfTheBrowser = type === 'Other' && initiator.type === 'other'
    const { protocol, pathname } = new URL(url)
    if (protocol.startsWith('http') && !isOfTheBrowser && headers['Sec-Purpose'] !== 'prefetch') seen.push(pathname)
  })
  // An answer that no page reads keeps its connection open until it is dropped.
  const unread: string[] = []
  devTools.on('Network.requestWillBeSent', ({ requestId, request }) => addresses.set(requestId, request.url))
  devTools.on('Network.loadingFailed', ({ requestId, canceled }) => {
    if (canceled === true) unread.push(addresses.get(requestId) ?? requestId)
  })
  await page.goto(path, { waitUntil: 'networkidle' })
  await showsItsClient(page)
  expect.soft(unread, `${path}: answers that nobody reads`).toEqual([])
  await devTools.detach()
  return seen
}

/** The layout shifts of the page and their sizes, as the browser measures them. */
export const shiftsOf = (page: Page): Promise<readonly string[]> =>
  page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        interface Shift extends PerformanceEntry {
          readonly value: number
          readonly sources: readonly { readonly node: Node | null }[]
        }
        const seen: string[] = []
        new PerformanceObserver((list) => {
          for (const { value, sources } of list.getEntries() as Shift[]) {
            const moved = sources.map(({ node }) => (node instanceof Element ? node.outerHTML.slice(0, 90) : 'gone'))
            if (value > 0.001) seen.push(`${value.toFixed(4)}: ${moved.join(' + ')}`)
          }
        }).observe({ type: 'layout-shift', buffered: true })
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(seen)))
      }),
  )

/** Calls that a booking's page also sends but does not wait for; a separate test covers them. */
export const notWaitedFor = /\/api\/(bookings|customer\/requireddata|4\.0\/ticket\/bookingAllocations\/\d+)$/

/** The maximum number of scripts of a screen, and of requests until it is complete. */
const mostScripts = 7
const mostUntilWhole = 21

/**
 * Calls that a screen repeats on opening, although the sign-in or the booking has read them: the customer's other
 * deliveries.
 */
const askedAnew = [['/delivery/update', ['/api/bookings']]] as const

/**
 * The stand-in for the card provider, the client's footer if it is near the screen, and the lists of forms, which load
 * seconds after the first data.
 */
const isBeside = (address: string): boolean =>
  /^\/(__stripe\/|api\/client\/(genders|countries)$|clients\/\w+\/footer\.json$)/.test(address)

/** Checks that a page needs few scripts and requests, requests nothing twice, and shifts nothing. */
export const comes = async (page: Page, { path, requests: most }: Pick<Screen, 'path' | 'requests'>): Promise<void> => {
  const addresses = await requestsOf(page, path)
  const requests = addresses.filter((address) => !isBeside(address))
  const scripts = requests.filter((address) => /^\/build\/.*\.js$/.test(address))
  expect.soft(scripts.length, `${path}: ${scripts.join(' ')}`).toBeLessThanOrEqual(mostScripts)
  expect.soft(requests.length, `${path}: ${requests.join(' ')}`).toBeLessThanOrEqual(most)
  const waitedFor = requests.filter((address) => !notWaitedFor.test(address))
  if (most > mostUntilWhole) expect.soft(waitedFor.length, waitedFor.join(' ')).toBeLessThanOrEqual(mostUntilWhole)
  const asked = addresses.filter((address) => /^\/(api|clients)\//.test(address))
  const anew = askedAnew.find(([page]) => path.endsWith(page))?.[1] ?? []
  const twice = asked.filter((address, at) => asked.indexOf(address) !== at)
  expect
    .soft(
      twice.filter((address) => !anew.some((one) => one === address)),
      path,
    )
    .toEqual([])
  expect.soft(await shiftsOf(page), path).toEqual([])
}
