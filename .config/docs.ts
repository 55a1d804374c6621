/**
 * `npm run docs`: builds a site of all pages, with search and the API reference, in .cache/site. VitePress checks the
 * links; it, TypeDoc and Mermaid are fetched at the call. `npm run docs -- --serve` serves the site at a local port.
 */
import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative, resolve, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { inScript } from '../packages/fake-backend/scripts/inScript'
import { faces } from './faces.js'
import { documentsIn } from './prose.js'
import { fetched, programIn, typeDocVersion, writeReference } from './typedoc.js'

const { values: asked } = inScript('npm run docs [-- --serve]: builds a site of all pages in .cache/site', () =>
  parseArgs({ options: { serve: { type: 'boolean' } } }),
)

const root = fileURLToPath(new URL('..', import.meta.url))
const home = fetched('docs', {
  vitepress: '1.6.4',
  typedoc: typeDocVersion,
  'typedoc-plugin-markdown': '4.14.1',
  mermaid: '11.12.0',
})
const pages = join(home, 'pages')
const site = join(root, '.cache/site')

/** The place of a page on the site, by its folder. */
const addressOf = (path: string): string => {
  const from = relative(root, path).split(sep).join('/')
  if (from === 'README.md') return 'index.md'
  return from
    .replace(/^\.github\/(\w+)\.md$/, (_, name: string) => `${name.toLowerCase().replaceAll('_', '-')}.md`)
    .replace(/^packages\/([^/]+)\/docs\//, '$1/')
    .replace(/^packages\/([^/]+)\/README\.md$/, '$1/index.md')
    .replace(/^packages\/([^/]+)\/deploy\/README\.md$/, '$1/deploy.md')
    .replace(/^packages\/([^/]+)\/deploy\/RUNBOOK\.md$/, '$1/runbook.md')
    .replace(/^packages\/([^/]+)\/CHANGELOG\.md$/, '$1/changelog.md')
}

const changelogs = ['core', 'http-adapter', 'fake-backend', 'react-ui'].map((name) =>
  join(root, 'packages', name, 'CHANGELOG.md'),
)
const isTemplate = (path: string): boolean => path.endsWith('PULL_REQUEST_TEMPLATE.md')
const documents = [...documentsIn(root).filter((path) => !isTemplate(path)), ...changelogs]
const isPicture = (file: string): boolean => /\.(?:png|svg|webp)$/.test(file)

/** Rewrites links to the pages' places. A target that is not a page, such as a source file, is named without a link. */
const moved = (path: string, text: string): string => {
  const here = addressOf(path)
  const place = (link: string): string | null => {
    if (/^(?:[a-z]+:|#)/.test(link)) return link
    const [file = '', anchor] = link.split('#')
    const target = resolve(dirname(path), file)
    const page = existsSync(join(target, 'README.md')) ? join(target, 'README.md') : target
    if (!documents.includes(page)) return null
    const address = relative(dirname(join(pages, here)), join(pages, addressOf(page)))
      .split(sep)
      .join('/')
    return `${address.startsWith('.') ? address : `./${address}`}${anchor === undefined ? '' : `#${anchor}`}`
  }
  return text
    .replace(/\b(src|srcset)="([^":]+)"/g, (whole, name: string, file: string) =>
      isPicture(file) ? `${name}="/pictures/${file.split('/').at(-1) ?? ''}"` : whole,
    )
    .replace(/^(\[[^\]]+\]: )(\S+)$/gm, (_, label: string, link: string) => `${label}${place(link) ?? link}`)
    .replace(/\[([^\]]*)\]\(([^)\s]+)\)/g, (_, label: string, link: string) => {
      const target = place(link)
      return target === null ? label : `[${label}](${target})`
    })
}

rmSync(pages, { recursive: true, force: true })
rmSync(site, { recursive: true, force: true })
for (const path of documents) {
  const to = join(pages, addressOf(path))
  mkdirSync(dirname(to), { recursive: true })
  writeFileSync(to, moved(path, readFileSync(path, 'utf8')))
}
const pictures = join(root, 'packages/react-ui/docs')
for (const name of readdirSync(pictures).filter(isPicture))
  cpSync(join(pictures, name), join(pages, 'public/pictures', name))
cpSync(join(root, '.config/site'), join(pages, '.vitepress'), { recursive: true })

writeReference(home, [
  ...['--plugin', join(home, 'node_modules/typedoc-plugin-markdown/dist/index.js'), '--readme', 'none'],
  ...['--out', join(pages, 'reference'), '--entryFileName', 'index', '--hidePageHeader', '--hideBreadcrumbs'],
  ...['--useHTMLAnchors', '--sanitizeComments', '--disableSources'],
])

/** The reference names an entry of a package by its folder. Whoever imports it looks for the name of the import. */
const replaceIn = (path: string, from: string, to: string): void =>
  writeFileSync(path, readFileSync(path, 'utf8').replace(from, to))
for (const { name, source } of faces) {
  const entry = source.replace(/^packages\//, '').replace(/(?:\/index)?\.ts$/, '')
  replaceIn(join(pages, 'reference/index.md'), `[${entry}]`, `[${name}]`)
  replaceIn(join(pages, 'reference', entry, 'index.md'), `# ${entry}\n`, `# ${name}\n`)
}

const vitepress = (...args: readonly string[]): void => {
  execFileSync(process.execPath, [programIn(home, 'vitepress'), ...args], { cwd: home, stdio: 'inherit' })
}
vitepress('build', pages)

process.stdout.write(`${join(site, 'index.html')}\n`)
if (asked.serve === true) vitepress('preview', pages)
