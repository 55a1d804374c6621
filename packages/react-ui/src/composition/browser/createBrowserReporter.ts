import type { ErrorReporter } from '@booking-dashboard/core/ports'
import { createErrorReporter, metaOf, readErrorReporting, silentErrorReporter } from './errorReporting'

/** A reporter whose code is fetched with the first report. What cannot be reported is lost: reporting never becomes an error of its own. */
export const createLazyErrorReporter = (load: () => Promise<ErrorReporter>): ErrorReporter => {
  let loading: Promise<ErrorReporter | null> | null = null
  return {
    report: (report) => {
      loading ??= load().catch(() => {
        loading = null
        return null
      })
      void loading.then((reporter) => reporter?.report(report))
    },
  }
}

/** Where this document says that reports go; otherwise, while the product is made, to the console of whoever makes it. */
export const createBrowserReporter = (page: ParentNode): ErrorReporter => {
  const reporting = readErrorReporting(metaOf(page))
  if (reporting !== null)
    return createLazyErrorReporter(async () => (await import('./sentry/sentryReporter')).sentryReporter(reporting))
  return import.meta.env.DEV ? createErrorReporter((line) => reportError(new Error(line))) : silentErrorReporter
}
