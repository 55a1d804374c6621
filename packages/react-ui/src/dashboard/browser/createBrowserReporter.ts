import type { ErrorReporter } from '@booking-dashboard/core/ports'
import { onFirstUse } from '../../loading/loadPart'
import { createErrorReporter, metaOf, readErrorReporting, silentErrorReporter } from './errorReporting'

/**
 * A reporter whose code loads with the first report. A failed report is lost: reporting never raises an error of its
 * own.
 */
export const createLazyErrorReporter = (load: () => Promise<ErrorReporter>): ErrorReporter => {
  const reporter = onFirstUse(load, silentErrorReporter)
  return { report: (report) => void reporter().then((loaded) => loaded.report(report)) }
}

/** Reports to the address that the document names; otherwise to the console, in development only. */
export const createBrowserReporter = (page: ParentNode): ErrorReporter => {
  const reporting = readErrorReporting(metaOf(page))
  if (reporting !== null)
    return createLazyErrorReporter(async () => (await import('./sentry/sentryReporter')).sentryReporter(reporting))
  return import.meta.env.DEV ? createErrorReporter((line) => reportError(new Error(line))) : silentErrorReporter
}
