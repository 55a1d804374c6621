import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { freePort } from '../e2e/support/freePort'
import { expect, test as inWorld } from '../e2e/support/world'

interface Dev {
  readonly port: number
  /** Writes the sheet in the folder that `BRAND` names. */
  readonly write: (roles: string) => void
  readonly remove: () => void
}

/** The server of `npm run dev`. */
const test = inWorld.extend<object, { readonly dev: Dev }>({
  dev: [
    async ({}, provide) => {
      const port = await freePort()
      const brand = mkdtempSync(join(tmpdir(), 'brand-'))
      const sheet = join(brand, 'client.css')
      const server = spawn(
        process.execPath,
        ['--import', 'tsx', '--conditions=source', 'packages/react-ui/dev/dev.ts'],
        {
          cwd: fileURLToPath(new URL('../../../', import.meta.url)),
          env: { ...process.env, PORT: String(port), BRAND: brand },
          stdio: ['ignore', 'pipe', 'inherit'],
        },
      )
      await once(server.stdout, 'data')
      await provide({
        port,
        write: (roles) => writeFileSync(sheet, `@layer client { :root { ${roles} } }`),
        remove: () => rmSync(sheet, { force: true }),
      })
      server.kill()
      await once(server, 'close')
      rmSync(brand, { recursive: true })
    },
    { scope: 'worker' },
  ],
})

test('the author of a sheet reads in the console what customers do not see of it, and why', async ({ page, dev }) => {
  const said: string[] = []
  page.on('console', (message) => {
    const [, words] = /^client\.css: (.*)/.exec(message.text()) ?? []
    if (words !== undefined) said.push(words)
  })
  const open = async (host: string): Promise<readonly string[]> => {
    said.length = 0
    await page.goto(`http://${host}:${dev.port}/login`)
    await page.waitForFunction(() => document.adoptedStyleSheets.length === 1)
    return [...new Set(said)]
  }
  dev.remove()
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    for (const host of ['localhost', 'aurora.localhost', 'harbour.localhost']) expect(await open(host)).toEqual([])
  }
  await page.emulateMedia({ colorScheme: 'light' })
  dev.write('--text: #888; --surface: #fff; --surface-raised: #fff; --gutter: 0;')
  expect(await open('localhost')).toEqual(
    expect.arrayContaining([
      '--text on --surface has a contrast of 3.54, and needs 4.5.',
      "Customers see the product's own --text.",
      'A client has no role --gutter.',
    ]),
  )
  dev.write('--accent: oklch(0.5 0.16 32);')
  expect(await open('localhost')).toEqual(['Errors look like main buttons: --danger is too near --accent.'])
  dev.write('--accent: teal; --danger: teal;')
  expect(await open('localhost')).toContain("Customers see the product's own --danger.")
  // Readable on the client's own surfaces, which customers do not see.
  dev.write(
    '--text: #333; --surface: #101010; --surface-raised: #101010; --surface-sunken: #101010; --danger: #ff9a9a;',
  )
  expect(await open('localhost')).toContain("Customers see the product's own --danger.")
})
