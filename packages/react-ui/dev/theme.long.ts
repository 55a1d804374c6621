import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { FrameLocator, Page } from '@playwright/test'
import { freePort } from '../e2e/support/freePort'
import { expect, findingsOf, test as inWorld } from '../e2e/support/world'

const root = fileURLToPath(new URL('../../../', import.meta.url))

/** The server of `npm run dev`. */
const test = inWorld.extend<object, { readonly dev: string }>({
  dev: [
    async ({}, provide) => {
      const port = await freePort()
      const server = spawn(
        process.execPath,
        ['--import', 'tsx', '--conditions=source', 'packages/react-ui/dev/dev.ts'],
        {
          cwd: root,
          env: { ...process.env, PORT: String(port) },
          stdio: ['ignore', 'pipe', 'inherit'],
        },
      )
      let said = ''
      while (!said.includes('/theme')) said += String((await once(server.stdout, 'data'))[0])
      await provide(/http:\S+\/theme/.exec(said)?.[0] ?? '')
      server.kill()
      await once(server, 'close')
    },
    { scope: 'worker' },
  ],
})

// A frame inherits the colour scheme of its element, unless a test sets one for every page.
test.use({ colorScheme: null })

const frameOf = (page: Page, title: string): FrameLocator => page.frameLocator(`iframe[title="${title}"]`)

const write = (page: Page, roles: string): Promise<void> =>
  page.getByLabel('client.css').fill(`@layer client { :root { ${roles} } }`)

test('the demo brands have every contrast, and errors that look like no button, in the light and in the dark', async ({
  page,
  dev,
}) => {
  await page.goto(dev)
  for (const brand of ['Meridian', 'Aurora', 'Harbour', 'The product without a client']) {
    await page.getByLabel('Begin with the sheet of').selectOption(brand)
    for (const title of ['In the light', 'In the dark']) {
      const frame = frameOf(page, title)
      await expect(frame.getByRole('heading', { level: 1, name: title })).toBeVisible()
      await expect(frame.getByText(/^All \d+ pairs have the contrast that they need\.$/)).toBeVisible()
      await expect(frame.getByText(/^Errors and main buttons are told apart: 0\.\d\d of 0\.1\.$/)).toBeVisible()
      await expect(frame.getByText('Customers see the product’s own in place of')).toHaveCount(0)
      await expect(frame.getByRole('row').filter({ hasText: 'Fail' })).toHaveCount(0)
    }
  }
  // Excludes rules that need one element per document: each frame is its own document.
  expect(await findingsOf(page, ['color-contrast', 'label', 'frame-title'])).toEqual([])
})

test('a custom sheet gets a report of what fails, with the measured number and what customers see instead', async ({
  page,
  dev,
}) => {
  await page.goto(dev)
  const light = frameOf(page, 'In the light')
  const row = (ink: string, ground: string) => light.getByRole('row', { name: `${ink} on ${ground}` }).first()

  await write(page, '--text: #888; --surface: #fff; --surface-raised: #fff; --gutter: 0;')
  await expect(row('--text', '--surface')).toContainText(/3\.54.*4\.5.*Fail/)
  await expect(light.getByText(/pairs miss the contrast that they need/)).toBeVisible()
  await expect(light.getByText(/in place of: --text, --surface, --surface-raised\./)).toBeVisible()
  await expect(light.getByText(/they do not count: --gutter\./)).toBeVisible()

  await write(page, '--accent: oklch(0.5 0.16 32);')
  await expect(light.getByText(/^Errors look like main buttons: 0\.0\d of 0\.1\./)).toBeVisible()

  await write(page, '--accent: oklch(0.5 0.16 32); --danger: oklch(0.45 0.2 350);')
  await expect(light.getByText(/^Errors and main buttons are told apart/)).toBeVisible()
  await write(page, '--accent: teal; --danger: teal;')
  await expect(light.getByText(/in place of: --danger\./)).toBeVisible()
})
