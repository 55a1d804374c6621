import type { Page } from '@playwright/test'
import { expect, isWhole, signIn, test, signOut } from './support/world'

/** What the browser's HTTP cache holds of an address; null if it holds nothing. */
const storedAt = (page: Page, address: string): Promise<string | null> =>
  page.evaluate(async (url) => {
    const answer = await fetch(url, { cache: 'only-if-cached', mode: 'same-origin' }).catch(() => null)
    return answer?.ok === true ? answer.text() : null
  }, address)

/** Records which status came over the wire for each path, from now on. */
const watchWire = async (page: Page) => {
  const devTools = await page.context().newCDPSession(page)
  const paths = new Map<string, string>()
  const statuses = new Map<string, number>()
  devTools.on('Network.requestWillBeSent', ({ requestId, request }) =>
    paths.set(requestId, new URL(request.url).pathname),
  )
  devTools.on('Network.responseReceivedExtraInfo', ({ requestId, statusCode }) => statuses.set(requestId, statusCode))
  await devTools.send('Network.enable')
  return {
    forget: () => statuses.clear(),
    of: (path: string) => [...statuses].filter(([id]) => paths.get(id) === path).map(([, status]) => status),
  }
}

/** A call of the page's own script, with the headers that the back end requires. */
const ask = (page: Page, address: string) =>
  page.evaluate(async (url) => {
    const trace = crypto.randomUUID().replaceAll('-', '')
    const headers = { 'X-Client-Id': '44', 'X-Hostname': 'localhost', traceparent: `00-${trace}-${trace.slice(16)}-01` }
    const answer = await fetch(url, { headers })
    return { status: answer.status, owner: answer.headers.get('x-customer-id'), text: await answer.text() }
  }, address)

const events = '/api/4.0/ticket/SUN1001/ticketevents'
const booking = '/api/booking/SUN1001'
const ticketsOnSale = async (page: Page): Promise<void> => {
  await expect(page.getByRole('button', { name: /^One each for 2 passengers, Standing/ })).toBeVisible()
  await isWhole(page)
}
const showTicketsOnSale = async (page: Page): Promise<void> => {
  await signIn(page)
  await page.goto('/booking/SUN1001/tickets')
  await ticketsOnSale(page)
}

test('a catalogue has no body while it is unchanged, even on Back; a booking is stored nowhere', {
  tag: '@long',
}, async ({ page, expectedComplaints }) => {
  expectedComplaints.push(/ERR_CACHE_MISS/)
  await showTicketsOnSale(page)
  expect(await storedAt(page, events)).toContain('Stalls')
  for (const address of [booking, '/api/bookings', '/api/customer', '/api/customer/check'])
    expect.soft(await storedAt(page, address), address).toBeNull()
  const wire = await watchWire(page)
  const back = async () => {
    await page.goto('about:blank')
    wire.forget()
    await page.goBack()
  }
  for (const comeAgain of [() => page.reload(), back]) {
    wire.forget()
    await comeAgain()
    await ticketsOnSale(page)
    for (const address of ['/api/client/config', events])
      expect.soft(wire.of(address), `${comeAgain.name} ${address}`).toEqual([304])
    expect.soft(wire.of(booking)).toEqual([200])
  }
})

test('the next customer of a device gets no stored answer of the previous one, and a sign-out removes them all', {
  tag: '@long',
}, async ({ page, expectedComplaints }) => {
  expectedComplaints.push(/ERR_CACHE_MISS/)
  await showTicketsOnSale(page)
  const config = '/api/client/config'
  const hers = await ask(page, config)
  expect(hers.owner).toBe('7001')
  // Her session ends without a sign-out.
  await page.context().clearCookies()
  await signIn(page, 'plan@example.com')
  await expect(page.getByRole('main').getByRole('link').first()).toBeVisible()
  const theirs = await ask(page, config)
  expect([theirs.status, theirs.text]).toEqual([200, hers.text])
  expect([hers.owner, null]).not.toContain(theirs.owner)
  expect((await ask(page, '/api/bookings')).text).not.toContain('SUN1001')
  expect((await ask(page, events)).text).not.toContain('Stalls')
  await signOut(page)
  for (const address of [events, '/api/bookings']) expect.soft(await storedAt(page, address), address).toBeNull()
})
