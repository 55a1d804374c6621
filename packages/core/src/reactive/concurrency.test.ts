import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createDeferred } from '../../test/Deferred.js'
import { createSurroundings } from '../../test/createSurroundings.js'
import { settled } from '../../test/VirtualTime.js'
import { exhaust, mapConcurrent, serial } from './concurrency.js'

describe('one after the other', () => {
  it('runs tasks in the order of the calls, however long each takes', async () => {
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), fc.integer({ min: 1, max: 8 }), async (scheduler, count) => {
        const inTurn = serial()
        const log: string[] = []
        const outcomes = Array.from({ length: count }, (_, index) =>
          inTurn(async () => {
            log.push(`begin ${index}`)
            await scheduler.schedule(Promise.resolve(), `first call of ${index}`)
            await scheduler.schedule(Promise.resolve(), `second call of ${index}`)
            log.push(`end ${index}`)
            return index
          })(),
        )
        await scheduler.waitFor(Promise.all(outcomes))
        expect(await Promise.all(outcomes)).toEqual(Array.from({ length: count }, (_, index) => index))
        expect(log).toEqual(Array.from({ length: count }, (_, index) => [`begin ${index}`, `end ${index}`]).flat())
      }),
    )
  })

  it('does nothing before a task is run, and accepts one while another runs', async () => {
    const inTurn = serial()
    const log: string[] = []
    const second = inTurn(async () => void log.push('second'))
    const first = inTurn(async () => {
      log.push('first')
      void second()
      log.push('still first')
    })
    expect(log).toEqual([])
    await first()
    await inTurn(async () => undefined)()
    expect(log).toEqual(['first', 'still first', 'second'])
  })

  it('begins at once if no task is under way', async () => {
    const inTurn = serial()
    const log: string[] = []
    const logging = (name: string) => inTurn(async () => void log.push(name))
    const first = logging('first')()
    expect(log).toEqual(['first'])
    await first
    void logging('next')()
    expect(log).toEqual(['first', 'next'])
  })

  it('continues after a task that throws, whose caller gets the error', async () => {
    const inTurn = serial()
    const thrown = inTurn(() => Promise.reject(new Error('thrown')))()
    const next = inTurn(async () => 'next')()
    await expect(thrown).rejects.toThrow('thrown')
    expect(await next).toBe('next')
  })
})

describe('so many at a time', () => {
  it('starts the next task as one ends, and returns results in the order of the tasks', async () => {
    const begun: number[] = []
    const ends = [1, 2, 3, 4].map(() => createDeferred<void>())
    const tasks = ends.map((end, index) => async () => {
      begun.push(index)
      await end.promise
      return `answer ${index}`
    })
    const all = mapConcurrent(tasks, 2)
    await settled()
    expect(begun).toEqual([0, 1])
    ends[1]?.resolve()
    await settled()
    expect(begun).toEqual([0, 1, 2])
    for (const end of ends) end.resolve()
    expect(await all).toEqual(['answer 0', 'answer 1', 'answer 2', 'answer 3'])
  })

  it('resolves at once without tasks', async () => {
    expect(await mapConcurrent([], 6)).toEqual([])
  })
})

describe('a second call while one runs', () => {
  const opened = () => {
    const { scope } = createSurroundings()
    const alone = exhaust<string>(scope)
    const begun: string[] = []
    const ends: ((answer: string) => void)[] = []
    const start = (name: string, key?: string) =>
      alone(async () => {
        begun.push(name)
        return new Promise<string>((resolve) => ends.push(resolve))
      }, key)
    return { scope, alone, begun, start, end: (index: number, answer: string) => ends[index]?.(answer) }
  }

  it('gets the result of the first, and the next call starts again', async () => {
    const { begun, start, end } = opened()
    const both = [start('first'), start('second')]
    end(0, 'the end of the first')
    expect(await Promise.all(both)).toEqual(['the end of the first', 'the end of the first'])
    void start('third')
    expect(begun).toEqual(['first', 'third'])
  })

  it('runs in parallel under another key', () => {
    const { begun, start } = opened()
    void start('one', 'a')
    void start('other', 'b')
    void start('again', 'a')
    expect(begun).toEqual(['one', 'other'])
  })

  it('starts again after a session that ended, and the old end admits no third call', async () => {
    const { scope, begun, start, end } = opened()
    const old = start('of the old session')
    scope.end()
    const mine = start('of the new session')
    end(0, 'old')
    expect(await old).toBe('old')
    await settled()
    void start('a second press')
    expect(begun).toEqual(['of the old session', 'of the new session'])
    end(1, 'new')
    expect(await mine).toBe('new')
  })

  it('may begin once the first reports its end, which has no effect after the end of the session', async () => {
    const { scope, alone } = opened()
    const seen: unknown[] = []
    await alone(async ({ end }) => {
      seen.push(end(), await alone(async () => 'next'))
      return 'first'
    })
    expect(seen).toEqual([true, 'next'])
    await alone(async ({ end }) => {
      scope.end()
      seen.push(end())
      return 'late'
    })
    expect(seen).toEqual([true, 'next', false])
  })

  it('is admitted after one that throws', async () => {
    const { alone } = opened()
    await expect(alone(() => Promise.reject(new Error('thrown')))).rejects.toThrow('thrown')
    expect(await alone(async () => 'next')).toBe('next')
  })
})
