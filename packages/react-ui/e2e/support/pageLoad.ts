import { expect, type Page, type Request } from '@playwright/test'
import type { Screen } from './screens'

export const pathOf = (request: Request): string => new URL(request.url()).pathname

/**
 * The paths that the page asks for until it has come to rest. What is fetched for the page after does not count, nor what no
 * element, script or sheet asks for: a browser fetches the icon of its tab by itself, once, twice or never.
 */
export const requestsOf = async (page: Page, path: string): Promise<readonly string[]> => {
  const seen: string[] = []
  const addresses = new Map<string, string>()
  // The page before asks for nothing any more.
  await page.goto('about:blank')
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('Network.enable')
  devTools.on('Network.requestWillBeSent', ({ request: { url, headers }, initiator, type }) => {
    const isOfTheBrowser = type === 'Other' && initiator.type === 'other'
    const { protocol, pathname } = new URL(url)
    if (protocol.startsWith('http') && !isOfTheBrowser && headers['Sec-Purpose'] !== 'prefetch') seen.push(pathname)
  })
  // An answer that the document asked for and no page reads keeps its connection until it is dropped.
  const unread: string[] = []
  devTools.on('Network.requestWillBeSent', ({ requestId, request }) => addresses.set(requestId, request.url))
  devTools.on('Network.loadingFailed', ({ requestId, canceled }) => {
    if (canceled === true) unread.push(addresses.get(requestId) ?? requestId)
  })
  await page.goto(path, { waitUntil: 'networkidle' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect.soft(unread, `${path}: answers that nobody reads`).toEqual([])
  await devTools.detach()
  return seen
}

/** What moved on the page by itself, and by how much, as the browser counts it. */
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

/** What a page of a booking asks for as well, and does not wait for: held by a test of its own. */
export const notWaitedFor = /\/api\/(bookings|customer\/requireddata|4\.0\/ticket\/bookingAllocations\/\d+)$/

/** How many scripts a screen is made of, at most, and how many requests before it is whole. */
const mostScripts = 6
const mostUntilWhole = 20

/** What a screen reads anew when it is opened, though it was read at the sign-in or with the booking: the other deliveries of the customer. */
const askedAnew = [['/delivery/update', ['/api/bookings']]] as const

/** The stand-in of the card company, and what comes a second after the first data: the client's footer and the lists of forms. */
const isBeside = (address: string): boolean =>
  /^\/(__stripe\/|api\/client\/(genders|countries)$|clients\/\w+\/footer\.json$)/.test(address)

/** It is a few scripts and requests, asks for nothing twice, and nothing of it moves. */
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
