import { memberModule } from '@booking-dashboard/core/composition'
import { memberHttpModule } from '@booking-dashboard/http-adapter'

/** What is bound once a customer is signed in. */
export const memberParts = [memberModule, memberHttpModule]
