import { pendingChangesModule } from '@booking-dashboard/core/composition'
import { resaleHttpModule } from '@booking-dashboard/http-adapter'

/** The bindings for every page that marks tickets with a pending change of name. */
export const pendingChangesParts = [pendingChangesModule, resaleHttpModule]
