import { latest } from '@booking-dashboard/core'
import type { ClientConfig } from '@booking-dashboard/core/ports'
import { useVisitor } from '../dashboard/DashboardContext'
import { useBehavior } from '../reactive/useBehavior'

/** Null until the config is known, and if the back end has none for this host. */
export const useClientConfig = (): ClientConfig | null =>
  latest(useBehavior(useVisitor().client.state$))?.config ?? null
