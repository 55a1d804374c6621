import { type Behavior, combine, createState } from '../reactive/Behavior.js'
import type { Lifetime } from '../reactive/Lifetime.js'
import type { Drafts } from './Drafts.js'

/** Where a choice is stored. `isEmpty`: there is nothing to store. */
export interface ChoiceForm<Choice> {
  readonly form: string
  readonly empty: Choice
  readonly isEmpty: (choice: Choice) => boolean
}

interface Deps {
  readonly drafts: Pick<Drafts, 'readable$' | 'read' | 'store' | 'drop'>
  readonly scope: Pick<Lifetime, 'ended$'>
}

/** A choice that outlives the session: until it is made on this page, it is read from its draft. */
export const createStoredChoice = <Choice>({ drafts, scope }: Deps, { form, empty, isEmpty }: ChoiceForm<Choice>) => {
  const made = createState<{ readonly choice: Choice | null }>({ choice: null })
  // A new value even if nothing was chosen, so that the draft is read again: no `createSessionState`.
  scope.ended$.subscribe(() => made.set({ choice: null }))
  const now = (): Choice => made.state$.value.choice ?? drafts.read(form, empty)
  const state$: Behavior<Choice> = combine({ made: made.state$, readable: drafts.readable$ }, now)
  return {
    state$,
    now,
    store: (choice: Choice): void => {
      if (isEmpty(choice)) drafts.drop(form)
      else drafts.store(form, choice)
      made.set({ choice })
    },
  }
}
