import { type Either, isLeft } from 'fp-ts/lib/Either.js'
import { fullName } from '../../bookings/Booking.js'
import type { Failure } from '../../failure/Failure.js'
import type { Formats } from '../../messages/formats.js'
import { type Behavior, createState } from '../../reactive/Behavior.js'
import type { SessionScope } from '../../session/SessionScope.js'
import type { Basket } from '../Basket.js'
import type { BasketFlows } from '../basketFlows.js'
import { lineKey } from '../BasketKind.js'
import type { BasketOverview } from '../basketOverview.js'
import { passengersLeftOver } from '../passengers.js'
import type { BasketQuestion, DiscardEnd, LoadedBasket, RemovalEnd } from '../ShoppingBasketState.js'
import { keysToRemove, type LinesToRemove } from './removeLines.js'

/** Picking and removing lines, and discarding the basket. */
export interface BasketRemoval {
  readonly pick: (key: string, isPicked: boolean) => void
  readonly pickAll: (isPicked: boolean) => void
  /** Removes lines of one kind; asks first if a new passenger would be left with nothing. */
  readonly askToRemove: (keys: readonly string[]) => Promise<RemovalEnd>
  /** The same for the picked lines. */
  readonly askToRemovePicked: () => Promise<RemovalEnd>
  /** Answers the question of passengers who would be left with nothing. */
  readonly answerRemoval: (withPassengers: boolean) => Promise<RemovalEnd>
  /** Removes these items without asking, in the order of specification 2, §4. */
  readonly remove: (keys: readonly string[]) => Promise<RemovalEnd>
  readonly askToDiscard: () => void
  /** Closes the question without an answer. */
  readonly dismissQuestion: () => void
  /** Discards the basket that is shown, without asking. */
  readonly discard: () => Promise<DiscardEnd>
}

interface RemovalDeps {
  readonly flows: Pick<BasketFlows, 'remove' | 'reset'>
  readonly scope: SessionScope
  /** The basket that is loaded, and its lines as they are shown. */
  readonly held: () => Basket | null
  readonly overview: () => BasketOverview | null
  readonly formats: Formats
}

interface Asked extends LinesToRemove {
  readonly passengers: readonly string[]
  readonly question: BasketQuestion
}

/** What is picked, asked and being removed. */
export interface RemovalState {
  readonly picked: ReadonlySet<string>
  readonly removing: ReadonlySet<string>
  readonly asked: Asked | null
  readonly isAskedToDiscard: boolean
  readonly lastRemoval: LoadedBasket['lastRemoval']
}

const untouched: RemovalState = {
  picked: new Set(),
  removing: new Set(),
  asked: null,
  isAskedToDiscard: false,
  lastRemoval: null,
}

const removalEnd = (outcome: Either<Failure, void>): Exclude<RemovalEnd, { kind: 'asking' }> => {
  if (!isLeft(outcome)) return { kind: 'removed' }
  return outcome.left.cause.kind === 'cancelled' ? { kind: 'cancelled' } : { kind: 'failed', failure: outcome.left }
}

/** The picked lines that still exist, and the extras of picked rooms. */
export const pickedOf = ({ lines }: BasketOverview, picked: ReadonlySet<string>): ReadonlySet<string> =>
  new Set(
    lines.filter(({ key, partOf }) => picked.has(key) || (partOf !== null && picked.has(partOf))).map(({ key }) => key),
  )

export const createBasketRemoval = ({
  flows,
  scope,
  held,
  overview,
  formats,
}: RemovalDeps): { readonly state$: Behavior<RemovalState>; readonly commands: BasketRemoval } => {
  const state = createState(untouched)
  scope.ended$.subscribe(() => state.set(untouched))

  const remove = async (lines: LinesToRemove): Promise<RemovalEnd> => {
    if (lines.keys.length === 0) return { kind: 'nothingToRemove' }
    const session = scope.context()
    const going = keysToRemove(held(), lines.keys)
    state.update((now) => ({ ...now, asked: null, removing: new Set([...now.removing, ...going, ...lines.keys]) }))
    const end = removalEnd(await flows.remove(lines)())
    if (session.signal?.aborted === true) return { kind: 'cancelled' }
    state.update((now) => ({
      ...now,
      lastRemoval: end,
      removing: new Set([...now.removing].filter((key) => !going.includes(key) && !lines.keys.includes(key))),
    }))
    return end
  }

  const ask = async (lines: LinesToRemove): Promise<RemovalEnd> => {
    const basket = held()
    const leftOver = basket === null ? [] : passengersLeftOver(basket, keysToRemove(basket, lines.keys))
    if (leftOver.length === 0) return remove(lines)
    const names = formats.list(leftOver.map(fullName))
    const question: BasketQuestion = {
      kind: 'passengersToo',
      names,
      passengers: leftOver.length,
      lines: lines.keys.length,
    }
    const passengers = leftOver.map(({ id }) => lineKey('pax', id))
    state.update((now) => ({ ...now, asked: { ...lines, passengers, question } }))
    return { kind: 'asking' }
  }

  const pickedNow = (): readonly string[] => {
    const shown = overview()
    return shown === null ? [] : [...pickedOf(shown, state.state$.value.picked)]
  }

  const commands: BasketRemoval = {
    pick: (key, isPicked) => {
      const others = pickedNow().filter((one) => one !== key)
      state.update((now) => ({ ...now, picked: new Set(isPicked ? [...others, key] : others) }))
    },
    pickAll: (isPicked) => {
      const lines = isPicked ? (overview()?.lines ?? []) : []
      state.update((now) => ({ ...now, picked: new Set(lines.map(({ key }) => key)) }))
    },
    askToRemove: (keys) => ask({ keys, as: 'oneKind' }),
    askToRemovePicked: () => ask({ keys: pickedNow(), as: 'items' }),
    answerRemoval: async (withPassengers) => {
      const { asked } = state.state$.value
      if (asked === null) return { kind: 'nothingToRemove' }
      return remove(withPassengers ? { keys: [...asked.keys, ...asked.passengers], as: 'items' } : asked)
    },
    remove: (keys) => remove({ keys, as: 'items' }),
    askToDiscard: () => state.update((now) => ({ ...now, asked: null, isAskedToDiscard: true })),
    dismissQuestion: () => state.update((now) => ({ ...now, asked: null, isAskedToDiscard: false })),
    discard: async () => {
      state.update((now) => ({ ...now, isAskedToDiscard: false }))
      const session = scope.context()
      const outcome = await flows.reset()
      if (!isLeft(outcome)) return { kind: 'discarded' }
      if (session.signal?.aborted === true) return { kind: 'cancelled' }
      return outcome.left.cause.kind === 'cancelled'
        ? { kind: 'changedElsewhere' }
        : { kind: 'failed', failure: outcome.left }
    },
  }
  return { state$: state.state$, commands }
}
