import { type Cable, layCable } from '../support/cable'
import { expect, test as base } from '../support/world'
import { type EngineName, engines, type RunningEngine } from './engines'
import type { Tab } from './Tab'

/** Milliseconds. A last safety net: no verdict depends on it. */
export const patience = 60_000

interface Fixtures {
  /** A signed-out tab in a fresh world. */
  readonly tab: Tab
  /** The connection between the tab and its world. */
  readonly cable: Cable
}

export interface EngineFixtures {
  readonly engine: EngineName
  readonly running: RunningEngine
}

/** A journey in one of the engines. Console errors of its page fail it. */
export const test = base.extend<Fixtures, EngineFixtures>({
  // A service worker uses the machine's own clock.
  today: null,
  engine: ['Chromium', { option: true, scope: 'worker' }],
  running: [
    async ({ engine }, provide) => {
      const running = await engines[engine].start()
      process.stdout.write(`${engine}: ${running.version}\n`)
      await provide(running)
      await running.stop()
    },
    { scope: 'worker', timeout: patience },
  ],
  cable: async ({ world }, provide) => {
    const cable = await layCable(Number(world.port))
    await provide(cable)
    await cable.pull().catch(() => undefined)
  },
  tab: async ({ running, world, cable, expectedComplaints }, provide) => {
    await world.ask('reset', {})
    const { tab, complaints, end } = await running.openTab(cable.url, patience)
    try {
      await provide(tab)
      expect(complaints().filter((text) => !expectedComplaints.some((expected) => expected.test(text)))).toEqual([])
    } finally {
      await end()
    }
  },
})

export { expect }
