import { type Either, left, right } from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import { type ApiFailure, connectionFailure, failedAt, networkFailure, serverFailure } from '../failure/Failure.js'
import { paths } from '../navigation/paths.js'
import type { LoadEnd } from '../reactive/resource.js'
import { createDeferred } from '../../test/Deferred.js'
import { createSurroundings } from '../../test/createSurroundings.js'
import { type Update, update } from './update.js'

const saved = right(undefined)
const refused = (message: string) => left(serverFailure([{ code: null, message }]))

const open = (
  answers: readonly Either<ApiFailure, unknown>[],
  read: LoadEnd = { kind: 'loaded' },
  reading: Promise<void> = Promise.resolve(),
  more: Pick<Update, 'confirmsUnread' | 'isReread'> = {},
) => {
  const surroundings = createSurroundings()
  const log: string[] = []
  const run = () =>
    update(
      { ...surroundings, onFailure: surroundings.failures.handle },
      {
        operation: 'updateCustomer',
        send: async () => {
          log.push('send')
          return answers
        },
        reload: async () => {
          log.push('reload')
          await reading
          return read
        },
        message: 'Saved!',
        redirectPath: paths.profile,
        ...more,
      },
    )
  return { ...surroundings, log, run }
}

describe('an update', () => {
  it('sends, reloads, leads on and shows a message', async () => {
    const { run, log, visited, notified } = open([saved, saved])
    expect(await run()).toEqual({ kind: 'saved' })
    expect([log, visited, notified]).toEqual([['send', 'reload'], ['/profile'], ['Saved!']])
  })

  it('shows each failure, and ends with the first', async () => {
    const { run, log, visited, notified } = open([saved, refused('One.'), refused('Two.')])
    expect(await run()).toMatchObject({ kind: 'failed', failure: { operation: 'updateCustomer' } })
    expect([log, visited, notified]).toEqual([['send'], [], ['One.', 'Two.']])
  })

  it('shows no failure that is not known: the answer was lost, and nothing was read since', async () => {
    const { failure, operations } = createSurroundings().texts
    const lost = async (how: Pick<Update, 'isReread'>, cause = networkFailure) => {
      const { run, notified } = open([left(cause)], undefined, undefined, how)
      await run()
      return notified
    }
    expect(await lost({})).toEqual([failure.unclear])
    expect(await lost({ isReread: true })).toEqual([operations.updateCustomer.text])
    expect(await lost({}, connectionFailure(null, true))).toEqual([failure.offlineUnsent])
  })

  it.each([
    ['no success if what was saved could not be read', {}, []],
    ['the success of a change that needs no reading, but leads nowhere', { confirmsUnread: true }, ['Saved!']],
  ] as const)('shows %s', async (_what, more, shown) => {
    const failure = failedAt('getCustomer')(networkFailure)
    const { run, visited, notified } = open([saved], { kind: 'failed', failure }, undefined, more)
    expect(await run()).toEqual({ kind: 'savedUnread', failure })
    expect([visited, notified]).toEqual([[], shown])
  })

  it('does nothing more once the session has ended, during the call or during the reload', async () => {
    const early = open([refused('One.')])
    const sending = early.run()
    early.scope.end()
    expect((await sending).kind).toBe('cancelled')
    expect([early.log, early.notified]).toEqual([['send'], []])
    const reading = createDeferred<void>()
    const late = open([saved], { kind: 'loaded' }, reading.promise)
    const reloading = late.run()
    await Promise.resolve()
    await Promise.resolve()
    late.scope.end()
    reading.resolve()
    expect((await reloading).kind).toBe('cancelled')
    expect([late.visited, late.notified]).toEqual([[], []])
  })
})
