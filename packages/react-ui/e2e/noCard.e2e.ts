import type { Page, Request } from '@playwright/test'
import { acceptTerms, arriveAtCheckout, payButton, typeCard } from './support/shopping'
import { expect, test, arrive } from './support/world'
import { collectReports } from './support/reports'

/** A number that cannot occur by chance, and a security code, which is searched as a whole word. */
const marked = { number: '3782 822463 10005', cvc: '7391' }
const traces = [/3782\D?822463/, /(?<![\w-])7391(?![\w-])/]
const betrays = (text: string): boolean => traces.some((trace) => trace.test(text))

/** Requests between the card provider and its own frames do not count. */
const isOurs = (request: Request): boolean => !new URL(request.url()).pathname.startsWith('/__stripe/')

/**
 * Every text reachable from React's state (props, state and context, so the whole core), and the number of objects
 * searched.
 */
const heldInPage = (page: Page): Promise<{ readonly objects: number; readonly text: string }> =>
  page.evaluate(() => {
    const start = Object.entries(document.getElementById('root') ?? {}).find(([key]) =>
      key.startsWith('__reactContainer'),
    )
    const seen = new Set<object>()
    const texts = new Set<string>()
    const waiting: unknown[] = [start?.[1]]
    while (waiting.length > 0) {
      const one = waiting.pop()
      if (typeof one === 'string') texts.add(one)
      if (
        (typeof one !== 'object' && typeof one !== 'function') ||
        one === null ||
        seen.has(one) ||
        one instanceof Node ||
        one === window
      )
        continue
      seen.add(one)
      if (one instanceof Map || one instanceof Set) waiting.push(...one.entries())
      for (const { value } of Object.values(Object.getOwnPropertyDescriptors(one))) waiting.push(value)
    }
    return { objects: seen.size, text: [...texts].join('\n') }
  })

const shownAndStored = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const kept: string[] = []
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys())
        kept.push(request.url, (await (await cache.match(request))?.text()) ?? '')
    }
    return [
      ...kept,
      document.documentElement.outerHTML,
      ...[...document.querySelectorAll('input')].map(({ value }) => value),
      ...[localStorage, sessionStorage].flatMap((storage) => Object.entries(storage).flat()),
      document.cookie,
      location.href,
      JSON.stringify(history.state),
    ].join('\n')
  })

test('no card data is in any state, storage, log, report or request of ours', { tag: '@long' }, async ({
  page,
  world,
  context,
  expectedComplaints,
}) => {
  expectedComplaints.push(/Failed to load resource/)
  const heard: string[] = []
  let ours = 0
  page.on('console', (message) => heard.push(message.text()))
  const { bodies: reports } = await collectReports(page, world)
  await arrive(page)
  await arriveAtCheckout(page)
  await page.reload()
  await acceptTerms(page)

  const check = async (): Promise<void> => {
    const held = await heldInPage(page)
    expect(held.objects).toBeGreaterThan(1000)
    expect(held.text).toContain('Barcelona')
    for (const text of [
      held.text,
      await shownAndStored(page),
      ...heard,
      ...reports,
      JSON.stringify(await context.cookies()),
    ]) {
      expect(betrays(text)).toBe(false)
    }
  }
  page.on('request', (request) => {
    if (!isOurs(request)) return
    ours += 1
    heard.push(request.url(), JSON.stringify(request.headers()), request.postData() ?? '')
  })
  await typeCard(page, marked.number, marked.cvc)
  // Proves that the search works: the card provider's own frame holds the number.
  const frame = page.frameLocator('iframe[title="Secure card number input frame"]').getByRole('textbox')
  expect(betrays(await frame.inputValue())).toBe(true)
  await check()

  // A failure during the payment, which is reported.
  await world.ask('faults', { match: { path: 'getBasketStatus' }, times: 'once', effect: { kind: 'wrongShape' } })
  await payButton(page).click()
  await expect(page.getByRole('button', { name: 'Check now' })).toBeVisible()
  await expect.poll(() => reports.length).toBeGreaterThan(0)
  await check()
  await page.getByRole('button', { name: 'Check now' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Receipt' })).toBeVisible()
  await check()
  await page.getByRole('link', { name: 'Back to your trip' }).click()
  await expect(page.getByText('4 tickets').first()).toBeVisible()
  await check()
  expect(ours).toBeGreaterThan(3)
  expect(heard.some((text) => text.includes('pm_'))).toBe(true)
  expect(await world.charges()).toHaveLength(1)
})
