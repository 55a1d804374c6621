import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { defineConfig, type Options } from 'tsup'
import { library } from '../../.config/library.js'

/** `import text from './file?raw'`, as Vite has it. */
const rawText: NonNullable<Options['esbuildPlugins']>[number] = {
  name: 'raw-text',
  setup: (build) => {
    build.onResolve({ filter: /\?raw$/ }, ({ path, resolveDir }) => ({
      path: join(resolveDir, path.slice(0, -'?raw'.length)),
      namespace: 'raw-text',
    }))
    build.onLoad({ filter: /./, namespace: 'raw-text' }, async ({ path }) => ({
      contents: await readFile(path, 'utf8'),
      loader: 'text',
    }))
  },
}

const forNode = library('fake-backend/src', [
  'src/index.ts',
  'src/journeys.ts',
  'src/conformance.ts',
  'src/conformance/main.ts',
  'src/cli.ts',
])

export default defineConfig([
  // Both are built at once: neither empties the folder of the other.
  { ...forNode, clean: ['!browser'] },
  {
    ...library('fake-backend/src', ['src/browser.ts', 'src/journeys.ts']),
    onSuccess: async () => undefined,
    outDir: 'dist/browser',
    platform: 'browser',
    esbuildPlugins: [rawText],
  },
])
