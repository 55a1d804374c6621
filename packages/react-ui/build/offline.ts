import { createHash } from 'node:crypto'
import { resolve } from 'node:path'
import type { InlineConfig, Plugin } from 'vite'
import { buildBeside } from './beside.ts'

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
      // Of other languages, only what this page says.
      const shell = page
        .filter(
          (file) =>
            file.type === 'asset' || !/\/messages\/(?:de|es)\/\w+\/(?!offline|visitor)/.test(file.facadeModuleId ?? ''),
        )
        .map(({ fileName }) => `/${fileName}`)
        .sort()
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
