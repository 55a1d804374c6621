import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { format } from 'node:util'
import { serveFake, type ServedFake } from '@booking-dashboard/fake-backend'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))

const readmes = [
  'README.md',
  ...['core', 'http-adapter', 'fake-backend', 'react-ui'].map((name) => `packages/${name}/README.md`),
  ...['control-the-world', 'worlds'].map((name) => `packages/fake-backend/docs/${name}.md`),
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
  const snippets = readmes.flatMap((readme) => blocks(readme, 'ts').map((code, place) => ({ readme, place, code })))

  it.each(snippets)('$readme, snippet $place', async ({ readme, place, code }) => {
    const printed = await runSnippet(`${readme.replaceAll('/', '-')}-${place}`, code)
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

  it.each(readmes)('%s: every npm command is a script', (readme) => {
    const named = [...textOf(readme).matchAll(/npm (?:run )?([\w:]+)/g)].map(([, name]) => name ?? '')
    const known = new Set([...Object.keys(scripts), 'ci', 'run', 'pack', 'openapi'])
    expect(named.filter((name) => !known.has(name))).toEqual([])
  })

  it.each(readmes)('%s: every link to a file leads somewhere', (readme) => {
    const folder = new URL(readme, `file://${root}`)
    const links = [...textOf(readme).matchAll(/\]\((?!https?:)([^)#]+)\)/g)].map(([, link]) => link ?? '')
    for (const link of links) expect(() => readFileSync(new URL(link, folder)), link).toSatisfy(exists)
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
