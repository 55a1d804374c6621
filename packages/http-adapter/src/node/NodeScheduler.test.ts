import { expect, it } from 'vitest'
import { createNodeScheduler } from './assembleDashboard.js'

const timers = (): number => process.getActiveResourcesInfo().filter((name) => name === 'Timeout').length

it('keeps a process alive for short timers, and not for timers of a minute or more', () => {
  const scheduler = createNodeScheduler()
  const before = timers()
  const long = scheduler.schedule(() => undefined, 30 * 60_000)
  expect(timers()).toBe(before)
  const short = scheduler.schedule(() => undefined, 30_000)
  expect(timers()).toBe(before + 1)
  for (const timer of [long, short]) timer.unsubscribe()
  expect(timers()).toBe(before)
})

it('runs due tasks with their arguments', async () => {
  const seen = await new Promise<string | undefined>((resolve) => {
    createNodeScheduler().schedule((given) => resolve(given), 0, 'given')
  })
  expect(seen).toBe('given')
})

it('has the time of the given clock', () => {
  expect(createNodeScheduler({ now: () => 42 }).now()).toBe(42)
})
