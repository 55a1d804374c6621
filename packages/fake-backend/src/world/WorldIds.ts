import { createRandom } from './createRandom.js'

export interface WorldIds {
  /** `prefix` and `length` characters of a to z and 0 to 9, which nobody guesses by counting. */
  readonly token: (prefix: string, length?: number) => string
  /** The next whole number of its kind. */
  readonly next: (kind: string, first?: number) => number
}

const alphabet = 'abcdefghijklmnopqrstuvwxyz0123456789'

export const createWorldIds = (seed: number): WorldIds => {
  const random = createRandom(seed)
  const counters = new Map<string, number>()
  return {
    token: (prefix, length = 24) => {
      let text = prefix
      for (let at = 0; at < length; at += 1) text += alphabet.charAt(Math.floor(random() * alphabet.length))
      return text
    },
    next: (kind, first = 1) => {
      const id = counters.get(kind) ?? first
      counters.set(kind, id + 1)
      return id
    },
  }
}
