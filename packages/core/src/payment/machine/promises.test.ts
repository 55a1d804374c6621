import { describe, expect, it } from 'vitest'
import { explore } from '../../../test/search/explore.js'
import type { Fault } from '../../../test/search/faultKinds.js'
import type { Scene } from '../../../test/search/scene.js'
import { type Promised, withoutPromise } from '../../../test/search/withoutPromise.js'
import { worldsOf } from '../../../test/search/worlds.js'

const timeout = 300_000

/** What a back end must promise, as runs: what a customer sees first if one promise is not kept. */
const broken: readonly (readonly [promise: Promised, steps: number, wrong: Fault, scene: Scene])[] = [
  ['keyActsOnce', 13, 'charged twice', withoutPromise('keyActsOnce', 'basket', 'charged twice')],
  ['refusalsAreBound', 16, 'charged twice', withoutPromise('refusalsAreBound', 'balance', 'charged twice')],
  ['statusIsTrue', 7, 'a basket was given up that may still be completed', withoutPromise('statusIsTrue', 'basket')],
  ['closedCheckEnds', 9, 'failed was shown for what may still be paid', withoutPromise('closedCheckEnds', 'plan')],
  ['listsAtOnce', 6, 'paid was shown for what is not paid', withoutPromise('listsAtOnce', 'balance')],
  ['listsAtOnce', 7, 'failed was shown for what may still be paid', withoutPromise('listsAtOnce', 'basket')],
  ['checksExpire', 5, 'locked out', withoutPromise('checksExpire', 'basket')],
  ['windowHolds', 9, 'failed was shown for what may still be paid', withoutPromise('windowHolds', 'basket')],
]

describe('without a promise of the back end', { timeout }, () => {
  it.each(broken)('%s: %i steps to “%s”', (_, steps, wrong, scene) => {
    const { wrong: first, story } = explore(worldsOf(scene))
    expect({ wrong: first, steps: story.length }).toEqual({ wrong, steps })
  })
})
