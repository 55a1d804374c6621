import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import type { Reporter, TestModule, Vitest } from 'vitest/node'

const root = fileURLToPath(new URL('..', import.meta.url))
const area = process.env['MUTATION_AREA'] ?? ''

/** Stryker counts tests that failed, and a file that cannot be loaded has none: without this such a change passes for unnoticed. */
class ToldWhatCannotBeLoaded implements Reporter {
  private vitest: Vitest | undefined

  onInit(vitest: Vitest): void {
    this.vitest = vitest
  }

  onTestModuleEnd(module: TestModule): void {
    for (const error of module.errors()) this.vitest?.state.catchError(error, 'Loading')
  }
}

/** The fast tests of one area of the core, which `npm run mutation` runs again and again. */
export default defineConfig({
  root,
  resolve: { conditions: ['source', 'module', 'browser', 'development|production'] },
  ssr: { resolve: { conditions: ['source', 'module', 'node', 'development|production'] } },
  test: {
    include: [`packages/core/src/${area}/**/*.test.ts`],
    // They search through every state that there is.
    exclude: ['**/{search,brokenRules,promises}.test.ts'],
    environment: 'node',
    isolate: false,
    env: { TZ: 'UTC' },
    reporters: [new ToldWhatCannotBeLoaded()],
    setupFiles: [`${root}.config/testSetup.ts`],
  },
})
