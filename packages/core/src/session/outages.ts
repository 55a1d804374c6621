import type { SchedulerLike, Subscription } from 'rxjs'
import { seconds } from '../environment/time.js'
import type { Failure } from '../failure/Failure.js'
import { combine, createState } from '../reactive/Behavior.js'
import type { SignInTexts } from './sessionTexts.js'
import type { Outage, SessionStore, SignedIn } from './SessionState.js'

/** The back end has not answered a session check for a while. */
export interface SessionOutage {
  readonly explanation: string
  /** An attempt is running now. */
  readonly isAsking: boolean
}

/** How long the loader waits for an answer before it explains the delay (behaviour/session#d8.3). */
const patience = seconds(10)

const longestPause = seconds(30)

/**
 * The time limit of an attempt in milliseconds: 10 s, 20 s, then 30 s. A connection that hangs is given up soon, and a
 * slow back end still gets the time of any request.
 */
export const limitOf = (before: Outage | undefined): number =>
  Math.min(patience * ((before?.attempts ?? 0) + 1), longestPause)

/** Milliseconds from an attempt without an answer to the next: 2 s, 4 s, 8 s, 16 s, then 30 s. */
const pauseAfter = (attempts: number): number => Math.min(seconds(2 ** attempts), longestPause)

interface OutagesDeps {
  readonly store: SessionStore
  readonly scheduler: SchedulerLike
  readonly texts: SignInTexts
  readonly onFailure: (failure: Failure) => void
  readonly checkAgain: () => void
}

/** Handles session checks without an answer (behaviour/session#d8.3). */
export const createOutages = ({ store, scheduler, texts, onFailure, checkAgain }: OutagesDeps) => {
  const isLate = createState(false)
  let late: Subscription | null = null
  let next: Subscription | null = null
  const stop = (): void => {
    late?.unsubscribe()
    next?.unsubscribe()
    late = null
    isLate.set(false)
  }
  store.state$.subscribe(({ kind }) => {
    if (kind !== 'checking') stop()
  })
  return {
    /** Null for the first 10 s of a check, and outside a check. */
    outage$: combine(
      { state: store.state$, isLateNow: isLate.state$ },
      ({ state, isLateNow }): SessionOutage | null => {
        if (state.kind !== 'checking' || !isLateNow) return null
        const cause = state.outage?.failure.cause
        const isOffline = cause?.kind === 'network' && cause.offline === true
        return {
          explanation: isOffline ? texts.failure.offline : texts.screen.shell.outage.explanation,
          isAsking: state.outage?.isAsking ?? true,
        }
      },
    ),
    /** An attempt begins. */
    ask: (previous: SignedIn | null, before: Outage | undefined): void => {
      next?.unsubscribe()
      store.set({ kind: 'checking', previous, ...(before && { outage: { ...before, isAsking: true } }) })
      late ??= scheduler.schedule(() => isLate.set(true), patience)
    },
    /**
     * An attempt had no answer: the session does not change, the toast appears once, and the next attempt follows by
     * itself.
     */
    askLater: (failure: Failure, previous: SignedIn | null, before: Outage | undefined): void => {
      const attempts = (before?.attempts ?? 0) + 1
      store.set({ kind: 'checking', previous, outage: { failure, attempts, isAsking: false } })
      if (attempts === 1) onFailure(failure)
      next = scheduler.schedule(checkAgain, pauseAfter(attempts))
    },
    stop,
  }
}
