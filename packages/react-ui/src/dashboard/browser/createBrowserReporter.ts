import type { ErrorReporter } from '@booking-dashboard/core/ports'
import { onFirstUse } from '../../loading/loadPart'
import { createErrorReporter, metaOf, readErrorReporting, silentErrorReporter } from './errorReporting'

/** A reporter whose code is fetched with the first report. What cannot be reported is lost: reporting never becomes an error of its own. */
export const createLazyErrorReporter = (load: () => Promise<ErrorReporter>): ErrorReporter => {
  const reporter = onFirstUse(load, silentErrorReporter)
  return { report: (report) => void reporter().then((loaded) => loaded.report(report)) }
}

/** Where this document says that reports go; otherwise, while the product is made, to the console of whoever makes it. */
export const createBrowserReporter = (page: ParentNode): ErrorReporter => {
  const reporting = readErrorReporting(metaOf(page))
  if (reporting !== null)
    return createLazyErrorReporter(async () => (await import('./sentry/sentryReporter')).sentryReporter(reporting))
  return import.meta.env.DEV ? createErrorReporter((line) => reportError(new Error(line))) : silentErrorReporter
}
