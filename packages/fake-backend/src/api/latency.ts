import type { Latency } from '../FakeBackend.js'
import { createRandom } from '../values/createRandom.js'

/** The delay of the next answer in milliseconds. The same seed gives the same delays. */
export const latencyOf = (latency: Latency, seed: number): (() => number) => {
  if (typeof latency === 'number') return () => latency
  const random = createRandom(seed)
  return () => Math.round(latency.least + random() * (latency.most - latency.least))
}
