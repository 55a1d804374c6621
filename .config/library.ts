import { cpSync, statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Options } from 'tsup'

const types = fileURLToPath(new URL('../node_modules/.cache/types', import.meta.url))

/** Builds a library package: its code in one file for each entry, beside the declarations from `tsc -b`. */
export const library = (declarations: string, entry: readonly string[]): Options => ({
  entry: [...entry],
  format: ['esm'],
  target: 'es2022',
  clean: true,
  sourcemap: true,
  // The package includes the sources.
  esbuildOptions: (options) => {
    options.sourcesContent = false
  },
  onSuccess: async () =>
    cpSync(`${types}/${declarations}`, 'dist', {
      recursive: true,
      filter: (file) => statSync(file).isDirectory() || file.endsWith('.d.ts'),
    }),
})
