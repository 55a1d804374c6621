import { defineConfig } from '@playwright/test'
import base from './playwright.config'
import { everyBrowser, type WorkerFixtures } from './support/world'

/** What needs a program that may not be there, or more time than `npm test` has: it says what it needs, and fails without it. */
export default defineConfig<object, WorkerFixtures>({
  ...base,
  workers: 1,
  timeout: 1_800_000,

  projects: [
    { name: 'long', testDir: '..', testMatch: '**/*.long.ts' },
    { name: 'Firefox', grep: new RegExp(everyBrowser), use: { ...base.use, contextOptions: {}, engine: 'firefox' } },
  ],
})
