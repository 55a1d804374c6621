import { visitorTexts } from '@booking-dashboard/core/composition'
import type { ErrorReporter } from '@booking-dashboard/core/ports'
import type { ErrorReporting } from '../errorReporting'
import { createSentryReporter } from './createSentryReporter'

/** A lazy part: nobody loads it where no DSN is configured. */
export const sentryReporter = (reporting: ErrorReporting): ErrorReporter =>
  createSentryReporter(reporting, {
    post: (address, init) => fetch(address, init),
    now: Date.now,
    release: visitorTexts.screen.shell.version,
  })
