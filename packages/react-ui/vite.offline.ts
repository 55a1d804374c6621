import { createHash } from 'node:crypto'
import { resolve } from 'node:path'
import { build, type InlineConfig, type Plugin, type Rollup } from 'vite'

type Files = Rollup.RollupOutput['output']

/** Builds one more time, beside what is there: on its own, so that the product's own parts stay as they are. */
const buildBeside = async (
  shared: InlineConfig,
  outDir: string,
  input: string,
  more: InlineConfig = {},
): Promise<Files> => {
  const built = await build({
    ...shared,
    ...more,
    configFile: false,
    logLevel: 'warn',
    build: {
      ...shared.build,
      ...more.build,
      outDir,
      emptyOutDir: false,
      copyPublicDir: false,
      rolldownOptions: { ...more.build?.rolldownOptions, input },
    },
  })
  if (!Array.isArray(built) && 'output' in built) return built.output
  throw new Error(`${input} was not built`)
}

/**
 * The page for the time without a network, and the service worker that keeps it (src/offline). They are built apart from the
 * product: one more entry would cut its parts anew and make every first page heavier.
 */
export const withOffline = (shared: InlineConfig): Plugin => {
  let root = ''
  let outDir = ''
  return {
    name: 'offline',
    apply: 'build',
    configResolved: (config) => {
      root = config.root
      outDir = resolve(config.root, config.build.outDir)
    },
    closeBundle: async () => {
      const own = { ...shared, root }
      const page = await buildBeside(own, outDir, resolve(root, 'offline.html'))
      const shell = page.map(({ fileName }) => `/${fileName}`).sort()
      const contents = page.map((file) => (file.type === 'chunk' ? file.code : file.source))
      const release = contents
        .reduce((hash, content) => hash.update(content), createHash('sha256'))
        .digest('hex')
        .slice(0, 16)
      await buildBeside(own, outDir, resolve(root, 'src/offline/worker.ts'), {
        define: { offlineShell: JSON.stringify([...shell, '/favicon.svg']), offlineRelease: JSON.stringify(release) },
        build: { modulePreload: false, rolldownOptions: { output: { format: 'iife', entryFileNames: 'sw.js' } } },
      })
    },
  }
}
