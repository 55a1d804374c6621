import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { afterPaint } from './afterPaint'

let frames: Map<number, () => void>

beforeEach(() => {
  frames = new Map()
  vi.useFakeTimers()
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => frames.set(frames.size + 1, run).size)
  vi.stubGlobal('cancelAnimationFrame', (frame: number) => frames.delete(frame))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const paint = (): void => frames.forEach((run) => run())

it('runs after the frame that paints, not in it', () => {
  const work = vi.fn()
  afterPaint(work)
  vi.runAllTimers()
  paint()
  expect(work).not.toHaveBeenCalled()
  vi.runAllTimers()
  expect(work).toHaveBeenCalledTimes(1)
})

it.each([
  ['before the frame', false],
  ['after the frame', true],
])('runs never if it is cancelled %s', (_, isPainted) => {
  const work = vi.fn()
  const cancel = afterPaint(work)
  if (isPainted) paint()
  cancel()
  paint()
  vi.runAllTimers()
  expect(work).not.toHaveBeenCalled()
})
