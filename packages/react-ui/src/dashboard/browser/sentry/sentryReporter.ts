import type { ErrorReporter } from '@booking-dashboard/core/ports'
import type { Thrown } from '../thrown/watchThrown'
import type { ErrorReporting } from '../errorReporting'
import { describeThrown } from '../thrown/describeThrown'
import { createSentryReporter } from './createSentryReporter'

export interface SentryReporter extends ErrorReporter {
  /** For a page whose own script did not come, or broke down where it begins. */
  readonly reportThrown: (thrown: Thrown) => void
}

/** A lazy part: nobody loads it where no DSN is configured. It imports nothing of the page's own script, which may be what failed. */
export const sentryReporter = (reporting: ErrorReporting): SentryReporter => {
  const { report } = createSentryReporter(reporting, { post: (address, init) => fetch(address, init), now: Date.now })
  return {
    report,
    reportThrown: (thrown) => {
      const described = describeThrown(thrown, location.origin)
      if (described !== null) report({ ...described, message: '' })
    },
  }
}
