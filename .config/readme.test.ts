import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { format } from 'node:util'
import { serveFake, type ServedFake } from '@booking-dashboard/fake-backend'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { documentsIn } from './prose.js'

const root = fileURLToPath(new URL('..', import.meta.url))

const documents = documentsIn(root).map((path) => relative(root, path).replaceAll(sep, '/'))
const changelogs = ['core', 'http-adapter', 'fake-backend', 'react-ui'].map((name) => `packages/${name}/CHANGELOG.md`)
const textOf = (page: string): string => readFileSync(root + page, 'utf8')
const blocks = (page: string, language: string): readonly string[] =>
  [...textOf(page).matchAll(/^```(\w+)\n([\s\S]*?)^```$/gm)].flatMap(([, found, code]) =>
    found === language && code !== undefined ? [code] : [],
  )

let served: ServedFake
beforeAll(async () => {
  served = await serveFake({ port: 0 })
})
afterAll(() => served.close())

/** Runs a snippet as a module of its own, against a world of its own instead of the one that `npm start` serves. */
const runSnippet = async (name: string, code: string): Promise<string> => {
  const folder = `${root}node_modules/.cache/readme`
  mkdirSync(folder, { recursive: true })
  const file = `${folder}/${name}.ts`
  writeFileSync(file, code.replaceAll('http://localhost:3000', served.url))
  const said: string[] = []
  const speaking = vi.spyOn(console, 'log').mockImplementation((...words) => said.push(`${format(...words)}\n`))
  try {
    await import(file)
  } finally {
    speaking.mockRestore()
  }
  return said.join('')
}

describe('the snippets of the documents run', () => {
  // A Playwright test runs from the packed packages.
  const snippets = documents
    .flatMap((page) => blocks(page, 'ts').map((code, index) => ({ page, index, code })))
    .filter(({ code }) => !code.includes("from '@playwright/test'"))

  it.each(snippets)('$page, snippet $index', async ({ page, index, code }) => {
    const printed = await runSnippet(`${page.replaceAll('/', '-')}-${index}`, code)
    expect(printed).not.toMatch(/undefined|NaN|\[object/)
    expect(printed.trim()).not.toBe('')
  })

  it('the guide of a purchase leads from the sign-in to an e-ticket and the sign-out', async () => {
    const code = blocks('packages/core/docs/guides/script-a-purchase.md', 'ts').at(-1) ?? ''
    expect(await runSnippet('guide', code)).toBe(
      'sign-in: signedIn\nticket: added\nroom: added\npayment: paid\ne-ticket: downloaded\nsign-out: signedOut\n',
    )
  })

  it('the first step of a developer prints what each booking owes', async () => {
    const [code = ''] = blocks('README.md', 'ts')
    expect(await runSnippet('developer', code)).toMatch(/^SUN1002 owes £0\.00$/m)
  })

  it('the first step of a tester sees the dropped connection recovered', async () => {
    const [, code = ''] = blocks('README.md', 'ts')
    expect(await runSnippet('tester', code)).toBe('struck once, and loaded: a GET is asked again\n')
  })
})

describe('what the documents mention exists', () => {
  const { scripts } = JSON.parse(textOf('package.json')) as { readonly scripts: Readonly<Record<string, string>> }

  it.each([...documents, ...changelogs])('%s: every npm command is a script', (page) => {
    const named = [...textOf(page).matchAll(/npm (?:run )?(?:--silent )?([\w:-]+)/g)].map(([, name]) => name ?? '')
    const known = new Set([...Object.keys(scripts), 'ci', 'run', 'pack', 'openapi', 'install', 'brings', 'on'])
    expect(named.filter((name) => !known.has(name))).toEqual([])
  })

  it('every mentioned file', () => {
    const named = documents.flatMap((page) =>
      [...textOf(page).matchAll(/`((?:packages|\.config)\/[^`<{…*\s]+)`/g)].map(([, file]) => ({
        page,
        file,
      })),
    )
    expect(named.length).toBeGreaterThan(40)
    expect(named.filter(({ file = '' }) => !existsSync(root + file))).toEqual([])
  })
})
