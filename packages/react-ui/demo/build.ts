import { createHash } from 'node:crypto'
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build, defaultClientConditions, type InlineConfig } from 'vite'
import type { DocumentFacts } from '../build/document.ts'
import { placeholders } from './links.ts'

const path = (from: string): string => fileURLToPath(new URL(from, import.meta.url))
const product = path('../dist')
const read = (file: string): string => readFileSync(path(file), 'utf8')

const readFacts = (): DocumentFacts => {
  const facts: DocumentFacts = JSON.parse(readFileSync(join(product, '.document.json'), 'utf8'))
  return facts
}

/** One script, which needs no other. */
const script = (input: string, outDir: string, name: string, define: InlineConfig['define'] = {}): Promise<unknown> =>
  build({
    configFile: false,
    root: path('..'),
    logLevel: 'warn',
    publicDir: false,
    define,
    resolve: {
      conditions: ['source', 'es2015', ...defaultClientConditions],
      alias: [{ find: /^(fp-ts|io-ts)\/lib\/(.*?)(\.js)?$/, replacement: '$1/es6/$2.js' }],
    },
    build: {
      outDir,
      emptyOutDir: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: { input: path(input), output: { format: 'iife', entryFileNames: name } },
    },
  })

/** What the product's own host makes of the build, or a browser is not to find: its page has another name here. */
const leftOut = new Set(['.document.json', '.stamp', '.vite', 'index.html', 'offline.html', 'sw.js'])
const isCopied = (file: string): boolean => !leftOut.has(relative(product, file)) && !/\.(br|gz)$/.test(basename(file))

const startPage = (): string => read('index.html').replace(/%([A-Z]+)%/g, (_, name: string) => placeholders[name] ?? '')

/** The page for a request of any address of the product. Its one script leads to the start page. */
const movedPage = (): string => {
  const html = read('moved.html')
  const inline = /<script[^>]*>(.*?)<\/script>/s.exec(html)?.[1] ?? ''
  return html.replace('%SCRIPT%', `'sha256-${createHash('sha256').update(inline).digest('base64')}'`)
}

/**
 * The product with its world inside, as files for any static server and any folder of it: the start page, and below
 * `app` the product. Needs the build of the product.
 */
export const buildDemo = async (outDir: string): Promise<void> => {
  const app = join(outDir, 'app')
  rmSync(outDir, { recursive: true, force: true })
  cpSync(product, app, { recursive: true, filter: isCopied })
  cpSync(join(product, 'index.html'), join(app, 'product.html'))
  cpSync(path('notice.css'), join(app, 'notice.css'))
  cpSync(path('demo.css'), join(outDir, 'demo.css'))
  writeFileSync(join(outDir, 'index.html'), startPage())
  for (const file of [join(app, 'index.html'), join(outDir, '404.html')]) writeFileSync(file, movedPage())
  // A server that hides what begins with an underscore is told not to.
  writeFileSync(join(outDir, '.nojekyll'), '')
  const policy = Object.entries(readFacts().policy).map(([name, sources]) => [name, ...sources].join(' '))
  await script('worker.ts', app, 'sw.js', { productPolicy: JSON.stringify(policy.join('; ')) })
  await script('demo.ts', outDir, 'demo.js')
}
