import { describe, expect, it } from 'vitest'
import { explore } from '../../../test/search/explore.js'
import { aScene, type Scene } from '../../../test/search/scene.js'
import { type Promised, withoutPromise } from '../../../test/search/withoutPromise.js'
import { worldsOf } from '../../../test/search/worlds.js'

/** Counted in states, not in seconds: a busy machine takes its time. */
const timeout = 300_000

/** A smaller search has left something out. */
const fewest = 10_000

/** What the machine does without. */
const held: readonly (readonly [promise: Promised, scene: Scene])[] = [
  ['closedCheckEnds', withoutPromise('closedCheckEnds', 'basket')],
  ['closedCheckEnds', withoutPromise('closedCheckEnds', 'balance')],
  ['paidIsRefused', withoutPromise('paidIsRefused', 'basket')],
  ['paidIsRefused', withoutPromise('paidIsRefused', 'balance')],
  ['rowsCarryKeys', withoutPromise('rowsCarryKeys', 'basket')],
  [
    'rowsCarryKeys',
    aScene('balance', { promises: { rowsCarryKeys: false }, unwatched: ['a form was shown beside what is listed'] }),
  ],
  ['checksExpire', withoutPromise('checksExpire', 'plan')],
]

describe('nothing goes wrong on one device without a promise of the back end', { timeout }, () => {
  it.each(held)('%s', (_, scene) => {
    const { states, ...found } = explore(worldsOf(scene))
    expect(found).toMatchObject({ isClosed: true, wrong: null, story: [] })
    expect(states).toBeGreaterThan(fewest)
  })
})
