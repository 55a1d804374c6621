import { defineConfig } from '@playwright/test'
import suite from './playwright.config'

/** `npm run ways` counts steps; it is no test of the suite. */
export default defineConfig({
  ...suite,
  testMatch: '**/*.ways.ts',
  workers: 1,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: { ...suite.use, actionTimeout: 10_000 },
})
