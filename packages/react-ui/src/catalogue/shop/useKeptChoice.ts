import type { Draft } from '@booking-dashboard/core'
import { useEffect, useState } from 'react'
import { useDashboard } from '../../composition/DashboardContext'
import { useBehavior } from '../../reactive/useBehavior'

interface Keeping<A> {
  readonly empty: A
  readonly toDraft: (choice: A) => Draft
  readonly fromDraft: (draft: Draft) => A
}

/** What is chosen on a shopping screen and not yet added, which a session that ran out does not lose. `form` names it in the whole product. */
export function useKeptChoice<A>(form: string, { empty, toDraft, fromDraft }: Keeping<A>) {
  const { drafts } = useDashboard()
  // Another customer's draft is not shown, also before it is known whose the draft is.
  useBehavior(drafts.readable$)
  const [made, setMade] = useState<A | null>(null)
  const atFirst = (): A => {
    const kept = drafts.read(form)
    return kept === null ? empty : fromDraft(kept)
  }
  useEffect(() => {
    if (made !== null) drafts.keep(form, toDraft(made))
  }, [drafts, form, made, toDraft])
  const change = (next: (now: A) => A): void => setMade((now) => next(now ?? atFirst()))
  return [made ?? atFirst(), change] as const
}
