import { expect, type Page, type Request } from '@playwright/test'

/** Everything the page asks for until it has come to rest. */
export const requestsOf = async (page: Page, path: string): Promise<readonly Request[]> => {
  const seen: Request[] = []
  const hear = (request: Request): void => {
    // What is fetched for the page after does not count.
    if (request.headers()['sec-purpose'] !== 'prefetch') seen.push(request)
  }
  // The page before asks for nothing any more.
  await page.goto('about:blank')
  page.on('request', hear)
  await page.goto(path, { waitUntil: 'networkidle' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  page.off('request', hear)
  return seen
}

export const pathOf = (request: Request): string => new URL(request.url()).pathname

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
