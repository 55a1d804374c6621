import type { ErrorReporter } from '@booking-dashboard/core/ports'
import type { Thrown } from '../thrown/watchThrown'
import type { ErrorReporting } from '../errorReporting'
import { describeThrown } from '../thrown/describeThrown'
import { createSentryReporter } from './createSentryReporter'

export interface SentryReporter extends ErrorReporter {
  /** For a page whose own script is missing or failed at its start. */
  readonly reportThrown: (thrown: Thrown) => void
}

/**
 * A lazy part, loaded only if a DSN is configured. It imports nothing from the page's own script, which may be what
 * failed.
 */
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
