import { type Either, isLeft } from 'fp-ts/lib/Either.js'
import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { Booking, Pax } from '../bookings/Booking.js'
import { fullName } from '../bookings/holdings/passengers.js'
import type { NewcomerField } from '../catalogue/tickets/newcomerFields.js'
import type { Failure } from '../failure/Failure.js'
import { type Behavior, combine, createState, select } from '../reactive/Behavior.js'
import { latest, type Loadable } from '../reactive/Loadable.js'
import type { SessionScope } from '../session/SessionScope.js'
import type { Drafts } from '../session/Drafts.js'
import type { Texts } from '../messages/texts.js'
import type { AddEnd, Things } from './addToBasket.js'
import { type Basket, checkoutObstacle, isEmptyBasket } from './Basket.js'
import type { NewPax } from './BasketApi.js'
import { lineKey } from './BasketKind.js'
import { type BasketOverview, basketOverview } from './basketOverview.js'
import { basketOf, type BasketState, itemCount } from './BasketState.js'
import { createMissingPassengers, type MissingPassengers, type SavePassengersEnd } from './missingPassengers.js'
import { passengersLeftOver, unusedPassengers } from './newPassengers.js'
import { keysToRemove, type LinesToRemove } from './removeLines.js'
import type {
  BasketQuestion,
  DiscardEnd,
  LoadBasketEnd,
  LoadedBasket,
  RemovalEnd,
  ShoppingBasketState,
} from './ShoppingBasketState.js'

/** The basket of one booking, as it is looked at and emptied. Its changes run one after the other. */
export interface ShoppingBasket {
  readonly state$: Behavior<ShoppingBasketState>
  /** What the basket's button counts; null while it is not known. */
  readonly count$: Behavior<number | null>
  /** The specification's processing flag (2, §4): something is being done to the basket. */
  readonly processing$: Behavior<boolean>
  /** While a change of name is on its way; false again on every exit (specification 2, §4). */
  readonly awaitingResponse$: Behavior<boolean>
  /** Whether there is a basket, in passing: a failure is only in the end, but one of the session leads where it has to. */
  readonly check: () => Promise<LoadBasketEnd>
  /** Loads the basket and shows the warnings of its mandatory sections. */
  readonly load: () => Promise<LoadBasketEnd>
  readonly pick: (key: string, isPicked: boolean) => void
  readonly pickAll: (isPicked: boolean) => void
  /** Removes lines of one kind as their own button does; asks first where a new passenger would be left with nothing. */
  readonly askToRemove: (keys: readonly string[]) => Promise<RemovalEnd>
  /** The same for what is picked. */
  readonly askToRemovePicked: () => Promise<RemovalEnd>
  /** Answers the question of passengers who would be left with nothing. */
  readonly answerRemoval: (withPassengers: boolean) => Promise<RemovalEnd>
  /** Removes what is named, in the order of specification 2, §4, without a question. */
  readonly remove: (keys: readonly string[]) => Promise<RemovalEnd>
  readonly askToDiscard: () => void
  /** Takes the question back. */
  readonly dismissQuestion: () => void
  /** Discards the basket that is shown, without a question. */
  readonly discard: () => Promise<DiscardEnd>
  readonly editPassenger: (paxId: number, field: NewcomerField, value: string) => void
  readonly savePassengers: () => Promise<SavePassengersEnd>
}

/** What can be done to the basket, in the basket's own order of things. */
interface BasketFlows {
  readonly check: TaskEither<Failure, void>
  readonly get: TaskEither<Failure, void>
  readonly remove: (lines: LinesToRemove) => TaskEither<Failure, void>
  readonly reset: TaskEither<Failure, void>
  readonly addPassengers: (pax: readonly NewPax[]) => Promise<AddEnd<Things>>
}

interface ShoppingBasketDeps {
  readonly bookingRef: string
  readonly flows: BasketFlows
  readonly basket$: Behavior<BasketState>
  readonly processing$: Behavior<boolean>
  readonly awaitingResponse$: Behavior<boolean>
  readonly booking$: Behavior<Loadable<Booking>>
  readonly drafts: Drafts
  readonly texts: Texts
  readonly scope: SessionScope
}

interface Asked extends LinesToRemove {
  readonly passengers: readonly string[]
  readonly question: BasketQuestion
}

/** What the customer does with the page, beside what the basket holds. */
interface Use {
  readonly picked: ReadonlySet<string>
  readonly removing: ReadonlySet<string>
  readonly asked: Asked | null
  readonly isAskedToDiscard: boolean
  readonly lastRemoval: LoadedBasket['lastRemoval']
}

const unused: Use = {
  picked: new Set(),
  removing: new Set(),
  asked: null,
  isAskedToDiscard: false,
  lastRemoval: null,
}

const list = new Intl.ListFormat('en-GB')

const removalEnd = (outcome: Either<Failure, void>): Exclude<RemovalEnd, { kind: 'asking' }> => {
  if (!isLeft(outcome)) return { kind: 'removed' }
  return outcome.left.cause.kind === 'cancelled' ? { kind: 'cancelled' } : { kind: 'failed', failure: outcome.left }
}

/** The picked lines that are still there, and what belongs to them: without its room an extra is for nobody. */
const pickedOf = ({ lines }: BasketOverview, picked: ReadonlySet<string>): ReadonlySet<string> =>
  new Set(
    lines.filter(({ key, partOf }) => picked.has(key) || (partOf !== null && picked.has(partOf))).map(({ key }) => key),
  )

/** Worked out once for what it is worked out of: picking a line leaves the others as they are. */
const onceForEach = <A, B, C>(work: (a: A, b: B) => C): ((a: A, b: B) => C) => {
  let last: { readonly a: A; readonly b: B; readonly value: C } | null = null
  return (a, b) => {
    if (last === null || last.a !== a || last.b !== b) last = { a, b, value: work(a, b) }
    return last.value
  }
}

/** The basket as it was loaded, and as it is shown; null where none is loaded. */
export interface ShownBasket {
  readonly state: BasketState
  readonly overview: BasketOverview | null
}

export interface ShoppingBasketParts {
  readonly model: ShoppingBasket
  readonly shown$: Behavior<ShownBasket>
}

export const createShoppingBasket = (deps: ShoppingBasketDeps): ShoppingBasketParts => {
  const { bookingRef, flows, basket$, drafts, texts, scope } = deps
  const use = createState(unused)
  scope.ended$.subscribe(() => use.set(unused))

  const held$ = select(basket$, basketOf)
  const bookingPax$ = select(deps.booking$, (booking) => latest(booking)?.pax ?? null)
  const overviewOf = onceForEach((held: Basket, pax: readonly Pax[] | null) => basketOverview(held, pax ?? [], texts))
  const shown$ = combine(basket$, bookingPax$, (state, pax) => {
    const held = basketOf(state)
    return { state, pax, overview: held && overviewOf(held, pax) }
  })
  const missing = createMissingPassengers({
    bookingRef,
    drafts,
    session: scope,
    current: () => ({ basket: held$.value, bookingPax: bookingPax$.value }),
    add: flows.addPassengers,
  })
  const newPassengers$ = select(held$, (held) => {
    const unusedPax = held === null ? [] : unusedPassengers(held)
    return (held?.pax ?? []).map((pax) => ({
      key: lineKey('pax', pax.id),
      name: fullName(pax),
      isUnused: unusedPax.includes(pax),
    }))
  })

  const loadedBasket = (
    { activity, changed }: BasketState,
    basket: Basket,
    overview: BasketOverview,
    now: Use,
    absent: MissingPassengers | null,
  ): LoadedBasket => {
    const picked = pickedOf(overview, now.picked)
    return {
      ...overview,
      kind: 'loaded',
      basket,
      picked,
      canPick: overview.lines.length > 1,
      areAllPicked: overview.lines.length > 0 && picked.size === overview.lines.length,
      removing: now.removing,
      isRemovingPicked: picked.size > 0 && [...picked].every((key) => now.removing.has(key)),
      isDiscarding: activity === 'resetting',
      question: now.isAskedToDiscard ? { kind: 'discard' } : (now.asked?.question ?? null),
      newPassengers: newPassengers$.value,
      missing: absent,
      obstacle: checkoutObstacle(basket),
      lastRemoval: now.lastRemoval,
      changed,
    }
  }

  const used$ = combine(use.state$, missing.form$, (now, form) => ({ now, form }))
  const state$ = combine(shown$, used$, ({ state, pax, overview }, { now, form }): ShoppingBasketState => {
    const { contents, activity, changed } = state
    switch (contents.kind) {
      case 'loaded':
        return overview === null || isEmptyBasket(contents.basket)
          ? { kind: 'none', changed }
          : loadedBasket(state, contents.basket, overview, now, missing.shown(contents.basket, pax, form))
      case 'none':
        return { kind: 'none', changed }
      case 'failed':
        return { kind: 'failed', failure: contents.failure, isRetrying: activity === 'getting' }
      case 'unknown':
        return { kind: activity === 'idle' ? 'unknown' : 'loading' }
    }
  })

  const loadEnd = (outcome: Either<Failure, void>): LoadBasketEnd => {
    if (!isLeft(outcome)) return { kind: held$.value === null ? 'none' : 'loaded' }
    return outcome.left.cause.kind === 'cancelled' ? { kind: 'cancelled' } : { kind: 'failed', failure: outcome.left }
  }

  const remove = async (lines: LinesToRemove): Promise<RemovalEnd> => {
    if (lines.keys.length === 0) return { kind: 'nothingToRemove' }
    const session = scope.context()
    const going = keysToRemove(held$.value, lines.keys)
    use.update((now) => ({ ...now, asked: null, removing: new Set([...now.removing, ...going, ...lines.keys]) }))
    const end = removalEnd(await flows.remove(lines)())
    if (session.signal?.aborted === true) return { kind: 'cancelled' }
    use.update((now) => ({
      ...now,
      lastRemoval: end,
      removing: new Set([...now.removing].filter((key) => !going.includes(key) && !lines.keys.includes(key))),
    }))
    return end
  }

  const ask = async (lines: LinesToRemove): Promise<RemovalEnd> => {
    const basket = held$.value
    const leftOver = basket === null ? [] : passengersLeftOver(basket, keysToRemove(basket, lines.keys))
    if (leftOver.length === 0) return remove(lines)
    const names = list.format(leftOver.map(fullName))
    const question: BasketQuestion = {
      kind: 'passengersToo',
      names,
      passengers: leftOver.length,
      lines: lines.keys.length,
    }
    const passengers = leftOver.map(({ id }) => lineKey('pax', id))
    use.update((now) => ({ ...now, asked: { ...lines, passengers, question } }))
    return { kind: 'asking' }
  }

  const pickedNow = (): readonly string[] => (state$.value.kind === 'loaded' ? [...state$.value.picked] : [])

  const model: ShoppingBasket = {
    state$,
    count$: select(basket$, itemCount),
    processing$: deps.processing$,
    awaitingResponse$: deps.awaitingResponse$,
    check: async () => loadEnd(await flows.check()),
    load: async () => loadEnd(await flows.get()),
    pick: (key, isPicked) => {
      const others = pickedNow().filter((one) => one !== key)
      use.update((now) => ({ ...now, picked: new Set(isPicked ? [...others, key] : others) }))
    },
    pickAll: (isPicked) => {
      const lines = isPicked ? (shown$.value.overview?.lines ?? []) : []
      use.update((now) => ({ ...now, picked: new Set(lines.map(({ key }) => key)) }))
    },
    askToRemove: (keys) => ask({ keys, as: 'oneKind' }),
    askToRemovePicked: () => ask({ keys: pickedNow(), as: 'items' }),
    answerRemoval: async (withPassengers) => {
      const { asked } = use.state$.value
      if (asked === null) return { kind: 'nothingToRemove' }
      return remove(withPassengers ? { keys: [...asked.keys, ...asked.passengers], as: 'items' } : asked)
    },
    remove: (keys) => remove({ keys, as: 'items' }),
    askToDiscard: () => use.update((now) => ({ ...now, asked: null, isAskedToDiscard: true })),
    dismissQuestion: () => use.update((now) => ({ ...now, asked: null, isAskedToDiscard: false })),
    discard: async () => {
      use.update((now) => ({ ...now, isAskedToDiscard: false }))
      const session = scope.context()
      const outcome = await flows.reset()
      if (!isLeft(outcome)) return { kind: 'discarded' }
      if (session.signal?.aborted === true) return { kind: 'cancelled' }
      return outcome.left.cause.kind === 'cancelled'
        ? { kind: 'changedElsewhere' }
        : { kind: 'failed', failure: outcome.left }
    },
    editPassenger: missing.edit,
    savePassengers: missing.save,
  }
  return { model, shown$ }
}
