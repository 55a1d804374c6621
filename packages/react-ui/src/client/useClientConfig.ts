import { type ClientConfig, latest } from '@booking-dashboard/core'
import { useVisitor } from '../composition/DashboardContext'
import { useBehavior } from '../reactive/useBehavior'

/** Null until it is known, and where the back end has none for this host. */
export const useClientConfig = (): ClientConfig | null =>
  latest(useBehavior(useVisitor().client.state$))?.config ?? null
