import { describe, expect, it } from 'vitest'
import type { AddEnd } from './addToBasket.js'
import { failedAt, networkFailure } from '../../failure/Failure.js'
import { createSurroundings } from '../../../test/createSurroundings.js'
import { settled } from '../../../test/VirtualTime.js'
import { createAdding } from './createAdding.js'

const added = { kind: 'added', messages: ['2 were added.'] } as const
type Left = { readonly items: readonly string[] }
const failure = failedAt('addExtras')(networkFailure)

const opened = (...ends: AddEnd<Left>[]) => {
  const { scope } = createSurroundings()
  const log: string[] = []
  const chosen = { items: ['A', 'B'] as readonly string[], problems: [] as readonly string[] }
  const adding = createAdding(scope, {
    problems: () => chosen.problems,
    toInput: (): Left => ({ items: chosen.items }),
    count: ({ items }: Left) => items.length,
    send: async () => {
      log.push('send')
      return ends.shift() ?? added
    },
    removeAdded: (_sent, left) => {
      chosen.items = left?.items ?? []
    },
    refresh: ({ kind }) => void log.push(`refresh ${kind}`),
  })
  return { scope, adding, log, chosen, shown: () => adding.state$.value }
}
const unclear = (end: AddEnd<Left>): AddEnd<Left> => ({ kind: 'unclear', failure, checkStatusAgain: async () => end })

describe('an attempt', () => {
  it('counts a refusal, and starts anew with the session', async () => {
    const { adding, chosen, shown, scope, log } = opened()
    chosen.problems = ['wrong']
    expect(await adding.add()).toEqual({ kind: 'invalid', problems: ['wrong'] })
    expect([shown().attempts, log]).toEqual([1, []])
    scope.end()
    expect(shown()).toEqual({ attempts: 0, isAdding: false, outcome: { kind: 'none' } })
  })

  it('that is sent ends the refusals before it', async () => {
    const { adding, chosen, shown } = opened({ kind: 'failed', failure })
    chosen.problems = ['wrong']
    await adding.add()
    chosen.problems = []
    await adding.add()
    expect(shown()).toEqual({ attempts: 0, isAdding: false, outcome: { kind: 'failed' } })
  })

  it('removes what was added from the choice', async () => {
    const { adding, chosen, shown } = opened({ kind: 'partlyAdded', left: { items: ['B'] }, failure })
    expect(await adding.add()).toEqual({ kind: 'partlyAdded', left: 1, failure })
    adding.forget()
    expect([chosen.items, shown().outcome]).toEqual([['B'], { kind: 'partlyAdded', left: 1 }])
    expect(await adding.add()).toEqual({ kind: 'added', count: 1 })
    expect(shown().outcome).toEqual(added)
    adding.forget()
    expect([chosen.items, shown().outcome.kind]).toEqual([[], 'none'])
  })

  it.each([
    ['added', added, ['send', 'refresh unclear', 'refresh added']],
    ['failed', { kind: 'failed', failure }, ['send', 'refresh unclear', 'send', 'refresh added']],
  ] as const)('checks once after an unclear result: %s', async (_kind, found, expected) => {
    const { adding, log, chosen } = opened(unclear(found))
    expect((await adding.add()).kind).toBe('unclear')
    chosen.problems = _kind === 'added' ? ['sold out'] : []
    expect(await adding.add()).toEqual({ kind: 'added', count: 2 })
    expect(log).toEqual(expected)
  })

  it('checks nothing after the session ended', async () => {
    const { adding, log, scope } = opened(unclear(added))
    await adding.add()
    scope.end()
    await adding.add()
    expect(log.filter((one) => one === 'send')).toHaveLength(2)
  })

  it('is cancelled if the session ends before its answer, and says nothing in the next one', async () => {
    const { adding, log, scope, shown } = opened(added)
    const end = adding.add()
    scope.end()
    expect(await end).toEqual({ kind: 'cancelled', reason: 'sessionEnded' })
    await settled()
    expect([log, shown().outcome]).toEqual([['send'], { kind: 'none' }])
  })
})
