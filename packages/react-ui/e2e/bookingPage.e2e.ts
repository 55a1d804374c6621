import { writeLongWords } from './support/fitsInLanguage'
import { inBothFonts } from './support/fonts'
import { tooWide } from './support/layout'
import { expect, isWhole, signIn, test, arrive } from './support/world'

test('on a phone a ticket that is ready is two taps from the list', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await signIn(page)
  await page.getByRole('link', { name: 'Show tickets Vienna: three nights in concert' }).click()
  const ticket = page.getByRole('link', { name: /Strauss and friends, Amelia Hart/ })
  await expect(ticket).toBeInViewport()
  const download = page.waitForEvent('download')
  await ticket.click()
  expect((await download).suggestedFilename()).toMatch(/\.pdf$/)
})

test('at the gate a phone names the ticket in a line', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await signIn(page)
  await page.goto('/booking/SUN1002')
  await page.getByRole('button', { name: 'Show at the gate' }).click()
  const gate = page.getByRole('dialog', { name: 'Ticket 1 of 2' })
  await expect(gate.getByRole('img')).toBeVisible()
  const name = gate.getByRole('heading', { level: 2 })
  expect(await name.evaluate(({ clientHeight }) => clientHeight)).toBeLessThan(40)
})

test('the booking page saves its calendar, prints without buttons, and names the trip in a line while its heading is out of view', {
  tag: '@long',
}, async ({ page }) => {
  await arrive(page)

  await page.goto('/booking/SUN1001')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: /Add to calendar/ }).click()
  expect((await download).suggestedFilename()).toBe('SUN1001.ics')

  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('article')).toContainText('London Gatwick to Barcelona')
  await expect(page.getByRole('button')).toHaveCount(0)
  await expect(page.getByRole('link')).toHaveCount(0)
  await page.emulateMedia({ media: 'screen' })
  await expect(page.getByRole('article')).toHaveCount(0)

  await page.goto('/booking/SUN1003')
  await isWhole(page)
  const line = page.locator('main [aria-hidden=true]', { hasText: 'Verona: opera nights and Lake Garda' }).first()
  await expect(line).toHaveCount(0)
  await page.getByText('Please quote SUN1003').scrollIntoViewIfNeeded()
  await expect(line).toBeInViewport()
  await expect(line).toContainText(/\d{4}SUN1003$/)
})

test('the page is short, and its first screen says what is owed and what there is to do', async ({ page }) => {
  await signIn(page)
  for (const [width, height, limit] of [
    [1280, 800, 2600],
    [360, 740, 4800],
  ] as const) {
    await page.setViewportSize({ width, height })
    await page.goto('/booking/SUN1001')
    await isWhole(page)
    for (const part of [
      page.getByText('£1,324.00').filter({ visible: true }).first(),
      page.getByRole('link', { name: 'Ways to pay' }),
      page.getByRole('link', { name: /questions about your trip/ }),
      page.getByRole('link', { name: 'Add extras' }),
    ])
      await expect.soft(part, `at ${width} px`).toBeInViewport()
    const all = await page.evaluate(() => document.documentElement.scrollHeight)
    expect.soft(all, `at ${width} px`).toBeLessThanOrEqual(limit)
  }
})

test('the sign of an itinerary entry stands beside its words at twice the size of text', async ({ page }) => {
  await signIn(page)
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/booking/SUN1001')
  await isWhole(page)
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })
  const entry = page.getByRole('listitem').filter({ hasText: /^07:25/ })
  const [sign, words] = await Promise.all(
    [entry.locator('svg').first(), entry.getByRole('paragraph').first()].map((part) => part.boundingBox()),
  )
  expect(words?.x ?? 0).toBeGreaterThan((sign?.x ?? 0) + (sign?.width ?? 0))
  expect(words?.y ?? 0).toBeLessThan((sign?.y ?? 0) + (sign?.height ?? 0))
})

test('what is on its way is on the first screen of a phone, in the widest font too', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await signIn(page)
  await page.goto('/booking/SUN1003')
  await isWhole(page)
  const step = page
    .getByRole('heading', { name: 'Programmes and opera glasses' })
    .locator('xpath=..')
    .getByRole('listitem')
  const bar = page.locator('[data-bar]')
  const found = await inBothFonts(page, async () => {
    const [end, limit] = [await step.first().boundingBox(), await bar.boundingBox()]
    return (limit?.y ?? 0) - (end?.y ?? 0) - (end?.height ?? 0)
  })
  for (const [font, room] of found) expect.soft(room, font).toBeGreaterThanOrEqual(0)
})

test('no heading, link or button breaks inside a word at 360 px', { tag: '@long' }, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await signIn(page)
  for (const locale of ['en', 'de', 'es']) {
    await page.goto(`/booking/SUN1001?locale=${locale}`)
    await expect(page.locator('main h3 a').first()).toBeVisible()
    const broken = await page.evaluate(() =>
      [...document.querySelectorAll('main :is(h2, h3, section a, section button)')].flatMap((label) => {
        const found: string[] = []
        const texts = document.createTreeWalker(label, NodeFilter.SHOW_TEXT)
        for (let text = texts.nextNode(); text !== null; text = texts.nextNode())
          for (const { index, 0: word } of (text.textContent ?? '').matchAll(/[\p{L}]+/gu)) {
            const range = document.createRange()
            range.setStart(text, index)
            range.setEnd(text, index + word.length)
            if (range.getClientRects().length > 1) found.push(word)
          }
        return found
      }),
    )
    expect.soft(broken, locale).toEqual([])
  }
})

test('words of forty letters fit at 375 px, on a booking and while transport is chosen', { tag: '@long' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 812 })
  await signIn(page)
  await writeLongWords(page, 'w'.repeat(40))
  await page.goto('/booking/SUN1001')
  await expect(page.getByRole('heading', { level: 2, name: 'Your itinerary' })).toBeVisible()
  await isWhole(page)
  expect.soft(await tooWide(page)).toEqual([])
  await page.goto('/booking/SUN1001/transport')
  for (let step = 0; step < 3; step += 1) {
    await isWhole(page)
    expect.soft(await tooWide(page), `step ${step + 1}`).toEqual([])
    await page.getByRole('main').getByRole('group').last().getByRole('button').first().click()
  }
})
