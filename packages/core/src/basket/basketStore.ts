import { Subject } from 'rxjs'
import type { Failed, Failure } from '../failure/Failure.js'
import { createSessionState, type Lifetime } from '../reactive/Lifetime.js'
import type { Basket, BasketStatus } from './Basket.js'
import { countItems, droppedWith, keysIn, removalKey } from './itemRules.js'
import { roomOf } from '../domain/Holdings.js'

/** Text that a tab of the browser stores over a reload. Refused storage holds nothing. */
export interface TabMemory {
  readonly read: (name: string) => string | null
  readonly store: (name: string, text: string) => void
}

/** The loaded basket with the extras of each room rebuilt: each room extra belongs to one room. */
export const withRoomExtras = (basket: Basket): Basket => ({
  ...basket,
  accommodations: basket.accommodations.map((room) => ({
    ...room,
    extras: basket.extras.filter((extra) => roomOf(extra, basket.accommodations)?.id === room.id),
  })),
})

/** The changes that the next load is expected to find. */
export type Expectation =
  /** `anything`: after a payment, which ends a basket. */
  | { readonly kind: 'nothing' | 'additions' | 'anything' }
  | { readonly kind: 'removals'; readonly lines: ReadonlySet<string> }

export const nothingNew: Expectation = { kind: 'nothing' }

/** What changed in the basket through another tab, another device or the back end's clock. */
export type ChangeElsewhere = 'gone' | 'replaced' | 'changed'

const over: readonly BasketStatus[] = ['abandoned', 'cancelled', 'completed', 'archived', 'deleted']

/** Whether the basket accepts no more items. */
export const isClosed = ({ status }: Basket): boolean => over.includes(status)

/**
 * The removed lines and those that go with them: a room's extras, and a charge with its name change, in both
 * directions.
 */
const withRelatedLines = (before: Basket, removed: ReadonlySet<string>): ReadonlySet<string> =>
  new Set([...removed].flatMap((key) => [key, ...droppedWith(before, key), removalKey(before, key)]))

/** Null if only expected changes happened. */
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
  | { readonly kind: 'unknown' | 'none' }
  | { readonly kind: 'loaded'; readonly basket: Basket }
  /** `count`: that of the last load that worked. */
  | (Failed & { readonly count: number | null })

/** The flow that is running. */
export type BasketActivity = 'idle' | 'checking' | 'getting' | 'adding' | 'removing' | 'resetting'

/** Client-side flags of behaviour/basket#2.3. The processing flag comes from the activity instead. */
export interface BasketFlags {
  /** True while a name change is being sent. False again on every exit. */
  readonly awaitingResponse: boolean
  /** Whether the last call to add accommodation worked. */
  readonly accommodationsAdded: boolean
}

/** The state of one basket. */
export interface StoredBasket extends BasketFlags {
  /** The reference in the answer to a reset. Null before a reset (behaviour/basket#2.4). */
  readonly bookingRef: string | null
  readonly contents: BasketContents
  readonly activity: BasketActivity
  /** What the last load found changed elsewhere. */
  readonly changed: ChangeElsewhere | null
  /** Whether a load after a change has failed: the contents are those before the change. */
  readonly isOutdated: boolean
}

/** Signals of behaviour/basket#2.4. */
export type BasketSignal = 'addFailed' | 'addSucceeded' | 'checkComplete' | 'getSucceeded' | 'resetSucceeded'

const initial: StoredBasket = {
  bookingRef: null,
  contents: { kind: 'unknown' },
  activity: 'idle',
  changed: null,
  isOutdated: false,
  awaitingResponse: false,
  accommodationsAdded: false,
}

/** The loaded basket, even an empty one. */
export const heldIn = ({ contents }: StoredBasket): Basket | null =>
  contents.kind === 'loaded' ? contents.basket : null

/** The number of items, as far as it is known. */
export const itemsIn = ({ contents, isOutdated }: StoredBasket): number | null => {
  if (isOutdated) return null
  switch (contents.kind) {
    case 'unknown':
      return null
    case 'none':
      return 0
    case 'loaded':
      return countItems(contents.basket)
    case 'failed':
      return contents.count
  }
}

export type BasketStore = ReturnType<typeof createBasketStore>

interface BasketStoreDeps {
  readonly bookingRef: string
  readonly scope: Lifetime
  readonly tabMemory: TabMemory
}

export const createBasketStore = ({ bookingRef, scope, tabMemory }: BasketStoreDeps) => {
  const state = createSessionState(scope, initial)
  const signals = new Subject<BasketSignal>()
  const memory = `warned/${bookingRef}`
  let warned = tabMemory.read(memory)
  const prompt = createSessionState<string | null>(scope, null)
  const expected = createSessionState<Expectation>(scope, nothingNew)
  const setWarned = (next: string): void => {
    warned = next
    tabMemory.store(memory, next)
  }
  const setContents = (contents: BasketContents, changed: ChangeElsewhere | null = null): void =>
    state.merge({ contents, changed, isOutdated: false })

  scope.ended$.subscribe(() => setWarned(''))
  return {
    state$: state.state$,
    signals$: signals.asObservable(),
    signal: (signal: BasketSignal): void => signals.next(signal),
    raise: (flags: Partial<BasketFlags>): void => state.merge(flags),
    setActivity: (activity: BasketActivity): void => state.merge({ activity }),
    /** Rebuilds the lists of extras of the basket's rooms. */
    record: (basket: Basket, changed?: ChangeElsewhere | null): void =>
      setContents({ kind: 'loaded', basket: withRoomExtras(basket) }, changed),
    recordNone: (changed?: ChangeElsewhere | null): void => setContents({ kind: 'none' }, changed),
    recordFailure: (failure: Failure): void =>
      state.update((now) => ({ ...now, contents: { kind: 'failed', failure, count: itemsIn(now) } })),
    /** Called if the load after a change fails. */
    outdate: (): void => state.merge({ isOutdated: true }),
    /** Resets everything except the running activity (behaviour/basket#2.4), and stores the booking reference. */
    clear: (resetRef: string): void => {
      setWarned('')
      expected.set(nothingNew)
      state.update(({ activity }) => ({ ...initial, bookingRef: resetRef, contents: { kind: 'none' }, activity }))
    },
    /** Stores the prompt of the latest warnings, which newer warnings replace. Returns the previous one. */
    rememberPrompt: (promptId: string | null): string | null => {
      const before = prompt.state$.value
      prompt.set(promptId)
      return before
    },
    /**
     * Whether these warnings differ from those of the previous load, or belong to another basket. The tab stores them
     * over a reload.
     */
    rememberWarnings: (basketId: string, warnings: readonly string[]): boolean => {
      const before = warned
      setWarned([basketId, ...warnings].join('\n'))
      return warned !== before
    },
    /** Sets the changes that the next successful load is expected to find. */
    setExpected: expected.set,
    /** Returns the expected changes and forgets them. */
    takeExpected: (): Expectation => {
      const before = expected.state$.value
      expected.set(nothingNew)
      return before
    },
  }
}
