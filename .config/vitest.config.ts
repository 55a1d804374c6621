import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import type { TestSequencer, TestSpecification, Vitest } from 'vitest/node'

const root = fileURLToPath(new URL('..', import.meta.url))
const fromSource = {
  resolve: { conditions: ['source', 'module', 'browser', 'development|production'] },
  ssr: { resolve: { conditions: ['source', 'module', 'node', 'development|production'] } },
}

/** Sorts by name; the default order depends on how long each file took the last time. */
class ByName implements TestSequencer {
  constructor(private readonly vitest: Vitest) {}

  /** Splits into two shards: the journeys, and all other tests. */
  shard(files: TestSpecification[]): TestSpecification[] {
    const { index = 1, count = 1 } = this.vitest.config.shard ?? {}
    const isJourney = (file: string): boolean => /fake-backend.(test|src.journeys)./.test(relative(root, file))
    return count === 1 ? files : files.filter(({ moduleId }) => isJourney(moduleId) === (index === 1))
  }

  sort(files: TestSpecification[]): TestSpecification[] {
    return files.toSorted((a, b) => (a.moduleId < b.moduleId ? -1 : 1))
  }
}

/** A last limit for a test that hangs. No result depends on it, as a busy machine may be slow. */
const hangs = 300_000
const always = {
  root,
  // One process runs the files of a project in turn, so that they share loaded modules.
  isolate: false,
  maxWorkers: 1,
  // Tests allocate many short-lived objects. A larger young generation means fewer copies of them.
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
          // The snippets of the READMEs, which their test writes there.
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
          environmentOptions: {
            happyDOM: {
              settings: {
                handleDisabledFileLoadingAsSuccess: true,
                // A preload in a page asks for a client's file; without this, it asks the network.
                fetch: {
                  virtualServers: [{ url: /\/clients/, directory: `${root}packages/fake-backend/assets/clients` }],
                },
              },
            },
          },
          setupFiles: [`${root}.config/testSetup.ts`, `${root}packages/react-ui/test/setup.ts`],
        },
      },
    ],
  },
})
