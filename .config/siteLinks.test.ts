import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { documentsIn } from './prose.js'
import { deadLinksIn } from './siteLinks.js'

let site = ''
beforeAll(() => {
  site = mkdtempSync(join(tmpdir(), 'site-'))
  mkdirSync(join(site, 'guides'))
})
afterAll(() => rmSync(site, { recursive: true }))

it('finds the dead links of a site', () => {
  const links = ['/guides/', '/guides/a#part', './b', 'https://example.com/', '/gone', '/guides/a#other']
  writeFileSync(join(site, 'index.html'), links.map((href) => `<a href="${href}">x</a>`).join(''))
  writeFileSync(join(site, 'b.html'), '')
  writeFileSync(join(site, 'guides/index.html'), '<a class="up" href="../b">b</a>')
  writeFileSync(join(site, 'guides/a.html'), '<h2 id="part">Part</h2>')
  expect(deadLinksIn(site)).toEqual([
    'index.html: /gone leads to no page',
    'index.html: /guides/a#other has no such part',
  ])
})

it('the sidebar of the site names every page', () => {
  const sidebar = readFileSync(fileURLToPath(new URL('site/config.mts', import.meta.url)), 'utf8')
  const pages = documentsIn(fileURLToPath(new URL('..', import.meta.url))).flatMap((path) => {
    const [, name, page] = /packages\/([^/]+)\/docs\/(.+)\.md$/.exec(path.replaceAll('\\', '/')) ?? []
    if (name === undefined || page === undefined || /^decisions\/./.test(page)) return []
    return [page.startsWith('behaviour/') ? `'${page.slice('behaviour/'.length)}'` : `'${name}/${page}'`]
  })
  expect(pages.length).toBeGreaterThan(30)
  expect(pages.filter((page) => !sidebar.includes(page))).toEqual([])
})
