import { describe, expect, it } from 'vitest'
import { explore } from '../../testing/search/explore.js'
import { aScene, type Scene } from '../../testing/search/scene.js'
import { type Promised, withoutPromise } from '../../testing/search/withoutPromise.js'
import { worldsOf } from '../../testing/search/worlds.js'

/** Counted in states, not in seconds: a busy machine takes its time. */
const timeout = 300_000

/** What the machine does without. */
const held: readonly (readonly [promise: Promised, states: number, depth: number, scene: Scene])[] = [
  ['closedCheckEnds', 38274, 44, withoutPromise('closedCheckEnds', 'basket')],
  ['closedCheckEnds', 20742, 41, withoutPromise('closedCheckEnds', 'balance')],
  ['paidIsRefused', 28163, 40, withoutPromise('paidIsRefused', 'basket')],
  ['paidIsRefused', 15182, 39, withoutPromise('paidIsRefused', 'balance')],
  ['rowsCarryKeys', 28648, 40, withoutPromise('rowsCarryKeys', 'basket')],
  [
    'rowsCarryKeys',
    16203,
    39,
    aScene('balance', { promises: { rowsCarryKeys: false }, unwatched: ['a form was shown beside what is listed'] }),
  ],
  ['checksExpire', 11733, 36, withoutPromise('checksExpire', 'plan')],
]

describe('nothing goes wrong on one device without a promise of the back end', { timeout }, () => {
  it.each(held)('%s: %i states, depth %i, closed', (_, states, depth, scene) => {
    expect(explore(worldsOf(scene))).toEqual({ states, depth, isClosed: true, wrong: null, story: [] })
  })
})
