import { expect, it } from 'vitest'
import { createServerClock } from './serverClock.js'

const start = Date.parse('2026-03-02T09:00:00Z')
const date = new Date(start).toUTCString()

it('is unknown before an answer has a Date', () => {
  const clock = createServerClock(() => 5)
  expect(clock.now()).toBeNull()
  for (const said of [null, '', 'yesterday']) clock.hear(said)
  expect(clock.now()).toBeNull()
})

it('advances from the latest answer by whole milliseconds of the monotonic clock', () => {
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
