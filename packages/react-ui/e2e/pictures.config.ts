import { defineConfig } from '@playwright/test'
import suite from './playwright.config'

/** What `npm run pictures` takes: no test of the suite, the pictures of the READMEs. */
export default defineConfig({ ...suite, testMatch: '**/*.pictures.ts', workers: 1, timeout: 120_000 })
