import { describe, expect, it } from 'vitest'
import { createSurroundings } from '../../test/createSurroundings.js'
import { openDrafts } from '../../test/openDrafts.js'
import { constant } from '../reactive/Behavior.js'
import { createDrafts } from './Drafts.js'
import { createStoredChoice } from './storedChoice.js'

const opened = (stored?: readonly string[]) => {
  const { scope } = createSurroundings()
  const { drafts, readable, all } = openDrafts()
  if (stored !== undefined) drafts.store('parking', stored)
  const choice = () =>
    createStoredChoice<readonly string[]>(
      { drafts, scope },
      { form: 'parking', empty: [], isEmpty: (places) => places.length === 0 },
    )
  return { scope, readable, drafts, all, choice }
}

describe('a stored choice', () => {
  it('is read from its draft until it changes, and the draft goes once nothing is chosen', () => {
    const { drafts, all, choice } = opened(['A', 'B'])
    const chosen = choice()
    expect(chosen.now()).toEqual(['A', 'B'])
    chosen.store(['C'])
    expect([chosen.state$.value, drafts.read('parking', null)]).toEqual([['C'], ['C']])
    chosen.store([])
    expect([chosen.now(), all.size]).toEqual([[], 0])
  })

  it('is hidden until the owner of the draft is known, and then shows the draft', () => {
    const { readable, choice } = opened(['A'])
    readable.set({ isOwnerKnown: false })
    const seen: (readonly string[])[] = []
    choice().state$.subscribe((value) => seen.push(value))
    readable.set({ isOwnerKnown: true })
    expect(seen).toEqual([[], ['A']])
  })

  it('is read again from its draft when the session ends', () => {
    const { scope, all, choice } = opened()
    const chosen = choice()
    chosen.store(['A'])
    all.clear()
    scope.end()
    expect(chosen.now()).toEqual([])
  })

  it('is gone once its customer signs out', () => {
    const { scope, sessionStore } = createSurroundings()
    const drafts = createDrafts(sessionStore.state$, constant('7'))
    const chosen = createStoredChoice<readonly string[]>(
      { drafts, scope },
      { form: 'parking', empty: [], isEmpty: (places) => places.length === 0 },
    )
    chosen.state$.subscribe(() => undefined)
    chosen.store(['A'])
    sessionStore.revoke('byCustomer')
    expect(chosen.state$.value).toEqual([])
  })
})
