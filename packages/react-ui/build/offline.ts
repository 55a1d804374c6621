import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { InlineConfig, Plugin } from 'vite'
import { buildBeside } from './beside.ts'

const icon = '/favicon.png'

/**
 * Builds the offline page and the service worker that stores it (src/offline). They are built separately from the
 * product. The bundler cannot build both at once: another entry regroups the product's parts and makes every first page
 * heavier, and a worker is one script.
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
      // Includes only this page's texts of the other languages.
      const shell = page
        .filter(
          (file) =>
            file.type === 'asset' || !/\/texts\/(?:de|es)\/\w+\/(?!offline|visitor)/.test(file.facadeModuleId ?? ''),
        )
        .map(({ fileName }) => `/${fileName}`)
        .sort()
      const hashOf = (file: string): string =>
        createHash('sha256')
          .update(readFileSync(join(file === icon ? resolve(root, 'public') : outDir, file)))
          .digest('hex')
      // A host writes its settings into pages.
      const files = [...shell, icon].map((file) => [file, file.endsWith('.html') ? null : hashOf(file)] as const)
      const contents = page.map((file) => (file.type === 'chunk' ? file.code : file.source))
      const release = contents
        .reduce((hash, content) => hash.update(content), createHash('sha256'))
        .digest('hex')
        .slice(0, 16)
      await buildBeside(own, outDir, resolve(root, 'src/offline/worker.ts'), {
        define: { offlineShell: JSON.stringify(Object.fromEntries(files)), offlineRelease: JSON.stringify(release) },
        build: { modulePreload: false, rolldownOptions: { output: { format: 'iife', entryFileNames: 'sw.js' } } },
      })
    },
  }
}
