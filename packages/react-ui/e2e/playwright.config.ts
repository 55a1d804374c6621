import { defineConfig } from '@playwright/test'

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.e2e.ts',
  globalSetup: './support/browser.ts',
  outputDir: '../../../node_modules/.cache/e2e',
  fullyParallel: true,
  // `npm test -- --long` runs them too: tests at a lower level prove most of the same.
  ...(process.env['E2E_LONG'] === undefined && { grepInvert: /@long/ }),
  // Pages spend some of the time waiting, so this may exceed the number of cores.
  workers: 3,
  forbidOnly: true,
  retries: 0,
  // Last safety nets for what never appears. No verdict depends on them: a busy machine may be slow.
  timeout: 600_000,
  expect: { timeout: 120_000 },
  reporter: [['list']],
  // Animations cost much time; screens.e2e.ts covers each screen with them.
  use: { locale: 'en-GB', timezoneId: 'Europe/London', trace: 'off', contextOptions: { reducedMotion: 'reduce' } },
})
