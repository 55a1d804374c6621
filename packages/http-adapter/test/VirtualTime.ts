import { VirtualTime as TimeOfPromises } from '../../core/test/VirtualTime.js'

/** Resolves after a turn of the event loop: reading a response body takes more than microtasks. */
export const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))

export class VirtualTime extends TimeOfPromises {
  constructor() {
    super(settled)
  }
}
