import { isLeft } from 'fp-ts/lib/Either.js'
import { fullName, type BookingPassenger } from '../domain/Booking.js'
import { cancelledBy, failedEnd, type Failure } from '../failure/Failure.js'
import { describeFailure } from '../failure/errorCatalogue.js'
import type { BasketTexts } from './basketTexts.js'
import type { Behavior } from '../reactive/Behavior.js'
import { createSessionState, isOver, type Lifetime } from '../reactive/Lifetime.js'
import type { Basket } from './Basket.js'
import type { BasketFlows } from './basketFlows.js'
import { lineKey } from './BasketKind.js'
import type { BasketOverview } from './basketOverview.js'
import type { BasketQuestion, DiscardEnd, NotDone, RemovalEnd } from './shoppingBasketState.js'
import { passengersLeftOver } from './passengers.js'
import { keysToRemove, type LinesToRemove } from './removeLines.js'

/** Nothing is removed yet: `state$` holds the question, and `answerRemoval` continues. */
export interface RemovalAsked {
  readonly kind: 'asking' | 'nothingToRemove'
}

/** Picking and removing lines, and discarding the basket. */
export interface BasketRemoval {
  readonly pick: (key: string, isPicked: boolean) => void
  readonly pickAll: (isPicked: boolean) => void
  /** Asks whether to remove lines of one kind, and whether to remove new passengers who would be left with nothing. */
  readonly askToRemove: (keys: readonly string[]) => RemovalAsked
  /** The same for the picked lines. */
  readonly askToRemovePicked: () => RemovalAsked
  /** Removes the lines of the question, and optionally the new passengers who would be left with nothing. */
  readonly answerRemoval: (withPassengers: boolean) => Promise<RemovalEnd>
  /** Removes these items without asking, in the order of behaviour/basket#2.4. */
  readonly remove: (keys: readonly string[]) => Promise<RemovalEnd>
  readonly askToDiscard: () => void
  /** Closes the question without an answer. */
  readonly dismissQuestion: () => void
  /** Discards the basket that is shown, without asking. */
  readonly discard: () => Promise<DiscardEnd>
}

interface RemovalDeps {
  readonly flows: Pick<BasketFlows, 'remove' | 'reset'>
  readonly scope: Lifetime
  /** The loaded basket, and its lines as shown. */
  readonly held: () => Basket | null
  readonly overview: () => BasketOverview | null
  readonly texts: BasketTexts
}

interface Asked extends LinesToRemove {
  readonly passengers: readonly string[]
  readonly question: BasketQuestion
}

/** The picked lines, the open question and the lines that are being removed. */
export interface RemovalState {
  readonly picked: ReadonlySet<string>
  readonly removing: ReadonlySet<string>
  readonly asked: Asked | null
  readonly isAskedToDiscard: boolean
  /** `basketId` is that of the basket that was to be changed. */
  readonly notDone: (NotDone & { readonly basketId: string | null }) | null
}

const untouched: RemovalState = {
  picked: new Set(),
  removing: new Set(),
  asked: null,
  isAskedToDiscard: false,
  notDone: null,
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
  texts,
}: RemovalDeps): { readonly state$: Behavior<RemovalState>; readonly commands: BasketRemoval } => {
  const state = createSessionState(scope, untouched)
  const tell = (what: NotDone['what'], failure: Failure): void =>
    state.merge({ notDone: { what, lines: describeFailure(failure, texts), basketId: held()?.id ?? null } })

  const remove = async (lines: LinesToRemove): Promise<RemovalEnd> => {
    if (lines.keys.length === 0) return { kind: 'nothingToRemove' }
    const session = scope.context()
    const going = keysToRemove(held(), lines.keys)
    state.update((now) => ({
      ...now,
      asked: null,
      notDone: null,
      removing: new Set([...now.removing, ...going, ...lines.keys]),
    }))
    const outcome = await flows.remove(lines)()
    if (isOver(session)) return cancelledBy(session)
    state.update((now) => ({
      ...now,
      removing: new Set([...now.removing].filter((key) => !going.includes(key) && !lines.keys.includes(key))),
    }))
    if (!isLeft(outcome)) return { kind: 'removed' }
    const end = failedEnd(outcome.left)
    if (end.kind === 'failed') tell('removal', end.failure)
    return end
  }

  const labelOf = (basket: Basket, keys: readonly string[]): string => {
    const { lines = [], sections = [] } = overview() ?? {}
    const { basket: words } = texts.screen
    const [first = ''] = keys
    if (keys.length === 1) {
      const passenger = basket.passengers.find(({ id }) => lineKey('passengers', id) === first)
      const line = lines.find(({ key }) => key === first)
      return passenger ? words.removePassenger(fullName(passenger)) : (line?.removeLabel ?? words.removeSelected(1))
    }
    const alike = sections.flatMap((section) => section.alike).find((some) => some.keys.join() === keys.join())
    return alike?.label ?? words.removeSelected(keys.length)
  }

  const questionOf = (
    basket: Basket,
    keys: readonly string[],
    leftOver: readonly BookingPassenger[],
  ): BasketQuestion =>
    leftOver.length > 0
      ? {
          kind: 'passengersToo',
          names: texts.formats.list(leftOver.map(fullName)),
          passengers: leftOver.length,
          lines: keys.length,
        }
      : {
          kind: 'remove',
          label: labelOf(basket, keys),
          takesAlong: keysToRemove(basket, keys).length > keysToRemove(null, keys).length,
        }

  const ask = (lines: LinesToRemove): RemovalAsked => {
    const basket = held()
    if (basket === null || lines.keys.length === 0) return { kind: 'nothingToRemove' }
    const leftOver = passengersLeftOver(basket, keysToRemove(basket, lines.keys))
    const passengers = leftOver.map(({ id }) => lineKey('passengers', id))
    const question = questionOf(basket, lines.keys, leftOver)
    state.merge({ asked: { ...lines, passengers, question } })
    return { kind: 'asking' }
  }

  const pickedNow = (): readonly string[] => {
    const shown = overview()
    return shown === null ? [] : [...pickedOf(shown, state.state$.value.picked)]
  }

  const commands: BasketRemoval = {
    pick: (key, isPicked) => {
      const others = pickedNow().filter((one) => one !== key)
      state.merge({ picked: new Set(isPicked ? [...others, key] : others) })
    },
    pickAll: (isPicked) => {
      const lines = isPicked ? (overview()?.lines ?? []) : []
      state.merge({ picked: new Set(lines.map(({ key }) => key)) })
    },
    askToRemove: (keys) => ask({ keys, as: 'oneKind' }),
    askToRemovePicked: () => ask({ keys: pickedNow(), as: 'items' }),
    answerRemoval: async (withPassengers) => {
      const { asked } = state.state$.value
      if (asked === null) return { kind: 'nothingToRemove' }
      return remove(
        withPassengers && asked.passengers.length > 0
          ? { keys: [...asked.keys, ...asked.passengers], as: 'items' }
          : asked,
      )
    },
    remove: (keys) => remove({ keys, as: 'items' }),
    askToDiscard: () => state.merge({ asked: null, isAskedToDiscard: true }),
    dismissQuestion: () => state.merge({ asked: null, isAskedToDiscard: false }),
    discard: async () => {
      state.merge({ isAskedToDiscard: false, notDone: null })
      const session = scope.context()
      const outcome = await flows.reset()
      if (!isLeft(outcome)) return { kind: 'discarded' }
      if (isOver(session)) return cancelledBy(session)
      if (outcome.left.cause.kind === 'cancelled') return { kind: 'changedElsewhere' }
      tell('emptying', { operation: 'resetBasket', cause: outcome.left.cause })
      return { kind: 'failed', failure: outcome.left }
    },
  }
  return { state$: state.state$, commands }
}
