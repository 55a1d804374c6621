import { expect, it } from 'vitest'
import { createSurroundings } from '../../test/createSurroundings.js'
import { createSessionState } from './Lifetime.js'

it('a state of a session begins anew when the session ends', () => {
  const { scope } = createSurroundings()
  const typed = createSessionState(scope, 'nothing')
  const seen: string[] = []
  typed.state$.subscribe((value) => seen.push(value))
  typed.set('Leeds')
  scope.end()
  scope.end()
  typed.set('York')
  scope.end()
  expect(seen).toEqual(['nothing', 'Leeds', 'nothing', 'York', 'nothing'])
})
