import { defineConfig } from '@playwright/test'

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.e2e.ts',
  globalSetup: './support/browser.ts',
  outputDir: '../../../node_modules/.cache/e2e',
  fullyParallel: true,
  // `npm test -- --long` runs them too: nearby tests prove most of what they do.
  ...(process.env['E2E_LONG'] === undefined && { grepInvert: /@long/ }),
  // More than cores: pages wait for their answers some of the time.
  workers: 3,
  forbidOnly: true,
  retries: 0,
  // Last nets under what never comes. No verdict hangs on them: a busy machine may take its time.
  timeout: 600_000,
  expect: { timeout: 120_000 },
  reporter: [['list']],
  // What fades and slides costs a good deal of time; each screen is looked at with it (screens.e2e.ts).
  use: { locale: 'en-GB', timezoneId: 'Europe/London', trace: 'off', contextOptions: { reducedMotion: 'reduce' } },
})
