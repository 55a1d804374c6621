import type { Failure, Instalment, PaymentPlanFeature } from '@booking-dashboard/core'
import { useCallback, useEffect, useState } from 'react'
import { useBehavior } from '../reactive/useBehavior'

export interface ProjectionView {
  readonly day: number
  /** While it is loading, `instalments` are those that were shown before, so that nothing jumps. */
  readonly status: 'loading' | 'ready' | 'failed'
  readonly instalments: readonly Instalment[] | null
  readonly failure: Failure | null
  readonly retry: () => void
}

/** What a plan on that day would take; asked for whenever the day changes. `known` is shown without asking. */
export function useProjection(plan: PaymentPlanFeature, day: number, known: readonly Instalment[] | null = null): ProjectionView {
  const state = useBehavior(plan.projection$)
  const ask = known === null
  const retry = useCallback(() => void plan.project(day)(), [plan, day])
  useEffect(() => {
    if (ask) retry()
  }, [ask, retry])

  const [shown, setShown] = useState<readonly Instalment[] | null>(known)
  const fresh = known ?? (state.kind === 'loaded' && state.day === day ? state.instalments : null)
  if (fresh !== null && fresh !== shown) setShown(fresh)
  const failed = ask && state.kind === 'failed' && state.day === day ? state.failure : null
  const status = fresh !== null ? 'ready' : failed !== null ? 'failed' : 'loading'
  return { day, status, instalments: fresh ?? shown, failure: failed, retry }
}
