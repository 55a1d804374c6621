import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import type { TestSequencer, TestSpecification, Vitest } from 'vitest/node'

const root = fileURLToPath(new URL('..', import.meta.url))
const fromSource = {
  resolve: { conditions: ['source', 'module', 'browser', 'development|production'] },
  ssr: { resolve: { conditions: ['source', 'module', 'node', 'development|production'] } },
}

/** By name; the order that is given by default hangs on how long each file took the last time. */
class ByName implements TestSequencer {
  constructor(private readonly vitest: Vitest) {}

  /** Of two: the journeys, and all others. */
  shard(files: TestSpecification[]): TestSpecification[] {
    const { index = 1, count = 1 } = this.vitest.config.shard ?? {}
    const isJourney = (file: string): boolean => /journeys./.test(relative(root, file))
    return count === 1 ? files : files.filter(({ moduleId }) => isJourney(moduleId) === (index === 1))
  }

  sort(files: TestSpecification[]): TestSpecification[] {
    return files.toSorted((a, b) => (a.moduleId < b.moduleId ? -1 : 1))
  }
}

/** A last net under a test that hangs. No verdict hangs on it: a busy machine may take its time. */
const hangs = 300_000
const always = {
  root,
  // One process takes the files of a project one after the other: what is loaded once serves them all.
  isolate: false,
  maxWorkers: 1,
  // Tests make much that is soon forgotten: with more room for it, less of it is moved before it goes.
  execArgv: ['--max-semi-space-size=64', '--min-semi-space-size=32', '--single-threaded-gc'],
  testTimeout: hangs,
  hookTimeout: hangs,
  env: { TZ: 'UTC' },
}

export default defineConfig({
  root,
  test: {
    maxWorkers: 1,
    sequence: { sequencer: ByName },
    projects: [
      {
        ...fromSource,
        test: {
          ...always,
          name: 'node',
          include: [
            'packages/{core,http-adapter,fake-backend}/**/*.test.ts',
            'packages/react-ui/{src,build,deploy,e2e}/**/*.test.ts',
            '.config/*.test.ts',
          ],
          exclude: ['**/node_modules/**', '**/dist/**', '**/*.long.test.ts'],
          environment: 'node',
          setupFiles: [`${root}.config/testSetup.ts`],
          // The snippets of the READMEs, written there by their test.
          server: { deps: { inline: [/\.cache\/readme\//] } },
        },
      },
      {
        ...fromSource,
        test: {
          ...always,
          name: 'long',
          include: ['packages/{core,fake-backend}/**/*.long.test.ts'],
          exclude: ['**/node_modules/**', '**/dist/**'],
          environment: 'node',
          setupFiles: [`${root}.config/testSetup.ts`],
        },
      },
      {
        ...fromSource,
        test: {
          ...always,
          name: 'screens',
          include: ['packages/react-ui/src/**/*.test.tsx'],
          environment: 'happy-dom',
          environmentOptions: { happyDOM: { settings: { handleDisabledFileLoadingAsSuccess: true } } },
          setupFiles: [`${root}.config/testSetup.ts`, `${root}packages/react-ui/src/testing/setup.ts`],
        },
      },
    ],
  },
})
