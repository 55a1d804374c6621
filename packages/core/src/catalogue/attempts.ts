import { type Behavior, createState } from '../reactive/Behavior.js'
import type { Lifetime } from '../reactive/Lifetime.js'

/** Counts the attempts that sent nothing because of a problem in the choice. Holds the result of the last command. */
export interface Attempted<Outcome> {
  readonly attempts: number
  readonly isAdding: boolean
  readonly outcome: Outcome
}

export interface Attempts<Outcome> {
  readonly state$: Behavior<Attempted<Outcome>>
  readonly setOutcome: (outcome: Outcome) => void
  /** A new choice clears the outcome. */
  readonly forget: () => void
  /** Counts an attempt that sends nothing. */
  readonly refuse: () => void
  /** Shows that the command is running. */
  readonly during: <End>(send: () => Promise<End>) => Promise<End>
}

/** Starts anew when the session ends. */
export const createAttempts = <Outcome>(
  { ended$ }: Pick<Lifetime, 'ended$'>,
  none: Outcome & { readonly kind: 'none' },
): Attempts<Outcome> => {
  const untouched: Attempted<Outcome> = { attempts: 0, isAdding: false, outcome: none }
  const attempted = createState(untouched)
  ended$.subscribe(() => attempted.set(untouched))
  const change = (next: Partial<Attempted<Outcome>>): void => attempted.update((now) => ({ ...now, ...next }))
  return {
    state$: attempted.state$,
    setOutcome: (outcome) => change({ outcome }),
    forget: () => {
      if (attempted.state$.value.outcome !== none) change({ outcome: none })
    },
    refuse: () => attempted.update((now) => ({ ...now, attempts: now.attempts + 1 })),
    during: async (send) => {
      change({ attempts: 0, isAdding: true })
      const end = await send()
      change({ isAdding: false })
      return end
    },
  }
}
