import { screens, tooWide } from './support/fitsInLanguage'
import { addSeats } from './support/shopping'
import { expect, signIn, test, isWhole } from './support/world'

/** What people and companies name, as far as it is written in words. */
const named =
  /name$|^(title|description|venue|city|county|address_\d|text|label|question|location|subtitle|message|legal|alt_text)$/

const withLongWords = (value: unknown, word: string): unknown => {
  if (Array.isArray(value)) return value.map((one) => withLongWords(one, word))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, held]) => [
      key,
      typeof held === 'string' && ((named.test(key) && /[a-z]{3}/.test(held)) || key === 'symbol')
        ? word
        : withLongWords(held, word),
    ]),
  )
}

test('no page is wider than the screen where a name is one word without a break', async ({ page }) => {
  await signIn(page)
  await addSeats(page)
  const word = 'w'.repeat(300)
  // What the client writes at the foot of every page comes from beside /api.
  await page.route(/\/(api\/(?!customer\/(check|login))|clients\/).*/, async (route) => {
    const answer = await route.fetch()
    const isJson = answer.headers()['content-type']?.includes('json') === true
    if (!isJson || route.request().method() !== 'GET') return route.fulfill({ response: answer })
    return route.fulfill({ response: answer, json: withLongWords(await answer.json(), word) })
  })
  const found: Record<string, readonly string[]> = {}
  for (const path of screens) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await isWhole(page)
    await expect(page.getByRole('contentinfo').getByRole('link', { name: word }).first()).toBeVisible()
    for (const width of [1280, 375]) {
      await page.setViewportSize({ width, height: 720 })
      const wide = await tooWide(page)
      if (wide.length > 0) found[`${path} at ${width}`] = wide
    }
  }
  expect(found).toEqual({})
})
