import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const root = fileURLToPath(new URL('..', import.meta.url))
const fromSource = {
  resolve: { conditions: ['source', 'module', 'browser', 'development|production'] },
  ssr: { resolve: { conditions: ['source', 'module', 'node', 'development|production'] } },
}

export default defineConfig({
  root,
  test: {
    // One for each of two cores; the default would leave one of them to the runner.
    maxWorkers: 2,
    projects: [
      {
        ...fromSource,
        test: {
          name: 'node',
          root,
          include: ['packages/{core,http-adapter,fake-backend}/**/*.test.ts', 'packages/react-ui/src/**/*.test.ts', '.config/*.test.ts'],
          exclude: ['**/node_modules/**', '**/dist/**'],
          environment: 'node',
          // Nothing here has a state of its module: what is loaded once serves every file.
          isolate: false,
        },
      },
      {
        ...fromSource,
        test: {
          name: 'screens',
          root,
          include: ['packages/react-ui/src/**/*.test.tsx'],
          environment: 'happy-dom',
          // A whole product starts in each: a busy machine takes its time.
          testTimeout: 20_000,
          setupFiles: [`${root}packages/react-ui/src/testing/setup.ts`],
        },
      },
    ],
  },
})
