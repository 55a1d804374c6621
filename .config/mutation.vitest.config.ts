import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

/** The tests of a feature of the core, for Stryker. It changes code in a copy of the repository. */
const feature = process.env['MUTATION_AREA']?.split('/')[0]
const conditions = ['source', 'module', 'node', 'development|production']

export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    include: [`packages/core/src/${feature}/**/*.test.ts`],
    // These search every state, or take long.
    exclude: ['**/{search,promises}.test.ts', '**/*.long.test.ts'],
    setupFiles: ['.config/testSetup.ts'],
    // Stryker has its own limit; no result depends on how busy the machine is.
    testTimeout: 300_000,
    env: { TZ: 'UTC' },
  },
})
