import { defineConfig } from '@playwright/test'
import suite from './playwright.config'

/** `npm run pictures` takes the pictures of the READMEs; they are no tests of the suite. */
export default defineConfig({ ...suite, testMatch: '**/*.pictures.ts', workers: 1, timeout: 120_000 })
