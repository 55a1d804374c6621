import { defineConfig } from '@playwright/test'
import suite from './playwright.config'

/** What `npm run ways` walks: no test of the suite, a count. */
export default defineConfig({
  ...suite,
  testMatch: '**/*.ways.ts',
  workers: 1,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: { ...suite.use, actionTimeout: 10_000 },
})
