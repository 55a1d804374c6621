import type { Page } from '@playwright/test'
import { expect, submitLogin, test, type World } from './support/world'

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })
const password = (page: Page, label: string) => page.getByLabel(label, { exact: true })
const newPassword = 'An0ther!one'

interface Mail {
  readonly to: string
  readonly temporary_password: string
  readonly reset_link: string
}
const lastMail = async (world: World): Promise<Mail> => {
  const mail = ((await world.ask('outbox')) as readonly Mail[]).at(-1)
  if (mail === undefined) throw new Error('No e-mail was sent')
  return mail
}
const askForReset = async (page: Page): Promise<void> => {
  await page.goto('/login')
  await page.getByRole('link', { name: 'Forgotten your password?' }).click()
  await expect(heading(page, 'Reset your password')).toBeVisible()
  await page.getByLabel('Email').fill('demo@example.com')
  await page.getByRole('button', { name: 'Reset password' }).click()
  await expect(page).toHaveURL(/\/login$/)
  await expect(page.getByText('Please check your emails for your temporary password.')).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: 'Okay' }).click()
  await expect(heading(page, "Let's get you logged in")).toBeFocused()
  await expect(page.getByLabel('Email address')).toHaveValue('demo@example.com')
}

test.describe('a forgotten password', () => {
  test('is replaced by the link of the e-mail, whose token stays nowhere', { tag: '@long' }, async ({
    page,
    world,
  }) => {
    await askForReset(page)
    const { reset_link: link } = await lastMail(world)
    const token = link.split('token=')[1] ?? ''
    expect(token).not.toBe('')
    const requests: Promise<string>[] = []
    page.on('request', (request) => {
      requests.push(request.allHeaders().then((headers) => JSON.stringify([request.url(), headers])))
    })
    await page.goto(link)
    await expect(heading(page, 'Reset your password')).toBeVisible()
    await page.waitForLoadState('networkidle')
    // The first is the link's own.
    expect((await Promise.all(requests)).slice(1).filter((request) => request.includes(token))).toEqual([])
    await expect(page).toHaveURL(/\/resetpassword$/)
    expect(
      await page.evaluate(() =>
        JSON.stringify([history.state, document.title, { ...localStorage }, { ...sessionStorage }]),
      ),
    ).not.toContain(token)
    await page.getByRole('link', { name: 'Login with an existing account' }).click()
    await expect(page).toHaveURL(/\/login$/)
    await page.goBack()
    await password(page, 'New password').fill(newPassword)
    await password(page, 'Repeat the new password').fill(newPassword)
    await page.getByRole('button', { name: 'Set new password' }).click()
    await page
      .getByRole('dialog', { name: 'Successful password reset!' })
      .getByRole('button', { name: 'Continue' })
      .click()
    await expect(page).toHaveURL(/\/login$/)
    await submitLogin(page, 'demo@example.com', newPassword)
    await expect(page.getByText('SUN1001')).toBeVisible()
  })
})

test('after a navigation a page has its title, its top in view and the focus on its heading', { tag: '@long' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 900, height: 400 })
  await page.goto('/login')
  await expect(page).toHaveTitle('Login | Customer Dashboard')
  const forgotten = page.getByRole('link', { name: 'Forgotten your password?' })
  await forgotten.scrollIntoViewIfNeeded()
  await forgotten.click()
  await expect(page).toHaveTitle('Password Reset | Customer Dashboard')
  await expect(heading(page, 'Reset your password')).toBeFocused()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  await page.getByRole('link', { name: 'Login with an existing account' }).click()
  await expect(page).toHaveTitle('Login | Customer Dashboard')
  await expect(heading(page, "Let's get you logged in")).toBeFocused()
})
