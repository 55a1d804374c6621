import { expect, it } from 'vitest'
import { createServerClock } from './serverClock.js'

const start = Date.parse('2026-03-02T09:00:00Z')
const date = new Date(start).toUTCString()

it('is not known before an answer has told the time', () => {
  const clock = createServerClock(() => 5)
  expect(clock.now()).toBeNull()
  for (const said of [null, '', 'yesterday']) clock.hear(said)
  expect(clock.now()).toBeNull()
})

it('goes on from the latest answer, by whole milliseconds of a clock that has nothing to do with the time of day', () => {
  let monotonic = 1234.56
  const clock = createServerClock(() => monotonic)
  clock.hear(date)
  monotonic += 2500.7
  expect(clock.now()).toBe(start + 2500)
  clock.hear(new Date(start + 60_000).toUTCString())
  monotonic += 10
  expect(clock.now()).toBe(start + 60_010)
  clock.hear(null)
  expect(clock.now()).toBe(start + 60_010)
})
