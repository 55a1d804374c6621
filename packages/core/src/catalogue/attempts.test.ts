import { expect, it } from 'vitest'
import { createSurroundings } from '../testing/createSurroundings.js'
import { createAttempts } from './attempts.js'

it('the attempts are reset when the session ends', () => {
  const { scope } = createSurroundings()
  const attempts = createAttempts<{ readonly kind: 'none' | 'added' }>(scope, { kind: 'none' })
  attempts.refuse()
  attempts.setOutcome({ kind: 'added' })
  expect(attempts.state$.value).toEqual({ attempts: 1, isAdding: false, outcome: { kind: 'added' } })
  scope.end()
  expect(attempts.state$.value).toEqual({ attempts: 0, isAdding: false, outcome: { kind: 'none' } })
})
