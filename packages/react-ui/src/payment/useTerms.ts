import { termsObstacle, type TermsObstacle, type TermsState } from '@booking-dashboard/core'
import { useCallback, useEffect, useState } from 'react'
import { useDashboard } from '../composition/DashboardContext'
import { useBehavior } from '../reactive/useBehavior'

export interface TermsView {
  readonly state: TermsState
  readonly accepted: boolean
  readonly accept: (accepted: boolean) => void
  /** Null where nothing stands against going on. */
  readonly obstacle: TermsObstacle | null
  readonly retry: () => void
}

/** The terms and conditions of a booking, and whether they are accepted: on this page, each time anew. */
export function useTerms(bookingRef: string): TermsView {
  const { packageInformation } = useDashboard()
  const state = useBehavior(packageInformation.terms(bookingRef))
  const [accepted, accept] = useState(false)
  const retry = useCallback(() => void packageInformation.loadTerms(bookingRef)(), [packageInformation, bookingRef])
  const unknown = state.kind === 'idle'
  useEffect(() => {
    if (unknown) retry()
  }, [unknown, retry])
  return { state, accepted, accept, obstacle: termsObstacle(state, accepted), retry }
}
