import type { Page } from '@playwright/test'

/** Holds the page's requests to these addresses until the returned function is called. */
export const holdRequests = async (page: Page, addresses: string | RegExp): Promise<() => void> => {
  let release = (): void => undefined
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(addresses, async (route) => {
    await released
    await route.continue()
  })
  return () => release()
}
