import type { Page } from '@playwright/test'
import { unreadable } from './support/largeText'
import { tooWide } from './support/layout'
import { screens } from './support/screens'
import { acceptTerms, arriveAtCheckout, payButton, typeCard } from './support/shopping'
import { expect, isWhole, signInByForm, test, arrive } from './support/world'

const paste = async (page: Page, text: string): Promise<void> => {
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text)
  await page.keyboard.press('ControlOrMeta+v')
}

test('what is pasted into a field can be undone, and text can be dragged; what is sent is clean', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await arrive(page)
  await page.goto('/profile')
  await page.getByRole('button', { name: 'Edit personal details' }).click()
  const phone = page.getByLabel(/^Phone number/)
  await phone.fill('')
  await phone.pressSequentially('020 7946 0111')
  await phone.press('ControlOrMeta+a')
  await paste(page, '\u202A+44\u00A020 7946 0222\u202C')
  await expect(phone).toHaveValue('\u202A+44\u00A020 7946 0222\u202C')
  await page.keyboard.press('ControlOrMeta+z')
  await expect(phone).toHaveValue('020 7946 0111')
  await page.keyboard.press('ControlOrMeta+Shift+z')
  await expect(phone).toHaveValue(/0222/)

  const first = page.getByLabel(/^First name/)
  const last = page.getByLabel(/^Last name/)
  await last.fill('')
  await first.fill('Rosamund')
  await first.dblclick()
  await first.dragTo(last)
  await expect(last).toHaveValue('Rosamund')
  await last.fill('Hart')
  await first.fill('Amelia')

  // A whole date fills its three boxes.
  const day = page.getByLabel('Day')
  await day.focus()
  await day.press('ControlOrMeta+a')
  await paste(page, '１４/6/1987')
  await expect(page.getByLabel('Year')).toHaveValue('1987')

  const sent = page.waitForRequest((request) => request.method() === 'PUT')
  await page.getByRole('button', { name: 'Save changes' }).click()
  expect((await sent).postDataJSON()).toMatchObject({
    personal_details: { phone: '+44 20 7946 0222', date_of_birth: '1987-06-14' },
  })
  await expect(page.getByText('Your details were successfully updated!').first()).toBeVisible()
})

/** WCAG 1.4.12. */
const spacing = `* {
  line-height: 1.5 !important;
  letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important;
}
p { margin-block-end: 2em !important; }`

test('with the text spacing of WCAG every text is whole, and no page is too wide', { tag: '@long' }, async ({
  page,
  expectedComplaints,
}) => {
  // The page of an unknown address.
  expectedComplaints.push(/404 \(Not Found\)/)
  await arrive(page)
  for (const { path } of screens) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await isWhole(page)
    await page.evaluate((css) => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(css)
      document.adoptedStyleSheets.push(sheet)
    }, spacing)
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 720 })
      expect.soft([...(await unreadable(page)), ...(await tooWide(page))], `${path} at ${width}`).toEqual([])
    }
  }
})

test('a browser that blocks every storage signs in and pays', async ({ page, world }) => {
  await page.addInitScript(() => {
    const refuse = (): never => {
      throw new DOMException('Blocked', 'SecurityError')
    }
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB'])
      Object.defineProperty(window, name, { get: refuse })
    for (const name of ['open', 'has', 'delete', 'match', 'keys'])
      Object.defineProperty(CacheStorage.prototype, name, { value: async () => refuse() })
  })
  await arrive(page)
  await arriveAtCheckout(page)
  await acceptTerms(page)
  await typeCard(page, '4242 4242 4242 4242')
  await payButton(page).click()
  await expect(page.getByRole('heading', { name: /Thank you|paid/i }).first()).toBeVisible()
  expect(await world.charges()).toHaveLength(1)
})

test('a browser that blocks cookies leads back to the login page, which names the cause', async ({
  page,
  expectedComplaints,
}) => {
  expectedComplaints.push(/401/)
  await page.route('**/api/customer/login', async (route) => {
    const answer = await route.fetch()
    await page.context().clearCookies()
    const { 'set-cookie': _, ...headers } = answer.headers()
    await route.fulfill({ status: answer.status(), headers, body: await answer.body() })
  })
  await signInByForm(page)
  await expect(page.getByText(/cookies/).first()).toBeVisible()
  await expect(page).toHaveURL(/\/login/)
})
