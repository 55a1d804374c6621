import { pendingChangesModule } from '@booking-dashboard/core/composition'
import { resaleHttpModule } from '@booking-dashboard/http-adapter'

/** What is bound wherever a ticket with a pending change of its name is told apart. */
export const pendingChangesParts = [pendingChangesModule, resaleHttpModule]
