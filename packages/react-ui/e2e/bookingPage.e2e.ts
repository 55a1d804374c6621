import { writeLongWords } from './support/fitsInLanguage'
import { tooWide } from './support/layout'
import { expect, findingsOf, isWhole, signIn, test } from './support/world'

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

test('the booking page shows the states of each demo booking, offers its files and prints without buttons', {
  tag: '@long',
}, async ({ page }) => {
  await signIn(page)
  await expect(page.getByText('SUN1001')).toBeVisible()

  await page.goto('/booking/SUN1001')
  await expect(page.getByRole('link', { name: 'See the ways to pay' }).first()).toBeVisible()
  await expect(page.getByText('Spread the cost').first()).toBeVisible()
  await expect(page.getByRole('link', { name: 'Answer questions' })).toBeVisible()
  // The attention names what is open; the tiles of the parts do not repeat it.
  const parts = page.getByRole('navigation', { name: 'Everything in your booking' })
  await expect(parts.getByText('4 of 7 answered')).toHaveCount(0)
  await expect(page.getByText('2 names can be changed')).toBeVisible()
  await expect(page.getByRole('list', { name: 'Progress of Tracked post' }).locator('[aria-current]')).toContainText(
    'Being prepared',
  )
  // The side column stays above the content below it at every scroll position.
  const bill = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Price summary' }) })
  await page.getByRole('heading', { name: 'Payments made' }).scrollIntoViewIfNeeded()
  const [beside, below] = await Promise.all([page.locator('main aside').first().boundingBox(), bill.boundingBox()])
  expect((beside?.y ?? 0) + (beside?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0)

  for (const [name, file] of [
    [/Booking confirmation/, /\.pdf$/],
    [/Add to calendar/, /^SUN1001\.ics$/],
  ] as const) {
    const download = page.waitForEvent('download')
    await page.getByRole(name.source.startsWith('Add') ? 'button' : 'link', { name }).click()
    expect((await download).suggestedFilename()).toMatch(file)
  }

  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('article')).toContainText('London Gatwick to Barcelona')
  await expect(page.getByRole('button')).toHaveCount(0)
  await expect(page.getByRole('link')).toHaveCount(0)
  await page.emulateMedia({ media: 'screen' })
  await expect(page.getByRole('article')).toHaveCount(0)

  await page.goto('/booking/SUN1002')
  await expect(page.getByRole('heading', { name: 'Your tickets are ready' })).toBeVisible()
  await expect(page.getByRole('link', { name: /opens in a new tab/ })).toHaveAttribute('rel', 'noopener noreferrer')
  await expect(page.getByText('All paid').first()).toBeVisible()
  expect(await findingsOf(page)).toEqual([])

  await page.goto('/booking/SUN1003')
  await expect(page.getByRole('link', { name: /^Track this delivery/ })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Fees' })).toContainText('Resale Fees')
  const line = page.locator('main [aria-hidden=true]', { hasText: 'Verona: opera nights and Lake Garda' }).first()
  await expect(line).toHaveCount(0)
  await page.getByRole('region', { name: 'Fees' }).scrollIntoViewIfNeeded()
  await expect(line).toBeInViewport()
  await expect(line).toContainText(/\d{4}SUN1003$/)
  expect(await findingsOf(page)).toEqual([])
})

test('the price summary and the help are beside the documents on a wide page, with the passengers in the side column, and below them on a phone', {
  tag: '@long',
}, async ({ page }) => {
  /** Reads all boxes at once, because the page may still be loading. */
  const boxes = () =>
    page.evaluate(() => {
      const headings = [...document.querySelectorAll('section h2')]
      return ['Take it with you', 'Price summary', 'Payments made', 'Need to change or cancel?', 'Passengers'].map(
        (name) => {
          const card = headings.find(({ textContent }) => textContent === name)?.closest('section')
          const { left = 0, right = 0, top = 0, bottom = 0 } = card?.getBoundingClientRect() ?? {}
          return { left, right, top, bottom }
        },
      )
    })
  await page.setViewportSize({ width: 1280, height: 900 })
  await signIn(page)
  await page.goto('/booking/SUN1001')
  await expect(page.getByRole('heading', { level: 2, name: 'Price summary' })).toBeVisible()
  const layout = async () => {
    const [kept, bill, last, help, passengers] = await boxes()
    if (
      kept === undefined ||
      bill === undefined ||
      last === undefined ||
      help === undefined ||
      passengers === undefined
    )
      throw new Error('A card is missing')
    return {
      beginsLower: bill.top - kept.top,
      isBeside: bill.left > kept.right,
      isBelow: bill.left === kept.left && bill.top > kept.bottom,
      endsNear: Math.abs(bill.bottom - last.bottom) < 900,
      hasHelpBelow: help.left === bill.left && help.top > bill.bottom,
      // Below the balance: a column that is not empty beside the itinerary and the tiles.
      hasPassengersInColumn: passengers.left > bill.left && passengers.bottom < kept.top,
    }
  }
  await expect.poll(layout).toEqual({
    beginsLower: 0,
    isBeside: true,
    isBelow: false,
    endsNear: true,
    hasHelpBelow: true,
    hasPassengersInColumn: true,
  })
  await page.setViewportSize({ width: 360, height: 740 })
  await expect.poll(layout).toMatchObject({ isBeside: false, isBelow: true })
})

test('the itinerary begins on the first screenful of a phone, unless tickets are ready', { tag: '@long' }, async ({
  page,
}) => {
  const phone = { width: 360, height: 740 }
  await page.setViewportSize(phone)
  await signIn(page)
  for (const reference of ['SUN1001', 'SUN1003']) {
    await page.goto(`/booking/${reference}`)
    const itinerary = page.getByRole('heading', { level: 2, name: 'Your itinerary' })
    await expect(itinerary).toBeVisible()
    await isWhole(page)
    const { y } = (await itinerary.boundingBox()) ?? { y: Number.NaN }
    expect.soft(y, reference).toBeLessThan(phone.height)
  }
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

test('the steps and the parts take the width of a wide page, below the itinerary', { tag: '@long' }, async ({
  page,
}) => {
  await signIn(page)
  for (const width of [1280, 1920]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/booking/SUN1001')
    await expect(page.getByRole('heading', { level: 2, name: 'Getting ready' })).toBeVisible()
    await isWhole(page)
    const edges = () =>
      page.evaluate(() => {
        const edgesOf = (element: Element | null | undefined) => {
          const { left = 0, right = 0 } = element?.getBoundingClientRect() ?? {}
          return { left, right }
        }
        const parts = document.querySelector('main nav:has(h2)')
        const steps = document.getElementById('getting-ready')?.closest('section')
        const cover = document.querySelector('main h1')?.closest('header')
        return { page: edgesOf(cover), used: { left: edgesOf(steps).left, right: edgesOf(parts).right } }
      })
    await expect.poll(async () => (await edges()).used, `at ${width} px`).toEqual((await edges()).page)
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
