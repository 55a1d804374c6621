import { memberModule } from '@booking-dashboard/core'
import { memberHttpModule } from '@booking-dashboard/http-adapter'

/** A lazy part: what is bound once a customer is signed in. */
export const memberParts = [memberModule, memberHttpModule]
