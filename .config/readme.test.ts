import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { format } from 'node:util'
import { serveFake, type ServedFake } from '@booking-dashboard/fake-backend'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))

const readmes = [
  'README.md',
  ...['core', 'http-adapter', 'fake-backend', 'react-ui'].map((name) => `packages/${name}/README.md`),
  ...['control-the-world', 'demo', 'worlds'].map((name) => `packages/fake-backend/docs/${name}.md`),
]
const forContributors = '.github/CONTRIBUTING.md'
const pages = [
  ...readmes,
  forContributors,
  'packages/react-ui/deploy/README.md',
  'packages/react-ui/docs/brand.md',
  ...['core', 'http-adapter', 'fake-backend', 'react-ui'].map((name) => `packages/${name}/CHANGELOG.md`),
]
const textOf = (readme: string): string => readFileSync(root + readme, 'utf8')
const blocks = (readme: string, language: string): readonly string[] =>
  [...textOf(readme).matchAll(/^```(\w+)\n([\s\S]*?)^```$/gm)].flatMap(([, found, code]) =>
    found === language && code !== undefined ? [code] : [],
  )

let served: ServedFake
beforeAll(async () => {
  served = await serveFake({ port: 0 })
})
afterAll(() => served.close())

/** Runs a snippet as a module of its own, against a world of its own in place of the one that `npm start` serves. */
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

describe('the snippets of the READMEs run', () => {
  const snippets = readmes.flatMap((readme) => blocks(readme, 'ts').map((code, index) => ({ readme, index, code })))

  it.each(snippets)('$readme, snippet $index', async ({ readme, index, code }) => {
    const printed = await runSnippet(`${readme.replaceAll('/', '-')}-${index}`, code)
    expect(printed).not.toMatch(/undefined|NaN|\[object/)
    expect(printed.trim()).not.toBe('')
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

describe('what the READMEs name is there', () => {
  const { scripts } = JSON.parse(textOf('package.json')) as { readonly scripts: Readonly<Record<string, string>> }

  it.each(pages)('%s: every npm command is a script', (readme) => {
    const named = [...textOf(readme).matchAll(/npm (?:run )?([\w:-]+)/g)].map(([, name]) => name ?? '')
    const known = new Set([...Object.keys(scripts), 'ci', 'run', 'pack', 'openapi', 'install', 'brings'])
    expect(named.filter((name) => !known.has(name))).toEqual([])
  })

  it.each(pages)('%s: every link and picture leads somewhere', (page) => {
    const folder = new URL(page, pathToFileURL(root))
    const links = [...textOf(page).matchAll(/\]\((?!https?:)([^)#]+)\)|src(?:set)?="([^"]+)"/g)]
    for (const [, link, picture] of links) {
      const file = link ?? picture ?? ''
      expect(() => readFileSync(new URL(file, folder)), file).toSatisfy(exists)
    }
  })

  it('the page for contributors names files that are there', () => {
    const files = [...textOf(forContributors).matchAll(/`(packages\/[^`<]+)`/g)].map(([, file]) => file ?? '')
    expect(files.length).toBeGreaterThan(20)
    for (const file of files) expect(() => readFileSync(root + file), file).toSatisfy(exists)
  })

  it('what CI runs elsewhere are the two commands', () => {
    const [install, test] = (blocks('README.md', 'sh')[0] ?? '').split('\n').map((line) => line.split('#')[0]?.trim())
    const workflow = textOf('.github/workflows/checks.yml')
    expect([install, test]).toEqual(['npm ci && npm start', 'npm ci && npm test'])
    for (const command of ['npm ci', 'npm test', 'npm start'])
      expect(workflow).toMatch(new RegExp(`^ +.*${command}`, 'm'))
    expect(workflow).toContain('[ubuntu-latest, macos-latest, windows-latest]')
  })
})

/** A folder cannot be read, but it is there. */
const exists = (read: () => unknown): boolean => {
  try {
    read()
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EISDIR'
  }
}
