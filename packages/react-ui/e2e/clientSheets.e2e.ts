import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import type * as Reader from '../src/client/readClientSheet'
import { showsItsClient } from './support/pageLoad'
import { expect, test } from './support/world'

const call = '/api/customer/logout'
const url = `url(${call})`

/** Sheets that try to hide, cover, load or call. `OWN` stands for the product's own font. */
const hostile = [
  'body { display: none }',
  '* { visibility: hidden !important }',
  ':root { display: none }',
  ':root { opacity: 0; --text: red }',
  ':root { filter: blur(9px) }',
  ':root { zoom: 0.01 }',
  ':root { & body { display: none } }',
  ':root { body & { display: none } main { display: none } }',
  ':root:has(body) { display: none }',
  ':root, body { visibility: hidden }',
  'html { transform: scale(0) }',
  ':root::before { content: ""; position: fixed; inset: 0; z-index: 9999; background: red }',
  'body::after { content: ""; position: fixed; inset: 0; z-index: 9999; background: red }',
  '@scope (body) { :scope { display: none } }',
  '@scope { main { display: none } }',
  '@layer client { main { display: none } }',
  '@layer a { @layer b { :root { & main { display: none } } } }',
  '@media all { body { display: none } }',
  '@media (prefers-color-scheme: light) { body { display: none } }',
  '@supports (color: red) { body { display: none } }',
  '@container (min-width: 0) { main { display: none } }',
  '@starting-style { body { opacity: 0 } }',
  '@property --text { syntax: "*"; inherits: false; initial-value: transparent }',
  '@keyframes gone { to { opacity: 0; visibility: hidden } } body { animation: gone 0s forwards }',
  '@view-transition { navigation: auto } ::view-transition { background: red }',
  '@page { size: 1px }',
  '@namespace url(http://www.w3.org/1999/xhtml); main { display: none }',
  `@import ${url};`,
  `@import "${call}" layer(client) supports(color: red);`,
  `body { background: ${url} }`,
  `:root { background-image: image-set("${call}" 1x) }`,
  `:root { --surface: ${url} }`,
  `:root { --x: ${url}; background: var(--x); --surface: var(--x) }`,
  `:root { --surface: var(--none, ${url}) }`,
  `:root { --font: "a", ${url}; --radius: ${url} }`,
  `:root { --accent: color-mix(in oklab, var(--x, ${url}), red) }`,
  `:root { --accent: \\75 rl(${call}) }`,
  `@font-face { font-family: system-ui; src: ${url} } body { font-family: system-ui }`,
  `@font-face { font-family: x; src: url(../../api/customer/logout) } :root { --font: x, OWN }`,
  `@font-face { font-family: x; src: url(a.woff2), url(%2e%2e/%2e%2e${call}) } :root { --font: x, OWN }`,
  `@font-face { font-family: x; src: url(http://127.0.0.1:9/f.woff2) } :root { --font: x, OWN }`,
  `@font-palette-values --p { font-family: x } @counter-style c { symbols: ${url} }`,
]

/** A sheet may set these. */
const harmless = `@layer client {
  :root { --accent: oklch(0.48 0.23 300); --radius: 0.5rem; --font: "Gill Sans", x; --none: 1px }
  @media (prefers-color-scheme: dark) { :root { --accent: #fff } }
  @font-face { font-family: x; src: url(fonts/x.woff2) format("woff2"); font-weight: 400 }
}`

test('a client’s sheet hides, covers, loads and calls nothing', async ({ page, expectedComplaints }) => {
  expectedComplaints.push(/^@import rules are not allowed here/)
  const bundle = await build({
    entryPoints: [fileURLToPath(new URL('../src/client/readClientSheet.ts', import.meta.url))],
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'client',
    footer: { js: 'globalThis.client = client; void 0' },
  })
  await page.goto('/login')
  await showsItsClient(page)
  await page.waitForLoadState('networkidle')
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  await page.evaluate(bundle.outputFiles[0]?.text ?? '')
  const { kept, changed } = await page.evaluate(
    async ([good = '', ...sheets]) => {
      const { client } = globalThis as unknown as { readonly client: typeof Reader }
      const readSheet = client.readClientSheet
      const own = document.adoptedStyleSheets
      const look = () => {
        const all = [...document.querySelectorAll<HTMLElement>('html, body, body *')]
        return JSON.stringify(
          all.map((element) => {
            const { x, y, width, height } = element.getBoundingClientRect()
            const { display, visibility, opacity, position, backgroundImage, filter } = getComputedStyle(element)
            const top = document.elementFromPoint(x + width / 2, y + height / 2)
            return [x, y, width, height, display, visibility, opacity, position, backgroundImage, filter, top?.tagName]
          }),
        )
      }
      const apply = async (text: string): Promise<readonly string[]> => {
        const sheet = readSheet(text, '/clients/meridian/client.css')
        document.adoptedStyleSheets = [...own, sheet]
        await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
        return [...sheet.cssRules].map((rule) => rule.cssText)
      }
      const before = look()
      const changed: string[] = []
      const font = getComputedStyle(document.documentElement).getPropertyValue('--font')
      for (const text of sheets) {
        await apply(text.replace('OWN', font))
        if (look() !== before) changed.push(text)
      }
      document.adoptedStyleSheets = own
      const [rule = ''] = [...readSheet(good, '/clients/meridian/client.css').cssRules].map(({ cssText }) => cssText)
      return { kept: rule.replaceAll(/\s+/g, ' '), changed }
    },
    [harmless, ...hostile],
  )
  expect(changed).toEqual([])
  expect(requests).toEqual([])
  expect(kept).toBe(
    '@layer client { :root { --accent: oklch(0.48 0.23 300); --radius: 0.5rem; --font: "Gill Sans", x; } ' +
      '@media (prefers-color-scheme: dark) { :root { --accent: #fff; } } @font-face { font-family: x; font-weight: 400; ' +
      'src: url("/clients/meridian/fonts/x.woff2") format("woff2"); } }',
  )
})
