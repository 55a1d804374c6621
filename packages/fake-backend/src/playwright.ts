/** A world of its own for each Playwright test. */
export { type WorldFixtures, worldFixtures, type WorldOptions } from './playwright/worldFixtures.js'
