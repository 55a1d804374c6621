import { describe, expect, it } from 'vitest'
import { explore } from '../../../test/search/explore.js'
import { aScene, type Scene } from '../../../test/search/scene.js'
import { worldsOf } from '../../../test/search/worlds.js'

/** Counted in states, not in seconds: a busy machine takes its time. */
const timeout = 300_000

/** The customer leaves, comes back, clears the storage, signs out; another customer signs in. */
const comesAndGoes = { closes: true, forgets: true, signsOut: true }

/** The larger ones are in `search.long.test.ts`. */
const scenes: readonly (readonly [name: string, states: number, depth: number, scene: Scene])[] = [
  ['a balance, by a customer who comes and goes', 30398, 39, aScene('balance', { troubles: comesAndGoes })],
  ['a free basket, by a customer who comes and goes', 2775, 33, aScene('free', { troubles: comesAndGoes })],
  [
    'a plan’s card that looks like the previous one',
    15980,
    38,
    aScene('plan', { isPlanUnclear: true, troubles: { changesElsewhere: true } }),
  ],
  ['a free basket, with slow status checks', 3119, 47, aScene('free', { troubles: { checksSlowly: true } })],
]

/** In every state that can be reached, nobody is charged twice, misinformed or locked out. */
describe('nothing goes wrong in any state of one device before one back end', { timeout }, () => {
  it.each(scenes)('%s: %i states, depth %i, closed', (_, states, depth, scene) => {
    expect(explore(worldsOf(scene))).toEqual({ states, depth, isClosed: true, wrong: null, story: [] })
  })
})

const tabs: readonly (readonly [name: string, depth: number, purchaseKind: Scene['purchaseKind']])[] = [
  ['a basket', 8, 'basket'],
  ['a balance', 8, 'balance'],
  ['a plan', 8, 'plan'],
  ['a free basket', 9, 'free'],
]

/** The shortest stories; `search.long.test.ts` searches further, and `npm run search` furthest. */
describe('nothing goes wrong in the first 5,000 states of two tabs with one storage', { timeout }, () => {
  it.each(tabs)('%s: depth %i', (_, depth, purchaseKind) => {
    const scene = aScene(purchaseKind, { devices: 2, isShared: true, troubles: { closes: true } })
    const { wrong, story, depth: seen } = explore(worldsOf(scene), { states: 5_000 })
    expect({ depth: seen, wrong, story }).toEqual({ depth, wrong: null, story: [] })
  })
})

describe('nothing goes wrong in the first 5,000 states of two devices whose storage may be cleared', {
  timeout,
}, () => {
  it('a balance: depth 10', () => {
    const troubles = { closes: true, forgets: true }
    const scene = aScene('balance', { devices: 2, promises: { paidIsRefused: false }, troubles })
    const { wrong, story, depth } = explore(worldsOf(scene), { states: 5_000 })
    expect({ depth, wrong, story }).toEqual({ depth: 10, wrong: null, story: [] })
  })
})
