import { dashboardModule } from '@booking-dashboard/core'
import { dashboardHttpModule } from '@booking-dashboard/http-adapter'

/** A lazy part: what is bound once a booking is opened, or a payment waits to be followed to its end. */
export const dashboardParts = [dashboardModule, dashboardHttpModule]
