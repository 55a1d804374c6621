import { describe, expect, it } from 'vitest'
import { createState } from '../reactive/Behavior.js'
import type { Draft, Drafts } from '../session/Drafts.js'
import { createSurroundings } from '../testing/createSurroundings.js'
import { fromDraft, toDraft } from '../session/valueDraft.js'
import { createChoice } from './createShop.js'

const opened = (stored: readonly (readonly [string, Draft])[] = []) => {
  const { scope } = createSurroundings()
  const readable = createState(true)
  const all = new Map(stored)
  const drafts: Pick<Drafts, 'readable$' | 'read' | 'store' | 'drop'> = {
    readable$: readable.state$,
    read: (form) => (readable.state$.value ? (all.get(form) ?? null) : null),
    store: (form, draft) => void all.set(form, draft),
    drop: (form) => void all.delete(form),
  }
  const choice = () =>
    createChoice<readonly string[]>(
      { drafts, scope },
      { form: 'parking', empty: [], isEmpty: (places) => places.length === 0 },
    )
  return { scope, readable, all, choice }
}

describe('a stored choice', () => {
  it('is read from its draft until it changes, and the draft goes once nothing is chosen', () => {
    const { all, choice } = opened([['parking', toDraft(['A', 'B'])]])
    const chosen = choice()
    expect(chosen.now()).toEqual(['A', 'B'])
    chosen.store(['C'])
    expect([chosen.state$.value, fromDraft(all.get('parking') ?? null, [])]).toEqual([['C'], ['C']])
    chosen.store([])
    expect([chosen.now(), all.size]).toEqual([[], 0])
  })

  it('is hidden until the owner of the draft is known, and then shows the draft', () => {
    const { readable, choice } = opened([['parking', toDraft(['A'])]])
    readable.set(false)
    const seen: (readonly string[])[] = []
    choice().state$.subscribe((value) => seen.push(value))
    readable.set(true)
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
})
