import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitepress'

const packages = ['core', 'http-adapter', 'fake-backend', 'react-ui']

const pages = fileURLToPath(new URL('..', import.meta.url))

/** The first heading of a page. */
const titleOf = (page: string): string => {
  const [, title = page] = /^# (.+?)(?: <a .*)?$/m.exec(readFileSync(`${pages}${page}.md`, 'utf8')) ?? []
  return title
}
const linkTo = (page: string): string => `/${page.replace(/(^|\/)index$/, '$1')}`
const items = (...names: readonly string[]) => names.map((page) => ({ text: titleOf(page), link: linkTo(page) }))
/** The pages of a folder, by their file names. */
const pagesIn = (folder: string) =>
  items(
    ...readdirSync(pages + folder)
      .filter((file) => file.endsWith('.md'))
      .map((file) => `${folder}/${file.slice(0, -'.md'.length)}`),
  )
const group = (text: string, ...names: readonly string[]) => ({ text, collapsed: true, items: items(...names) })

const sidebar = [
  { text: 'Start', items: items('index', 'core/glossary', 'fake-backend/demo', 'contributing') },
  {
    text: 'Guides',
    items: items(
      'core/guides/script-a-purchase',
      'fake-backend/test-with-the-fake',
      'fake-backend/playwright',
      'react-ui/brand',
      'react-ui/wallets',
      'react-ui/waits',
      'react-ui/browsers',
    ).concat(pagesIn('core/guides').filter(({ link }) => link.includes('/add-'))),
  },
  {
    text: 'Concepts',
    items: [...pagesIn('core/concepts'), ...items('react-ui/first-load', 'react-ui/start')],
  },
  {
    text: 'For authors of a back end',
    items: items(
      'core/behaviour/promises',
      'core/behaviour/contract',
      'http-adapter/keep-the-promises-on-stripe',
      'fake-backend/hold-your-back-end-against-the-contract',
      'fake-backend/breaches-that-conformance-finds',
      'http-adapter/how-an-answer-is-read',
    ),
  },
  {
    text: 'In production',
    items: items('react-ui/deploy', 'react-ui/runbook', 'react-ui/visit-costs', 'upgrading', 'security'),
  },
  { text: 'What the product does', collapsed: true, items: pagesIn('core/behaviour') },
  group(
    'For testers',
    'fake-backend/control-the-world',
    'fake-backend/worlds',
    'fake-backend/demo-world',
    'fake-backend/rules-of-the-fake',
    'fake-backend/property-tests',
  ),
  { text: 'What a payment says', collapsed: true, items: pagesIn('core/payment-statuses') },
  group('Screens', 'react-ui/screens', 'react-ui/errors'),
  group('Packages', ...packages.map((name) => `${name}/index`)),
  group('Changes', ...packages.map((name) => `${name}/changelog`)),
  {
    text: 'More',
    items: items('core/decisions/index', 'core/figures', 'code-of-conduct', 'reference/index'),
  },
]

/** A page that the sidebar lacks is hardly found. The index of the decisions and the reference list their own. */
const listed = new Set(sidebar.flatMap((part) => part.items.map(({ link }) => link)))
const unlisted = readdirSync(pages, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => file.endsWith('.md') && !/^(?:\.vitepress|reference|core\/decisions)\//.test(file))
  .filter((file) => !listed.has(linkTo(file.slice(0, -'.md'.length))))
if (unlisted.length > 0) throw new Error(`No place in the sidebar: ${unlisted.join(', ')}`)

export default defineConfig({
  title: 'Booking dashboard',
  description: 'A white-label dashboard in which customers manage their package bookings',
  lang: 'en-GB',
  cleanUrls: true,
  outDir: fileURLToPath(new URL('../../../site', import.meta.url)),
  // The host of the demo; every other link is checked.
  ignoreDeadLinks: [/^https?:\/\/localhost/],
  themeConfig: {
    search: {
      provider: 'local',
      options: {
        miniSearch: {
          searchOptions: {
            // The pages come before the reference and the changelogs, and the glossary explains a word first.
            boostDocument: (address: string) => {
              if (address.startsWith('/core/glossary')) return 2
              return /^\/reference\/|\/changelog/.test(address) ? 0.1 : 1
            },
          },
        },
      },
    },
    outline: { level: [2, 3] },
    nav: [
      { text: 'What it does', link: '/core/behaviour/' },
      { text: 'Guides', link: '/core/guides/script-a-purchase' },
      { text: 'Glossary', link: '/core/glossary' },
      { text: 'Reference', link: '/reference/' },
    ],
    sidebar,
  },
  markdown: {
    config: (md) => {
      const fence = md.renderer.rules.fence
      md.renderer.rules.fence = (tokens, index, options, env, self) => {
        const token = tokens[index]
        if (token?.info.trim() === 'mermaid') return `<Mermaid code="${encodeURIComponent(token.content)}" />`
        return fence?.(tokens, index, options, env, self) ?? ''
      }
    },
  },
})
