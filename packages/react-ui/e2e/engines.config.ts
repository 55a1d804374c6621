import { defineConfig } from '@playwright/test'
import { type EngineFixtures, patience } from './engines/engineTest'
import { type EngineName, engines } from './engines/engines'
import base from './playwright.config'

const names = Object.keys(engines) as readonly EngineName[]
const { globalSetup: _unpack, ...rest } = base
const hasReport = process.env['PLAYWRIGHT_JSON_OUTPUT_NAME'] !== undefined

/** Runs the main journeys in every engine (`npm run engines`). Two engines run at a time, each in its own worker. */
export default defineConfig<object, EngineFixtures>({
  ...rest,
  testMatch: 'engines/*.journeys.ts',
  fullyParallel: false,
  timeout: 300_000,
  expect: { timeout: patience },
  reporter: [['list'], ['./engines/table.ts'], ...(hasReport ? [['json'] as const] : [])],
  projects: names.map((engine) => ({
    name: engine,
    workers: 1,
    use: { engine },
    // The translator is a script that runs before those of the page, which WebDriver does not offer.
    ...(engine === 'WebKit' && { testIgnore: 'engines/translator.journeys.ts' }),
  })),
})
