import { useEffect } from 'react'
import { useDashboard } from '../composition/DashboardContext'
import { useBehavior } from '../reactive/useBehavior'

/** The changes of names that wait, asked for whenever a screen that shows them is opened. */
export function usePendingChanges(bookingRef: string) {
  const { resale } = useDashboard()
  const { pendingChanges$, loadPendingChanges } = resale(bookingRef)
  useEffect(() => void loadPendingChanges(), [loadPendingChanges])
  return { loadable: useBehavior(pendingChanges$), load: (): void => void loadPendingChanges() }
}
