import { Subject, type Observable } from 'rxjs'
import type { SessionScope } from '../session/SessionScope.js'
import { type Behavior, createState, select } from '../reactive/Behavior.js'
import type { Basket } from './Basket.js'
import { type BasketActivity, type BasketSignal, type BasketState, initialBasketState } from './BasketState.js'

export interface BasketStore {
  readonly state$: Behavior<BasketState>
  readonly processing$: Behavior<boolean>
  readonly signals$: Observable<BasketSignal>
  readonly signal: (signal: BasketSignal) => void
  readonly begin: (activity: BasketActivity) => void
  readonly end: () => void
  readonly record: (basket: Basket) => void
  readonly recordNone: () => void
  /** Whether these differ from the warnings of the load before. */
  readonly rememberWarnings: (warnings: readonly string[]) => boolean
  readonly update: (change: (state: BasketState) => BasketState) => void
}

export const createBasketStore = (scope: SessionScope): BasketStore => {
  const state = createState(initialBasketState)
  const signals = new Subject<BasketSignal>()
  let warned = ''
  const setContents = (contents: BasketState['contents']): void =>
    state.update((current) => ({ ...current, contents }))
  const setActivity = (activity: BasketActivity): void => state.update((current) => ({ ...current, activity }))

  scope.ended$.subscribe(() => {
    warned = ''
    state.set(initialBasketState)
  })
  return {
    state$: state.state$,
    processing$: select(state.state$, ({ activity }) => activity !== 'idle'),
    signals$: signals,
    signal: (signal) => signals.next(signal),
    begin: setActivity,
    end: () => setActivity('idle'),
    record: (basket) => setContents({ kind: 'loaded', basket }),
    recordNone: () => setContents({ kind: 'none' }),
    rememberWarnings: (warnings) => {
      const before = warned
      warned = warnings.join('\n')
      return warned !== before
    },
    update: state.update,
  }
}
