import { expect, it } from 'vitest'
import { termsObstacle } from './termsObstacle.js'
import type { TermsState } from './TermsState.js'

const table: readonly (readonly [TermsState, boolean, string | null])[] = [
  [{ kind: 'idle' }, false, 'notShownYet'],
  [{ kind: 'loading' }, true, 'notShownYet'],
  [{ kind: 'unavailable' }, true, 'unavailable'],
  [{ kind: 'loaded', terms: { sections: [] } }, false, 'notAccepted'],
  [{ kind: 'loaded', terms: { sections: [] } }, true, null],
  [{ kind: 'notFound' }, false, null],
]

it.each(table)('%o, accepted %s: %s', (state, accepted, obstacle) => {
  expect(termsObstacle(state, accepted)).toBe(obstacle)
})
