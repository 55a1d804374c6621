import type { Task } from 'fp-ts/lib/Task.js'

/** Runs tasks, so many at a time and in their order; answers in their order too. Tasks never reject. */
export const inLanes = async <A>(tasks: readonly Task<A>[], lanes: number): Promise<readonly A[]> => {
  const waiting = tasks.entries()
  const results = new Map<number, A>()
  const lane = async (): Promise<void> => {
    for (const [place, task] of waiting) results.set(place, await task())
  }
  await Promise.all(Array.from({ length: lanes }, lane))
  return [...results].sort(([a], [b]) => a - b).map(([, result]) => result)
}
