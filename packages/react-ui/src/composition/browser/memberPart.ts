import { memberModule } from '@booking-dashboard/core'
import { memberHttpModule } from '@booking-dashboard/http-adapter'

/** Fetched with the first page behind the sign-in. */
export const memberModules = [memberModule, memberHttpModule] as const
