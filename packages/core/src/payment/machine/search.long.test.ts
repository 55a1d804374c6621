import { describe, expect, it } from 'vitest'
import { explore } from '../../../test/search/explore.js'
import { aScene, type Scene } from '../../../test/search/scene.js'
import { worldsOf } from '../../../test/search/worlds.js'

/** Counted in states, not in seconds: a busy machine takes its time. */
const timeout = 300_000

/** The customer leaves, comes back, clears the storage, signs out; another customer signs in. */
const comesAndGoes = { closes: true, forgets: true, signsOut: true }

/** Nothing but the keys guards against a second charge of what falls due again. */
const onlyKeys = { paidIsRefused: false }

/** The larger scenes of `search.test.ts`. */
/** A smaller search has left something out. */
const fewest = 10_000

const scenes: readonly (readonly [name: string, scene: Scene])[] = [
  ['a plan, by a customer who comes and goes', aScene('plan', { troubles: comesAndGoes })],
  ['a basket, by a customer who comes and goes', aScene('basket', { troubles: comesAndGoes })],
  [
    'a balance that falls due again, by a refund, a return or a higher price',
    aScene('balance', { promises: onlyKeys, troubles: { changes: ['refund', 'returned', 'rise'] } }),
  ],
  [
    'a balance whose payment is returned, before a list that says so',
    aScene('balance', { areRowsMarked: true, promises: onlyKeys, troubles: { changes: ['returned'] } }),
  ],
  [
    'a basket whose amount is changed elsewhere, under one key',
    aScene('basket', { generations: 1, troubles: { changesElsewhere: true } }),
  ],
  [
    'a balance of which a part is paid elsewhere, under one key',
    aScene('balance', { generations: 1, troubles: { changesElsewhere: true } }),
  ],
  ['a balance with an overdue part, paid by itself or with the rest', aScene('balance', { isPartOverdue: true })],
  [
    'a balance that is refunded, while the amount due lags behind the list',
    aScene('balance', { promises: onlyKeys, troubles: { changes: ['refund'], pricesLag: true } }),
  ],
  [
    'a balance beside an unrelated refund, while the amount due lags behind a list that says so',
    aScene('balance', {
      areRowsMarked: true,
      promises: onlyKeys,
      troubles: { changes: ['cancelled'], pricesLag: true },
    }),
  ],
  [
    'a balance that is refunded, while the list lags behind the amount due',
    aScene('balance', { promises: onlyKeys, troubles: { changes: ['refund'], listLags: true } }),
  ],
  [
    'a basket that is paid by a wallet whose sheet stays open',
    aScene('basket', { troubles: { sheetsStayOpen: true } }),
  ],
  [
    'a balance that is paid by a wallet whose sheet stays open',
    aScene('balance', { troubles: { sheetsStayOpen: true } }),
  ],
  ['a plan that goes into error', aScene('plan', { troubles: { changesElsewhere: true } })],
  ['a basket, with slow status checks', aScene('basket', { troubles: { checksSlowly: true } })],
  ['a balance, with slow status checks', aScene('balance', { troubles: { checksSlowly: true } })],
  ['a plan, with slow status checks', aScene('plan', { troubles: { checksSlowly: true } })],
]

/** In every state that can be reached, nobody is charged twice, misinformed or locked out. */
describe('nothing goes wrong in any state of one device before one back end', { timeout }, () => {
  it.each(scenes)('%s', (_, scene) => {
    const { states, ...found } = explore(worldsOf(scene))
    expect(found).toMatchObject({ isClosed: true, wrong: null, story: [] })
    expect(states).toBeGreaterThan(fewest)
  })
})

const tabs: readonly (readonly [name: string, depth: number, purchaseKind: Scene['purchaseKind']])[] = [
  ['a basket', 10, 'basket'],
  ['a balance', 10, 'balance'],
  ['a plan', 10, 'plan'],
  ['a free basket', 12, 'free'],
]

/** Too slow for every run. These are the shortest stories; `npm run search` searches further. */
describe('nothing goes wrong in the first 50,000 states of two tabs with one storage', { timeout }, () => {
  it.each(tabs)('%s: depth %i', (_, depth, purchaseKind) => {
    const scene = aScene(purchaseKind, { devices: 2, isShared: true, troubles: { closes: true } })
    const { wrong, story, depth: seen } = explore(worldsOf(scene), { states: 50_000 })
    expect({ depth: seen, wrong, story }).toEqual({ depth, wrong: null, story: [] })
  })
})
