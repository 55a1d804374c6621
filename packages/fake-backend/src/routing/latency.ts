import type { Latency } from '../FakeBackend.js'
import { createRandom } from '../world/createRandom.js'

/** How many milliseconds the next answer takes, the same ones from the same seed. */
export const latencyOf = (latency: Latency, seed: number): (() => number) => {
  if (typeof latency === 'number') return () => latency
  const random = createRandom(seed)
  return () => Math.round(latency.least + random() * (latency.most - latency.least))
}
