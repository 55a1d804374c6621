import type { Fetch } from '@booking-dashboard/http-adapter/node'
import type { JourneyClock } from '../JourneyClock.js'

/** A way to the back end on which a request and its answer take so many milliseconds each, and which counts the calls. */
export const slowNetwork =
  (legMs: number, onCall: () => void) =>
  (backEnd: Fetch, clock: JourneyClock): Fetch =>
  async (address, init) => {
    onCall()
    if (legMs > 0) await clock.wait(legMs)
    const answer = await backEnd(address, init)
    if (legMs > 0) await clock.wait(legMs)
    return answer
  }
