import { language } from './support/fitsInLanguage'
import { tooWide } from './support/layout'
import { addSeats, arriveAtCheckout, payButton, typeCard } from './support/shopping'
import { expect, isWhole, signIn, test } from './support/world'

test('a customer chooses German, and pays in it on a phone', { tag: '@long' }, async ({ page, world }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/login')
  await page.getByRole('navigation', { name: 'Language' }).getByRole('button', { name: 'Deutsch' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Melden Sie sich an' })).toBeVisible()
  expect(await language(page)).toEqual(['de', 'ltr'])
  await expect(page.getByRole('navigation', { name: 'Sprache' }).getByRole('button', { name: 'Deutsch' })).toBeFocused()
  await page.getByLabel('E-Mail-Adresse').fill('demo@example.com')
  await page.getByLabel('Passwort', { exact: true }).fill('Passw0rd!')
  await page.getByRole('button', { name: 'Anmelden' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Meine Buchungen' })).toBeVisible()
  await expect(page).toHaveTitle('Meine Buchungen | Kundenbereich')
  await addSeats(page)
  await page.goto('/booking/SUN1001/cart')
  await expect(page.getByRole('heading', { level: 1, name: 'Ihr Warenkorb' })).toBeVisible()
  await page.getByRole('link', { name: 'Zur Kasse' }).click()
  await page.getByRole('checkbox', { name: /akzeptiere/ }).check()
  await typeCard(page, '4242 4242 4242 4242', '123', 'Name auf der Karte')
  await page.getByRole('button', { name: /^145,00\s£ zahlen$/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Beleg' })).toBeVisible()
  await expect(page.getByText('Ihre Artikel wurden der Buchung hinzugefügt.')).toBeVisible()
  await expect(page.getByText(/145,00\s£ gezahlt/)).toBeVisible()
  expect(await tooWide(page)).toEqual([])
  expect((await world.charges()).map(({ amount }) => amount)).toEqual([14_500])
})

test('a change of language still shows why a payment was declined', { tag: '@long' }, async ({ page }) => {
  await signIn(page)
  await arriveAtCheckout(page)
  await typeCard(page, '4000 0000 0000 0002')
  await payButton(page).click()
  await expect(page.getByText('Your bank declined this card.')).toBeVisible()
  await page.getByRole('button', { name: 'Deutsch', exact: true }).click()
  await expect(page.getByText('Ihre Bank hat diese Karte abgelehnt.')).toBeVisible()
  await page.reload()
  await expect(page.getByText('Ihre Bank hat diese Karte abgelehnt.')).toBeVisible()
})

test('a change of language asks only about what it loses, and a customer who stays leaves nothing behind', {
  tag: '@long',
}, async ({ page }) => {
  const asked: string[] = []
  page.on('dialog', (dialog) => {
    asked.push(dialog.type())
    void dialog.dismiss()
  })
  const choose = (language: string) => page.getByRole('button', { name: language, exact: true }).click()
  await signIn(page)
  await page.goto('/booking/SUN1001/tickets')
  await page.getByRole('button', { name: 'Add one Stalls, Opening night at the Palau' }).click()
  await choose('Deutsch')
  await expect(page.getByText('1 × Stalls')).toBeVisible()
  expect(asked).toEqual([])
  await page.getByRole('button', { name: 'Eins weniger Stalls, Opening night at the Palau' }).click()

  await page.goto('/profile/details/bank-account')
  await page.getByLabel('Bankleitzahl (Sort Code)').fill('12-34-56')
  await choose('Español')
  await expect.poll(() => asked).toEqual(['beforeunload'])
  expect(await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.endsWith('/typed')))).toEqual([])
  expect(await language(page)).toEqual(['de', 'ltr'])
})

for (const locale of ['en-GB', 'de', 'es'])
  test(`on a phone the link one step back is whole in ${locale}`, { tag: '@long' }, async ({ page }) => {
    await page.goto(`/login?locale=${locale}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await signIn(page)
    await addSeats(page)
    for (const path of ['/booking/SUN1001', '/booking/SUN1001/tickets', '/booking/SUN1001/accommodation/3101'])
      for (const width of [320, 360]) {
        await page.setViewportSize({ width, height: 740 })
        await page.goto(path)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await isWhole(page)
        const cut = await page.locator('main nav ol a:visible').evaluateAll((links) =>
          links.flatMap((link) => {
            const text = document.createRange()
            text.selectNodeContents(link)
            const [inner, box] = [text.getBoundingClientRect(), link.getBoundingClientRect()]
            const isCut =
              inner.right > box.right + 1 || inner.bottom > box.bottom + 1 || link.scrollWidth > link.clientWidth
            return isCut ? [link.textContent] : []
          }),
        )
        expect.soft(cut, `${path} at ${width} px`).toEqual([])
      }
  })

test('a client has a default language, until a customer chooses another', { tag: '@long' }, async ({ page, world }) => {
  // The page waits two seconds for the client's language: this clock moves only on command.
  await page.clock.install({ time: world.now() })
  await page.clock.pauseAt(world.now() + 60_000)
  const client = {
    code: 'meridian',
    name: 'Meridian Journeys',
    url: 'https://meridian.example/',
    alt_text: 'Meridian Journeys',
    locale: 'es',
    locales: ['es', 'en-GB'],
  }
  await page.route('**/api/client/config', (route) => route.fulfill({ json: { data: { client } } }))
  await page.goto('/login')
  await expect(page.getByRole('heading', { level: 1, name: 'Inicie sesión' })).toBeVisible()
  expect(await language(page)).toEqual(['es', 'ltr'])
  await expect(page.getByRole('navigation', { name: 'Idioma' }).getByRole('button')).toHaveText(['Español', 'English'])
  await page.getByRole('button', { name: 'English' }).click()
  await expect(page.getByRole('heading', { level: 1, name: "Let's get you logged in" })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: "Let's get you logged in" })).toBeVisible()
})
