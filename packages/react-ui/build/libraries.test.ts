import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { build, loadConfigFromFile, type Plugin, type PluginOption } from 'vite'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))

/** The libraries that the product must use. Each has to come from its own package. */
const given = ['react', 'react-dom', 'react-router', 'inversify', 'rxjs', 'io-ts', 'fp-ts', '@stripe/stripe-js']

const isLibrary = (id: string): boolean => /[\\/]node_modules[\\/]/.test(id)
const packageOf = (id: string): string =>
  /.*[\\/]node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)/.exec(id)?.[1]?.replaceAll('\\', '/') ?? id

const flatten = async (options: PluginOption): Promise<readonly Plugin[]> => {
  const option = await options
  if (Array.isArray(option)) return (await Promise.all(option.map(flatten))).flat()
  return option ? [option] : []
}

/** The code of each library module, by file, as the bundler receives it after every plugin. */
const entering = new Map<string, string>()
let bundled: ReadonlySet<string> = new Set()
let plugins: readonly Plugin[] = []

beforeAll(async () => {
  // Otherwise the libraries resolve to their development builds.
  vi.stubEnv('NODE_ENV', 'production')
  const loaded = await loadConfigFromFile({ command: 'build', mode: 'production' }, `${root}vite.config.ts`, root)
  if (loaded === null) throw new Error('There is no vite.config.ts')
  plugins = await flatten(loaded.config.plugins)
  const recorder: Plugin = {
    name: 'recorder',
    enforce: 'post',
    transform: {
      order: 'post',
      handler: (code, id) => {
        if (isLibrary(id)) entering.set(id, code)
      },
    },
  }
  const built = await build({
    ...loaded.config,
    root,
    configFile: false,
    logLevel: 'silent',
    // Omits the plugins that run on the finished build: the HTML and the offline page.
    plugins: [...plugins.filter(({ closeBundle }) => closeBundle === undefined), recorder],
    build: { ...loaded.config.build, write: false },
  })
  if (!('output' in built)) throw new Error('The build gave no output')
  const modules = built.output.flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []))
  bundled = new Set(modules.filter(isLibrary))
})

afterAll(() => {
  vi.unstubAllEnvs()
})

describe('the libraries in the build', () => {
  it('are the files that their packages publish', () => {
    const changed = [...bundled].filter((id) => entering.get(id) !== readFileSync(id, 'utf8'))
    expect(changed).toEqual([])
  })

  it('include every given library', () => {
    const packages = new Set([...bundled].map(packageOf))
    expect(given.filter((name) => !packages.has(name))).toEqual([])
  })

  it('are not changed after they were bundled', () => {
    const editing = plugins
      .filter(({ renderChunk, generateBundle, writeBundle }) => renderChunk ?? generateBundle ?? writeBundle)
      .map(({ name }) => name)
    expect(editing).toEqual([])
  })
})
