import type { ErrorReporter } from '@booking-dashboard/core/ports'
import { createErrorReporter, silentErrorReporter } from './createErrorReporter'
import { createLazyErrorReporter } from './createLazyErrorReporter'
import { metaOf, readErrorReporting } from './readErrorReporting'

/** Where this document says that reports go; otherwise, while the product is made, to the console of whoever makes it. */
export const createBrowserReporter = (page: ParentNode): ErrorReporter => {
  const reporting = readErrorReporting(metaOf(page))
  if (reporting !== null)
    return createLazyErrorReporter(async () => (await import('./sentry/sentryReporter')).sentryReporter(reporting))
  return import.meta.env.DEV ? createErrorReporter((line) => reportError(new Error(line))) : silentErrorReporter
}
