import type { Page } from '@playwright/test'

/** From now on, the client's config switches wallets on for pounds. */
export const switchWalletsOn = (page: Page): Promise<unknown> =>
  page.route('**/api/client/config', async (route) => {
    const response = await route.fetch()
    const body = (await response.json()) as { data: { client: object } }
    const client = { ...body.data.client, wallets: [{ symbol: '£', code: 'GBP' }] }
    await route.fulfill({ response, json: { ...body, data: { ...body.data, client } } })
  })
