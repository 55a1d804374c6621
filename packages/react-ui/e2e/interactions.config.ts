import { defineConfig } from '@playwright/test'
import suite from './playwright.config'

/** `npm run interactions` measures by the clock of the wall, so one page at a time, and with its animations. */
export default defineConfig({
  ...suite,
  testMatch: '**/*.interactions.ts',
  workers: 1,
  timeout: 180_000,
  expect: { timeout: 10_000 },
  reporter: [['dot']],
  use: { ...suite.use, actionTimeout: 10_000, contextOptions: { reducedMotion: 'no-preference' } },
})
