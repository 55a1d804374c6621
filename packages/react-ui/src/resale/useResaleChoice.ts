import {
  bookingWasChanged,
  emptyResaleSelection,
  type Failure,
  fromResaleDraft,
  pruneResale,
  type ResaleRow,
  type ResaleSelection,
  type ResaleStatus,
  resaleTickets,
  setAllResale,
  toggleResale,
  toResaleDraft,
} from '@booking-dashboard/core'
import { isLeft } from 'fp-ts/lib/Either.js'
import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useDashboard } from '../composition/DashboardContext'
import { useBehavior } from '../reactive/useBehavior'

/** What is chosen and not confirmed yet, which a session that ran out does not lose, and what becomes of it. */
export function useResaleChoice(bookingRef: string, rows: readonly ResaleRow[]) {
  const { drafts, resale } = useDashboard()
  const feature = resale(bookingRef)
  const form = `resale/${bookingRef}`
  useBehavior(drafts.readable$)
  const [chosen, setChosen] = useState<ResaleSelection | null>(null)
  const [failure, setFailure] = useState<Failure | null>(null)
  const kept = drafts.read(form)
  const selection = useMemo(() => pruneResale(chosen ?? fromResaleDraft(kept ?? {}), rows), [chosen, kept, rows])
  const now = useRef(selection)
  useLayoutEffect(() => {
    now.current = selection
  })

  const change = useCallback(
    (next: (before: ResaleSelection) => ResaleSelection): void => {
      const changed = next(now.current)
      now.current = changed
      drafts.keep(form, toResaleDraft(changed))
      setChosen(changed)
    },
    [drafts, form],
  )
  const toggle = useCallback((row: ResaleRow): void => change((before) => toggleResale(before, row)), [change])
  const setAll = useCallback(
    (some: readonly ResaleRow[], status: ResaleStatus, on: boolean): void =>
      change((before) => setAllResale(before, some, status, on)),
    [change],
  )

  const update = async (): Promise<void> => {
    const tickets = resaleTickets(selection, rows)
    const sent = new Set(tickets.map(({ id }) => id))
    setFailure(null)
    const outcome = await feature.update(tickets)()
    // A ticket that was refused may have a change of its name by now.
    void feature.loadPendingChanges()
    if (isLeft(outcome) && !bookingWasChanged(outcome.left)) return setFailure(outcome.left)
    // What was chosen meanwhile stays chosen.
    change((before) => new Map([...before].filter(([id]) => !sent.has(id))))
  }
  return {
    selection,
    toggle,
    setAll,
    clear: () => {
      setFailure(null)
      change(() => emptyResaleSelection)
    },
    update: () => void update(),
    updating: useBehavior(feature.update$).kind === 'submitting',
    /** The last attempt's, until the next one. */
    failure,
  }
}

export type ResaleChoice = ReturnType<typeof useResaleChoice>
