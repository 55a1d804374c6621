import { type Behavior, createState } from '../../reactive/Behavior.js'
import type { Lifetime } from '../../reactive/Lifetime.js'
import type { RoomSelectionProblem } from './roomLimits.js'
import { type AddRoomsEnd, type RoomsOutcome, type SubmittedRooms, untouched } from './roomShopState.js'

type Command = SubmittedRooms['submitted']

/** The attempts to add rooms, and to add extras to rooms of the basket: one page shows both. */
export interface RoomAttempts {
  readonly state$: Behavior<SubmittedRooms>
  readonly setOutcome: (outcome: RoomsOutcome) => void
  /** A new choice clears the outcome, except a message about something still to be done. */
  readonly forget: () => void
  readonly refuse: (command: Command, problems: readonly RoomSelectionProblem[]) => AddRoomsEnd
  /** Shows that the command is running, and reloads what is on sale when it has ended. */
  readonly during: (command: Command, send: () => Promise<AddRoomsEnd>) => Promise<AddRoomsEnd>
}

export const createRoomAttempts = ({ ended$ }: Pick<Lifetime, 'ended$'>, refresh: () => void): RoomAttempts => {
  const submitted = createState<SubmittedRooms>(untouched)
  ended$.subscribe(() => submitted.set(untouched))
  const change = (next: Partial<SubmittedRooms>): void => submitted.update((now) => ({ ...now, ...next }))
  return {
    state$: submitted.state$,
    setOutcome: (outcome) => change({ outcome }),
    forget: () => {
      const { kind } = submitted.state$.value.outcome
      if (kind !== 'none' && kind !== 'partlyAdded' && kind !== 'extrasFailed') change({ outcome: { kind: 'none' } })
    },
    refuse: (command, problems) => {
      submitted.update((now) => ({ ...now, submitted: command, attempts: now.attempts + 1 }))
      return { kind: 'invalid', problems }
    },
    during: async (command, send) => {
      change({ adding: command, attempts: 0 })
      const end = await send()
      if (end.kind === 'cancelled') return end
      change({ adding: 'none' })
      refresh()
      return end
    },
  }
}
