import { defineConfig } from 'tsup'
import { library } from '../../.config/library.js'
import { rawText } from '../../.config/rawText.js'

const forNode = library('fake-backend/src', [
  'src/index.ts',
  'src/journeys.ts',
  'src/conformance.ts',
  'src/playwright.ts',
  'src/conformance/main.ts',
  'src/cli.ts',
])

export default defineConfig([
  // The two builds run at once: neither may empty the folder of the other.
  { ...forNode, clean: ['!browser'] },
  {
    ...library('fake-backend/src', ['src/browser.ts', 'src/journeys.ts']),
    onSuccess: async () => undefined,
    outDir: 'dist/browser',
    platform: 'browser',
    esbuildPlugins: [rawText],
  },
])
