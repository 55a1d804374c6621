import { type ReportingEnvironment, toReportingEnvironment } from '@booking-dashboard/core/composition'
import type { ErrorReporter } from '@booking-dashboard/core/ports'

/** Where this installation's error reports go. */
export interface ErrorReporting {
  /** Of a back end that takes Sentry's envelopes. */
  readonly dsn: string
  readonly environment: ReportingEnvironment
  /** Names the sources that this page was built from. */
  readonly build: string
}

/** From the document's own meta tags, so that it is known before anything can fail; null where nothing is to be reported. */
export const readErrorReporting = (meta: (name: string) => string | null): ErrorReporting | null => {
  const dsn = meta('error-reporting-dsn') ?? ''
  const environment = toReportingEnvironment(meta('error-reporting-environment') ?? '')
  return dsn === '' || environment === null ? null : { dsn, environment, build: meta('build') ?? 'unknown' }
}

export const metaOf =
  (page: ParentNode) =>
  (name: string): string | null =>
    page.querySelector(`meta[name="${name}"]`)?.getAttribute('content') ?? null

/** What of a report may be seen by whoever looks over a shoulder: what failed and where, never who or with what text. */
export const createErrorReporter = (write: (line: string) => void): ErrorReporter => ({
  report: ({ code, severity, path, traceId }) => {
    const details = [path && `at ${path}`, traceId && `trace ${traceId}`].filter(Boolean).join(', ')
    write(`[${severity}] ${code}${details === '' ? '' : ` (${details})`}`)
  },
})

/** Reports go nowhere until a client's installation says where to. */
export const silentErrorReporter: ErrorReporter = { report: () => undefined }
