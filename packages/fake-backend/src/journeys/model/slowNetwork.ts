import type { Network } from '../Journey.js'

/** A network on which a request and its answer take this many milliseconds each. */
export const slowNetwork =
  (legMs: number): Network =>
  (backEnd, clock) =>
  async (address, init) => {
    if (legMs > 0) await clock.wait(legMs)
    const answer = await backEnd(address, init)
    if (legMs > 0) await clock.wait(legMs)
    return answer
  }
