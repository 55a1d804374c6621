import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Plugin } from 'vite'

/**
 * Moves the source maps out of the folder that a host serves, into `dist-maps` beside it. The scripts do not name them
 * (`sourcemap: 'hidden'`). The bundler cannot: it writes each map beside its script.
 */
export const withSourceMaps = (): Plugin => {
  let root = ''
  let outDir = ''
  return {
    name: 'source-maps',
    apply: 'build',
    configResolved: (config) => {
      root = config.root
      outDir = resolve(root, config.build.outDir)
    },
    closeBundle: () => {
      const from = resolve(outDir, 'build')
      // A build that failed wrote nothing.
      if (!existsSync(from)) return
      const to = resolve(root, 'dist-maps/build')
      rmSync(to, { recursive: true, force: true })
      mkdirSync(to, { recursive: true })
      for (const name of readdirSync(from))
        if (name.endsWith('.map')) renameSync(resolve(from, name), resolve(to, name))
    },
  }
}
