import { type Either, isLeft, left, right } from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import type { CallContext } from '../environment/CallContext.js'
import { cancelled, failedAt, type Failure, networkFailure } from '../failure/Failure.js'
import { createDeferred, type Deferred } from '../../test/Deferred.js'
import { createSurroundings } from '../../test/createSurroundings.js'
import { settled } from '../../test/VirtualTime.js'
import { createResource, latest, memoizeByKey, withoutReloads } from './resource.js'

const failure: Failure = failedAt('getBookings')(networkFailure)

const opened = () => {
  const { scope } = createSurroundings()
  const answers: Deferred<Either<Failure, string>>[] = []
  const contexts: CallContext[] = []
  const failed: Failure[] = []
  const resource = createResource({ scope, onFailure: (one) => void failed.push(one) }, (context) => () => {
    contexts.push(context)
    const answer = createDeferred<Either<Failure, string>>()
    answers.push(answer)
    return answer.promise
  })
  return { scope, answers, contexts, failed, resource, state: () => resource.state$.value }
}

describe('a resource', () => {
  it('is idle, loading and then loaded', async () => {
    const { resource, answers, state } = opened()
    expect(state()).toEqual({ kind: 'idle' })
    const outcome = resource.load()
    expect(state()).toEqual({ kind: 'loading', previous: null })
    expect(state().kind).toBe('loading')
    answers[0]?.resolve(right('a'))
    expect(await outcome).toEqual(right(undefined))
    expect(state()).toEqual({ kind: 'loaded', value: 'a' })
    expect(state().kind).toBe('loaded')
  })

  it('joins the trace of a use case, unless another load is under way', async () => {
    const { resource, answers, contexts } = opened()
    const own = resource.load()
    const joined = resource.load('of the use case')
    const renewed = resource.refresh('of the use case')
    answers[0]?.resolve(right('a'))
    await Promise.all([own, joined])
    answers[1]?.resolve(right('b'))
    await renewed
    expect(contexts.map(({ traceId }) => traceId === 'of the use case')).toEqual([false, true])
    expect(contexts[1]?.signal).toBe(contexts[0]?.signal)
  })

  it('shows a part of the answer only while nothing is known, and nothing of it after the session', async () => {
    const { scope } = createSurroundings()
    const parts: ((value: string) => void)[] = []
    const answer = createDeferred<Either<Failure, string>>()
    const resource = createResource<string>({ scope, onFailure: () => undefined }, (_context, inPart) => () => {
      parts.push(inPart)
      return answer.promise
    })
    const loaded = resource.load()
    parts[0]?.('part')
    expect(resource.state$.value).toEqual({ kind: 'loading', previous: 'part' })
    parts[0]?.('later part')
    expect(resource.state$.value).toEqual({ kind: 'loading', previous: 'part' })
    answer.resolve(right('whole'))
    await loaded
    void resource.load()
    parts[1]?.('part')
    expect(resource.state$.value).toEqual({ kind: 'loading', previous: 'whole' })
    scope.end()
    parts[1]?.('part')
    expect(resource.state$.value).toEqual({ kind: 'idle' })
  })

  it('is loaded once for simultaneous calls; the second gets the outcome of the first', async () => {
    const { resource, answers } = opened()
    const both = [resource.load(), resource.load()]
    expect(answers).toHaveLength(1)
    answers[0]?.resolve(left(failure))
    expect(await Promise.all(both)).toEqual([left(failure), left(failure)])
    void resource.load()
    expect(answers).toHaveLength(2)
  })

  it('changes nothing until a reload ends, for those who do not look at reloads', async () => {
    const { resource, answers, state } = opened()
    const steady$ = withoutReloads(resource.state$)
    const seen: unknown[] = []
    steady$.subscribe((now) => seen.push(now))
    const ends = [right('a'), left(failure), right('b')]
    for (const [at, end] of ends.entries()) {
      const load = resource.load()
      answers[at]?.resolve(end)
      await load
    }
    expect(seen).toEqual([
      { kind: 'idle' },
      { kind: 'loading', previous: null },
      { kind: 'loaded', value: 'a' },
      { kind: 'failed', previous: 'a', failure },
      { kind: 'loaded', value: 'a' },
      { kind: 'loaded', value: 'b' },
    ])
    void resource.load()
    expect([state().kind, steady$.value.kind]).toEqual(['loading', 'loaded'])
  })

  it('keeps its value during a reload and after its failure, which is shown once', async () => {
    const { resource, answers, state, failed } = opened()
    const first = resource.load()
    answers[0]?.resolve(right('a'))
    await first
    const second = resource.load()
    expect(state()).toEqual({ kind: 'loading', previous: 'a' })
    answers[1]?.resolve(left(failure))
    await second
    expect(state()).toEqual({ kind: 'failed', previous: 'a', failure })
    expect(latest(state())).toBe('a')
    expect(failed).toEqual([failure])
    void resource.load()
    expect(latest(state())).toBe('a')
  })
})

describe('a load while nobody is signed in', () => {
  it('is cancelled and leaves the state as it was', async () => {
    const { resource, answers, state, failed } = opened()
    const outcome = resource.load()
    answers[0]?.resolve(left(failedAt('getBookings')(cancelled('sessionEnded'))))
    expect(await outcome).toMatchObject({ left: { cause: cancelled('sessionEnded') } })
    expect(state()).toEqual({ kind: 'idle' })
    expect(failed).toEqual([])
  })
})

describe('a refresh', () => {
  it('fetches again after a running load', async () => {
    const { resource, answers, state } = opened()
    void resource.load()
    const refreshed = resource.refresh()
    const also = resource.refresh()
    expect(answers).toHaveLength(1)
    answers[0]?.resolve(right('old'))
    await settled()
    expect(answers).toHaveLength(2)
    answers[1]?.resolve(right('new'))
    await Promise.all([refreshed, also])
    expect(state()).toEqual({ kind: 'loaded', value: 'new' })
    expect(answers).toHaveLength(2)
  })

  it('fetches nothing after the session ended', async () => {
    const { resource, answers, scope, state } = opened()
    void resource.load()
    const refreshed = resource.refresh()
    scope.end()
    answers[0]?.resolve(left(failure))
    expect(isLeft(await refreshed)).toBe(true)
    expect(answers).toHaveLength(1)
    expect(state()).toEqual({ kind: 'idle' })
  })
})

describe('when the session ends', () => {
  it('everything is forgotten and the call is cancelled', async () => {
    const { resource, answers, scope, contexts, state } = opened()
    const first = resource.load()
    answers[0]?.resolve(right('a'))
    await first
    void resource.load()
    scope.end()
    expect(state()).toEqual({ kind: 'idle' })
    expect(contexts[1]?.signal?.aborted).toBe(true)
  })

  it.each([
    ['an answer', right('of the other customer')],
    ['a failure', left(failure)],
  ] as const)('%s that arrives late is dropped, even during a load of the next session', async (_what, late) => {
    const { resource, answers, scope, state, failed } = opened()
    void resource.load()
    scope.end()
    const next = resource.load()
    answers[0]?.resolve(late)
    await settled()
    expect(state()).toEqual({ kind: 'loading', previous: null })
    void resource.load()
    expect(answers).toHaveLength(2)
    answers[1]?.resolve(right('b'))
    await next
    expect(state()).toEqual({ kind: 'loaded', value: 'b' })
    expect(failed).toEqual([])
  })
})

describe('resources by key', () => {
  it('are created once for each key', () => {
    const made: string[] = []
    const get = memoizeByKey((key) => {
      made.push(key)
      return { key }
    })
    expect(get('a')).toBe(get('a'))
    expect(get('b')).not.toBe(get('a'))
    expect(made).toEqual(['a', 'b'])
  })
})
