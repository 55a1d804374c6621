import { defineConfig } from '@playwright/test'
import base from './playwright.config'

/**
 * The tests that need a program that may be missing, or more time than `npm test` has. A test names the missing program
 * and fails without it.
 */
export default defineConfig({
  ...base,
  workers: 1,
  timeout: 1_800_000,
  testDir: '..',
  testMatch: '**/*.long.ts',
})
