import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitepress'

const behaviour = [
  'index',
  'screens',
  'session',
  'customer',
  'bookings',
  'delivery',
  'resale',
  'basket',
  'catalogue',
  'money',
  'payments',
  'payment-plan',
  'cards',
  'promises',
  'contract',
  'errors',
  'messages',
  'client',
]

const pages = fileURLToPath(new URL('..', import.meta.url))

/** The first heading of a page. */
const titleOf = (page: string): string => {
  const [, title = page] = /^# (.+?)(?: <a .*)?$/m.exec(readFileSync(`${pages}${page}.md`, 'utf8')) ?? []
  return title
}
const items = (...links: readonly string[]) =>
  links.filter((link) => existsSync(`${pages}${link}.md`)).map((link) => ({ text: titleOf(link), link: `/${link}` }))
const group = (text: string, ...links: readonly string[]) => ({ text, collapsed: true, items: items(...links) })

export default defineConfig({
  title: 'Booking dashboard',
  description: 'A white-label dashboard in which customers manage their package bookings',
  lang: 'en-GB',
  cleanUrls: true,
  // The host of the demo; every other link is checked.
  ignoreDeadLinks: [/^https?:\/\/localhost/],
  themeConfig: {
    search: { provider: 'local' },
    outline: { level: [2, 3] },
    nav: [
      { text: 'What it does', link: '/core/behaviour/' },
      { text: 'Guides', link: '/core/guides/script-a-purchase' },
      { text: 'Reference', link: '/reference/' },
    ],
    sidebar: [
      { text: 'Start', items: items('index', 'contributing') },
      {
        text: 'Guides',
        items: items(
          'core/guides/script-a-purchase',
          'fake-backend/test-with-the-fake',
          'react-ui/brand',
          'react-ui/deploy',
          'core/guides/add-a-language',
          'core/guides/add-a-basket-item',
          'core/guides/add-a-screen',
        ),
      },
      {
        text: 'Concepts',
        items: items(
          'core/concepts/packages',
          'core/concepts/layers',
          'core/concepts/pay',
          'core/concepts/payment',
          'core/concepts/session',
          'react-ui/first-load',
        ),
      },
      group('What the product does', ...behaviour.map((page) => `core/behaviour/${page}`)),
      group(
        'For authors of a back end',
        'core/behaviour/promises',
        'core/behaviour/contract',
        'http-adapter/keep-the-promises-on-stripe',
        'fake-backend/hold-your-back-end-against-the-contract',
        'fake-backend/breaches-that-conformance-finds',
        'http-adapter/how-an-answer-is-read',
      ),
      group(
        'For testers',
        'fake-backend/control-the-world',
        'fake-backend/worlds',
        'fake-backend/demo-world',
        'fake-backend/rules-of-the-fake',
        'fake-backend/journeys',
        'fake-backend/find-a-bug-with-journeys',
      ),
      group('Screens', 'react-ui/screens', 'react-ui/errors'),
      {
        text: 'More',
        items: items('core/decisions/index', 'core/glossary', 'core/figures', 'reference/index'),
      },
      group('Packages', 'core/index', 'http-adapter/index', 'fake-backend/index', 'react-ui/index'),
    ],
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
