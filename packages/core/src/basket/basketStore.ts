import { Subject, type Observable } from 'rxjs'
import type { SessionScope } from '../session/SessionScope.js'
import { type Behavior, createState, select } from '../reactive/Behavior.js'
import type { Basket } from './Basket.js'
import { type BasketActivity, type BasketSignal, type BasketState, initialBasketState } from './BasketState.js'
import { type ChangeElsewhere, type Expectation, nothingNew } from './changeElsewhere.js'
import { withRoomExtras } from './roomExtras.js'

/** Client-side flags of specification 2, §3, beside the processing flag, which is the activity's. */
export interface BasketFlags {
  readonly awaitingResponse: boolean
  readonly accommodationsAdded: boolean
}

const noFlags: BasketFlags = { awaitingResponse: false, accommodationsAdded: false }

export interface BasketStore {
  readonly state$: Behavior<BasketState>
  readonly processing$: Behavior<boolean>
  readonly flags$: Behavior<BasketFlags>
  readonly signals$: Observable<BasketSignal>
  readonly signal: (signal: BasketSignal) => void
  readonly raise: (flags: Partial<BasketFlags>) => void
  readonly begin: (activity: BasketActivity) => void
  readonly end: () => void
  /** The extras lists of its rooms are rebuilt here, whoever loaded it. */
  readonly record: (basket: Basket, changed?: ChangeElsewhere | null) => void
  readonly recordNone: (changed?: ChangeElsewhere | null) => void
  /** Everything is reset (specification 2, §4), but for what is being done right now; of which booking is stored. */
  readonly clear: (bookingRef: string) => void
  /** The prompt of the last warnings, which newer ones take the place of; returns the one before. */
  readonly rememberPrompt: (promptId: string | null) => string | null
  /** Whether these differ from the warnings of the load before. */
  readonly rememberWarnings: (warnings: readonly string[]) => boolean
  /** What the next load that answers is to find; after one that failed, the one after it. */
  readonly setExpected: (expected: Expectation) => void
  /** Forgets it. */
  readonly takeExpected: () => Expectation
  readonly update: (change: (state: BasketState) => BasketState) => void
}

export const createBasketStore = (scope: SessionScope): BasketStore => {
  const state = createState(initialBasketState)
  const flags = createState(noFlags)
  const signals = new Subject<BasketSignal>()
  let warned = ''
  let prompt: string | null = null
  let expected = nothingNew
  const setContents = (contents: BasketState['contents'], changed: ChangeElsewhere | null = null): void =>
    state.update((current) => ({ ...current, contents, changed }))
  const setActivity = (activity: BasketActivity): void => state.update((current) => ({ ...current, activity }))

  scope.ended$.subscribe(() => {
    warned = ''
    prompt = null
    expected = nothingNew
    flags.set(noFlags)
    state.set(initialBasketState)
  })
  return {
    state$: state.state$,
    processing$: select(state.state$, ({ activity }) => activity !== 'idle'),
    flags$: flags.state$,
    signals$: signals,
    signal: (signal) => signals.next(signal),
    raise: (changed) => flags.update((current) => ({ ...current, ...changed })),
    begin: setActivity,
    end: () => setActivity('idle'),
    record: (basket, changed) => setContents({ kind: 'loaded', basket: withRoomExtras(basket) }, changed),
    recordNone: (changed) => setContents({ kind: 'none' }, changed),
    clear: (bookingRef) => {
      warned = ''
      flags.set(noFlags)
      expected = nothingNew
      state.update(({ activity }) => ({ ...initialBasketState, bookingRef, contents: { kind: 'none' }, activity }))
    },
    rememberPrompt: (promptId) => {
      const before = prompt
      prompt = promptId
      return before
    },
    rememberWarnings: (warnings) => {
      const before = warned
      warned = warnings.join('\n')
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
