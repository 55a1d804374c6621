import { createTicketFinder, type TicketEntry } from '@booking-dashboard/core'
import { useDeferredValue, useMemo, useState } from 'react'

export interface TicketFilter<S extends string> {
  /** As it was typed. */
  readonly text: string
  readonly show: S | 'all'
}

const countsOf = <A, S extends string>(
  entries: readonly A[],
  shownAs: (entry: A) => S,
): ReadonlyMap<S | 'all', number> => {
  const counts = new Map<S | 'all', number>([['all', entries.length]])
  for (const entry of entries) counts.set(shownAs(entry), (counts.get(shownAs(entry)) ?? 0) + 1)
  return counts
}

/** A list of tickets by text and state; typing never waits for it. `shownAs` stays the same from one render to the next. */
export const useTicketFilter = <A extends TicketEntry, S extends string>(
  entries: readonly A[],
  shownAs: (entry: A) => S,
) => {
  const [filter, setFilter] = useState<TicketFilter<S>>({ text: '', show: 'all' })
  const settled = useDeferredValue(filter)
  const find = useMemo(() => createTicketFinder(entries), [entries])
  const byText = useMemo(() => find(settled.text), [find, settled.text])
  const shown = useMemo(
    () => (settled.show === 'all' ? byText : byText.filter((entry) => shownAs(entry) === settled.show)),
    [byText, settled.show, shownAs],
  )
  return {
    filter,
    setFilter,
    clear: () => setFilter({ text: '', show: 'all' }),
    /** What the list is shown by: a moment behind what is typed. */
    settled,
    shown,
    /** Of all tickets. */
    totals: useMemo(() => countsOf(entries, shownAs), [entries, shownAs]),
    /** Of those that the text finds. */
    counts: useMemo(() => countsOf(byText, shownAs), [byText, shownAs]),
  }
}

export type TicketFilterControl<A extends TicketEntry, S extends string> = ReturnType<typeof useTicketFilter<A, S>>
