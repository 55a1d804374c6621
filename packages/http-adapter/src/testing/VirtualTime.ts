import { VirtualTime as TimeOfPromises } from '../../../core/src/testing/VirtualTime.js'

/** Resolves after a turn of the event loop: reading the body of an answer takes more than promises. */
export const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))

export class VirtualTime extends TimeOfPromises {
  constructor() {
    super(settled)
  }
}
