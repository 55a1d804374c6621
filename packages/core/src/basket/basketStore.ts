import { type Observable, Subject } from 'rxjs'
import type { Failure } from '../failure/Failure.js'
import type { Lifetime } from '../reactive/Lifetime.js'
import { type Behavior, createState } from '../reactive/Behavior.js'
import type { Basket, BasketStatus } from './Basket.js'
import { idOfKey, lineKey } from './BasketKind.js'
import { everyKind, kindOf } from './basketKinds.js'
import { roomOf } from '../domain/Holdings.js'

/** The basket as it was loaded, with the extras of each room rebuilt: each room extra is in the list of one room. */
export const withRoomExtras = (basket: Basket): Basket => ({
  ...basket,
  accommodations: basket.accommodations.map((room) => ({
    ...room,
    extras: basket.extras.filter((extra) => roomOf(extra, basket.accommodations)?.id === room.id),
  })),
})

/** The changes that the next load is expected to find. */
export type Expectation =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'additions' }
  | { readonly kind: 'removals'; readonly lines: ReadonlySet<string> }
  /** After a payment, which ends a basket. */
  | { readonly kind: 'anything' }

export const nothingNew: Expectation = { kind: 'nothing' }

/** What somebody else did to the basket: another tab, another device, the back end's own clock. */
export type ChangeElsewhere = 'gone' | 'replaced' | 'changed'

const over: readonly BasketStatus[] = ['abandoned', 'cancelled', 'completed', 'archived', 'deleted']

/** Whether nothing can be added to it any more. */
export const isClosed = ({ status }: Basket): boolean => over.includes(status)

/** The key of everything that the basket holds, in the order in which several things are removed. */
export const keysIn = (basket: Basket): readonly string[] =>
  everyKind().flatMap(([name, kind]) => kind.ids(basket).map((id) => lineKey(name, id)))

/** What was removed, and what goes with it: a room's extras, a charge's change of name and the other way round. */
const withRelatedLines = (before: Basket, removed: ReadonlySet<string>): ReadonlySet<string> =>
  new Set(
    [...removed].flatMap((key) => {
      const { mayDrop, removedAs } = kindOf(key)
      const id = idOfKey(key)
      return [key, ...(mayDrop?.(before, id) ?? []), ...(removedAs ? [removedAs(before, id)] : [])]
    }),
  )

/** Null if nothing changed but what was expected. */
export const changeElsewhere = (
  before: Basket,
  after: Basket | null,
  expected: Expectation,
): ChangeElsewhere | null => {
  if (expected.kind === 'anything') return null
  const keys = keysIn(before)
  const gone = expected.kind === 'removals' ? withRelatedLines(before, expected.lines) : new Set<string>()
  // The back end may close a basket when its last line is removed.
  if (after === null) return keys.length > 0 && keys.every((key) => gone.has(key)) ? null : 'gone'
  if (before.id !== after.id) return 'replaced'
  const [linesBefore, linesAfter] = [new Set(keys), new Set(keysIn(after))]
  const isMissing = keys.some((line) => !linesAfter.has(line) && !gone.has(line))
  const isNew = expected.kind !== 'additions' && [...linesAfter].some((line) => !linesBefore.has(line))
  return isMissing || isNew ? 'changed' : null
}

export type BasketContents =
  | { readonly kind: 'unknown' }
  | { readonly kind: 'none' }
  | { readonly kind: 'loaded'; readonly basket: Basket }
  | { readonly kind: 'failed'; readonly failure: Failure }

/** What is being done to the basket. */
export type BasketActivity = 'idle' | 'checking' | 'getting' | 'adding' | 'removing' | 'resetting'

/** Client-side flags of behaviour/basket#2.3, beside the processing flag, which is the activity's. */
export interface BasketFlags {
  /** While a change of name is on its way; false again on every exit. */
  readonly awaitingResponse: boolean
  /** Whether the last adding of accommodation worked. */
  readonly accommodationsAdded: boolean
}

/** What is known of one basket. */
export interface StoredBasket extends BasketFlags {
  /** As the answer to a reset names it; null before one (behaviour/basket#2.4). */
  readonly bookingRef: string | null
  readonly contents: BasketContents
  readonly activity: BasketActivity
  /** What the last load found that somebody else had done to it. */
  readonly changed: ChangeElsewhere | null
}

/** Signals of behaviour/basket#2.4. */
export type BasketSignal = 'addFailed' | 'addSucceeded' | 'checkComplete' | 'getSucceeded' | 'resetSucceeded'

const initial: StoredBasket = {
  bookingRef: null,
  contents: { kind: 'unknown' },
  activity: 'idle',
  changed: null,
  awaitingResponse: false,
  accommodationsAdded: false,
}

/** The basket that is loaded, even one that holds nothing. */
export const heldIn = ({ contents }: StoredBasket): Basket | null =>
  contents.kind === 'loaded' ? contents.basket : null

export interface BasketStore {
  readonly state$: Behavior<StoredBasket>
  readonly signals$: Observable<BasketSignal>
  readonly signal: (signal: BasketSignal) => void
  readonly raise: (flags: Partial<BasketFlags>) => void
  readonly begin: (activity: BasketActivity) => void
  readonly end: () => void
  /** Rebuilds the lists of extras of its rooms. */
  readonly record: (basket: Basket, changed?: ChangeElsewhere | null) => void
  readonly recordNone: (changed?: ChangeElsewhere | null) => void
  /** Everything is reset (behaviour/basket#2.4), but for what is being done right now; of which booking is stored. */
  readonly clear: (bookingRef: string) => void
  /** Remembers the prompt of the last warnings, to be replaced by newer ones; returns the one before. */
  readonly rememberPrompt: (promptId: string | null) => string | null
  /** Whether these differ from the warnings of the load before, or are of another basket. */
  readonly rememberWarnings: (basketId: string, warnings: readonly string[]) => boolean
  /** What the next successful load is expected to find. */
  readonly setExpected: (expected: Expectation) => void
  /** Forgets it. */
  readonly takeExpected: () => Expectation
  readonly update: (change: (state: StoredBasket) => StoredBasket) => void
}

export const createBasketStore = (scope: Lifetime): BasketStore => {
  const state = createState(initial)
  const signals = new Subject<BasketSignal>()
  let warned = ''
  let prompt: string | null = null
  let expected: Expectation = nothingNew
  const setContents = (contents: BasketContents, changed: ChangeElsewhere | null = null): void =>
    state.update((current) => ({ ...current, contents, changed }))
  const setActivity = (activity: BasketActivity): void => state.update((current) => ({ ...current, activity }))

  scope.ended$.subscribe(() => {
    warned = ''
    prompt = null
    expected = nothingNew
    state.set(initial)
  })
  return {
    state$: state.state$,
    signals$: signals,
    signal: (signal) => signals.next(signal),
    raise: (flags) => state.update((current) => ({ ...current, ...flags })),
    begin: setActivity,
    end: () => setActivity('idle'),
    record: (basket, changed) => setContents({ kind: 'loaded', basket: withRoomExtras(basket) }, changed),
    recordNone: (changed) => setContents({ kind: 'none' }, changed),
    clear: (bookingRef) => {
      warned = ''
      expected = nothingNew
      state.update(({ activity }) => ({ ...initial, bookingRef, contents: { kind: 'none' }, activity }))
    },
    rememberPrompt: (promptId) => {
      const before = prompt
      prompt = promptId
      return before
    },
    rememberWarnings: (basketId, warnings) => {
      const before = warned
      warned = [basketId, ...warnings].join('\n')
      return warned !== before
    },
    setExpected: (next) => {
      expected = next
    },
    takeExpected: () => {
      const before = expected
      expected = nothingNew
      return before
    },
    update: state.update,
  }
}
