import type { Task } from 'fp-ts/lib/Task.js'
import type { Lifetime } from './Lifetime.js'

/** Whether calls may run at the same time is a business rule: each flow picks one of these. */

/** One run of an exclusive flow. */
export interface Turn {
  /**
   * Lets the next run begin before the result is published. False if the session ended meanwhile: then nobody gets the
   * result.
   */
  readonly end: () => boolean
}

/**
 * A second call during a run gets the result of the first: pressing Pay twice pays once, and a load is not repeated.
 * Calls with different keys run in parallel. A run that outlives its session does not delay the next session.
 */
export const exhaust = <A>({ ended$ }: Pick<Lifetime, 'ended$'>) => {
  let running = new Map<string, Promise<A>>()
  ended$.subscribe(() => {
    running = new Map()
  })
  return (work: (turn: Turn) => Promise<A>, key = ''): Promise<A> => {
    const mine = running
    const known = mine.get(key)
    if (known !== undefined) return known
    let hasEnded = false
    const end = (): boolean => {
      if (!hasEnded) mine.delete(key)
      hasEnded = true
      return mine === running
    }
    const promise = work({ end })
    if (!hasEnded) mine.set(key, promise)
    void promise.then(end, end)
    return promise
  }
}

/**
 * Runs tasks one at a time, in the order of the calls. If one throws, its caller gets the error and the next tasks
 * still run. If none is under way, a task begins at once: what it changes is rendered together with its caller's state.
 */
export const serial = (): (<A>(task: Task<A>) => Task<A>) => {
  let last: Promise<void> | null = null
  return (task) => async () => {
    const before = last
    let end = (): void => undefined
    const ended = new Promise<void>((resolve) => {
      end = resolve
    })
    last = ended
    try {
      if (before !== null) await before
      return await task()
    } finally {
      if (last === ended) last = null
      end()
    }
  }
}

/** As many as a browser sends to one host at a time. Further calls would wait while their time-out runs. */
const callsAtOnce = 6

/** Runs at most `atOnce` tasks at a time. Starts and results follow the order of the tasks, which never reject. */
export const mapConcurrent = async <A>(tasks: readonly Task<A>[], atOnce = callsAtOnce): Promise<readonly A[]> => {
  const waiting = tasks.entries()
  const results = new Map<number, A>()
  const runInTurn = async (): Promise<void> => {
    for (const [index, task] of waiting) results.set(index, await task())
  }
  await Promise.all(Array.from({ length: atOnce }, runInTurn))
  return [...results].sort(([a], [b]) => a - b).map(([, result]) => result)
}
