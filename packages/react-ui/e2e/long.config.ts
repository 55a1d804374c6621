import { defineConfig } from '@playwright/test'
import base from './playwright.config'

/** What needs a program that may not be there, or more time than `npm test` has: it says what it needs, and fails without it. */
export default defineConfig({ ...base, workers: 1, timeout: 1_800_000, testDir: '..', testMatch: '**/*.long.ts' })
