import { defineConfig } from '@playwright/test'
import ways from './ways.config'

/** `npm run interactions` measures by the clock of the wall, so one page at a time, and with its animations. */
export default defineConfig({
  ...ways,
  testMatch: '**/*.interactions.ts',
  timeout: 180_000,
  reporter: [['dot']],
  use: { ...ways.use, contextOptions: { reducedMotion: 'no-preference' } },
})
