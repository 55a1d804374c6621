import { defineConfig } from '@playwright/test'
import { type EngineFixtures, patience } from './engines/engineTest'
import { type EngineName, engines } from './engines/engines'
import base from './playwright.config'

const names = Object.keys(engines) as readonly EngineName[]
const { globalSetup: _unpack, ...rest } = base

/** Runs the main journeys in every engine (`npm run engines`). Two engines run at a time, each in its own worker. */
export default defineConfig<object, EngineFixtures>({
  ...rest,
  testMatch: 'engines/*.journeys.ts',
  fullyParallel: false,
  timeout: 300_000,
  expect: { timeout: patience },
  projects: names.map((engine) => ({
    name: engine,
    workers: 1,
    use: { engine },
  })),
})
