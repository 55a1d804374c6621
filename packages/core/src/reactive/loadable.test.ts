import { left, right } from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import { cancelled, failedAt, networkFailure } from '../failure/Failure.js'
import { createSurroundings } from '../../test/createSurroundings.js'
import { idle, isKnown, isLoading, latest, type Loadable, loadCommand } from './resource.js'

const failure = failedAt('getBooking')(networkFailure)
const all = {
  idle,
  loading: { kind: 'loading', previous: 2 },
  loaded: { kind: 'loaded', value: 3 },
  failed: { kind: 'failed', previous: 4, failure },
} satisfies Record<string, Loadable<number>>

describe('a loadable value', () => {
  it('is loading, is known and has a latest value, depending on its kind', () => {
    const states: readonly Loadable<number>[] = [all.idle, all.loading, all.loaded, all.failed]
    expect(states.map(isLoading)).toEqual([false, true, false, false])
    expect(states.map(isKnown)).toEqual([false, false, true, true])
    expect(states.map(latest)).toEqual([null, 2, 3, 4])
  })
})

describe('a command that loads', () => {
  it('ends as loaded, failed or cancelled', async () => {
    const { scope } = createSurroundings()
    expect(await loadCommand(scope, async () => right(undefined))).toEqual({ kind: 'loaded' })
    expect(await loadCommand(scope, async () => left(failure))).toEqual({ kind: 'failed', failure })
    const broken = failedAt('getBooking')(cancelled('sessionEnded'))
    expect(await loadCommand(scope, async () => left(broken))).toEqual({ kind: 'cancelled', reason: 'sessionEnded' })
  })

  it('ends as cancelled if the session ended meanwhile, whatever the answer', async () => {
    const { scope } = createSurroundings()
    const end = loadCommand(scope, async () => {
      scope.end()
      return right(undefined)
    })
    expect(await end).toEqual({ kind: 'cancelled', reason: 'sessionEnded' })
  })
})
