import { expect, findingsOf, isWhole, test, arrive } from './support/world'

const spaces = [1, 2, 3, 4, 5, 6, 8, 10, 12, 16].map((step) => `--space-${step}: 12rem;`).join(' ')

/** Theme roles that a client should not write, by their defect. */
const hostileSheets = {
  'a yellow accent, dark surfaces in every scheme, huge corners and absurd spaces': `
    --accent: yellow; --surface: #101010; --surface-raised: #1c1c1c; --surface-sunken: #000;
    --radius: 999px; --radius-large: 400px; --font: fantasy; --font-display: cursive; --type-body: 5rem; --type-small: 1px;
    --target: 1px; --page: 90000px; --danger-text: white; --danger-soft: white; --on-accent: yellow; ${spaces}`,
  'a whole dark brand that is readable in itself': `
    --accent: #ffe100; --surface: #101010; --surface-raised: #1c1c1c; --surface-sunken: #000; --text: #fafafa; --muted: #c4c4c4;
    --border: #444; --border-strong: #9a9a9a; --radius: 0; --font: monospace;`,
  'white on white, and values that are none': `
    --accent: white; --text: white; --muted: #fefefe; --surface: white; --surface-raised: banana; --border-strong: transparent;`,
}

// With the sheet, pages stay readable and no wider than a small phone. clientSheets.e2e.ts holds what its rules may do.
for (const [name, roles] of Object.entries(hostileSheets))
  test(`a client's sheet cannot break the product: ${name}`, async ({ page }) => {
    await page.route('**/clients/*/client.css', (route) =>
      route.fulfill({
        contentType: 'text/css',
        body: `@layer client { :root { ${roles} } @media (prefers-color-scheme: dark) { :root { ${roles} } } }`,
      }),
    )
    await page.setViewportSize({ width: 320, height: 720 })
    const holds = async (): Promise<void> => {
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await isWhole(page)
      // A sheet changes only colours and spaces; screens.e2e.ts runs axe's other rules on each screen.
      expect(await findingsOf(page, ['color-contrast'])).toEqual([])
      const tooWide = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect(tooWide).toBe(0)
      // Dark differs only in its colours.
      await page.emulateMedia({ colorScheme: 'dark' })
      expect(await findingsOf(page, ['color-contrast'])).toEqual([])
      await page.emulateMedia({ colorScheme: 'light' })
    }
    await page.goto('/login')
    await expect(page.getByRole('heading', { level: 1, name: "Let's get you logged in" })).toBeVisible()
    await page.getByRole('button', { name: 'Sign in' }).click()
    await holds()
    await arrive(page)
    await holds()
    for (const path of ['/booking/SUN1001', '/booking/SUN1001/tickets', '/changepassword']) {
      await page.goto(path)
      await holds()
    }
  })
