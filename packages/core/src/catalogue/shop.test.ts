import { describe, expect, it } from 'vitest'
import { createState } from '../reactive/Behavior.js'
import type { Draft, Drafts } from '../session/Drafts.js'
import { createSurroundings } from '../testing/createSurroundings.js'
import { createStoredChoice, createOpenEnd, joinIds, splitIds } from './shop.js'

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
    createStoredChoice({ drafts, scope }, 'parking', {
      isEmpty: (places: readonly string[]) => places.length === 0,
      toDraft: (places) => ({ places: places.join(' ') }),
      fromDraft: ({ places = '' }) => places.split(' ').filter((place) => place !== ''),
    })
  return { scope, readable, all, choice }
}

describe('a stored choice', () => {
  it('is read from its draft until it changes, and the draft goes once nothing is chosen', () => {
    const { all, choice } = opened([['parking', { places: 'A B' }]])
    const chosen = choice()
    expect(chosen.now()).toEqual(['A', 'B'])
    chosen.store(['C'])
    expect([chosen.state$.value, all.get('parking')]).toEqual([['C'], { places: 'C' }])
    chosen.store([])
    expect([chosen.now(), all.size]).toEqual([[], 0])
  })

  it('is hidden until the owner of the draft is known, and then shows the draft', () => {
    const { readable, choice } = opened([['parking', { places: 'A' }]])
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

describe('an add command with an unclear result', () => {
  const opensAfterCheck = (kind: 'added' | 'failed') => {
    const { scope } = createSurroundings()
    const open = createOpenEnd<{ readonly kind: string }>(scope)
    const log: string[] = []
    open.leave(async () => {
      log.push('look')
      return { kind }
    })
    const submit = () =>
      open.checkStatusBefore(
        async () => {
          log.push('send')
          return { kind: 'added' }
        },
        (check) => check(),
      )
    return { scope, log, submit }
  }

  it.each([
    ['added', ['look', 'send']],
    ['failed', ['look', 'send', 'send']],
  ] as const)('is checked once before the next submission: %s', async (kind, expected) => {
    const { log, submit } = opensAfterCheck(kind)
    expect(await submit()).toEqual({ kind: 'added' })
    await submit()
    expect(log).toEqual(expected)
  })

  it('is forgotten with the session', async () => {
    const { scope, log, submit } = opensAfterCheck('added')
    scope.end()
    await submit()
    expect(log).toEqual(['send'])
  })
})

it('ids of any kind can share one field', () => {
  expect(splitIds(joinIds('a/b', '', 'é%'))).toEqual(['a/b', '', 'é%'])
})
