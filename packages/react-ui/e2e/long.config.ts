import { defineConfig } from '@playwright/test'
import base from './playwright.config'

/** What needs a program that may not be there, or more time than `npm test` has: it says what it needs, and fails without it. */
export default defineConfig({
  ...base,
  workers: 1,
  timeout: 1_800_000,
  testDir: '..',
  // Each screen once more, in every font.
  testMatch: ['**/*.long.ts', '**/screens.e2e.ts'],
  metadata: { fonts: 'all' },
  grepInvert: [],
})
