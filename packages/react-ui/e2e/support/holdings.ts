import type { Page } from '@playwright/test'

/**
 * Everything that this origin stores on the device, as text: each storage, cache, database, cookie and history entry.
 */
export const holdings = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const found: string[] = [
      JSON.stringify({ ...localStorage }),
      JSON.stringify({ ...sessionStorage }),
      document.cookie,
    ]
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys())
        found.push(`${name} ${request.url} ${(await (await cache.match(request))?.text()) ?? ''}`)
    }
    found.push(...(await indexedDB.databases()).map(({ name }) => `database ${name}`))
    found.push(JSON.stringify(history.state))
    return found.filter((text) => !text.startsWith('booking-dashboard/shell/')).join('\n')
  })
