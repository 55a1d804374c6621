import { memberModule } from '@booking-dashboard/core/composition'
import { memberHttpModule } from '@booking-dashboard/http-adapter'

/** The bindings for a signed-in customer. */
export const memberParts = [memberModule, memberHttpModule]
