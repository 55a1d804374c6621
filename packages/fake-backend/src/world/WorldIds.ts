import { createRandom } from '../values/createRandom.js'

export interface WorldIds {
  /** `prefix` and `length` random characters of a to z and 0 to 9, which cannot be guessed by counting. */
  readonly token: (prefix: string, length?: number) => string
  /** The next whole number for `kind`. */
  readonly next: (kind: string, first?: number) => number
  readonly state: () => IdsState
}

/** The counters of the ids. */
export interface IdsState {
  readonly drawn: number
  readonly counters: ReadonlyMap<string, number>
}

const alphabet = 'abcdefghijklmnopqrstuvwxyz0123456789'

export const createWorldIds = (seed: number, from: IdsState = { drawn: 0, counters: new Map() }): WorldIds => {
  const random = createRandom(seed)
  let drawn = 0
  const draw = (): number => {
    drawn += 1
    return random()
  }
  while (drawn < from.drawn) draw()
  const counters = new Map(from.counters)
  return {
    token: (prefix, length = 24) => {
      let text = prefix
      for (let at = 0; at < length; at += 1) text += alphabet.charAt(Math.floor(draw() * alphabet.length))
      return text
    },
    next: (kind, first = 1) => {
      const id = counters.get(kind) ?? first
      counters.set(kind, id + 1)
      return id
    },
    state: () => ({ drawn, counters: new Map(counters) }),
  }
}
