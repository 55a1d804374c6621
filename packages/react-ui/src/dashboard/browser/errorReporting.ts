import { type ReportingEnvironment, toReportingEnvironment } from '@booking-dashboard/core/composition'
import type { ErrorReporter } from '@booking-dashboard/core/ports'

/** Where this installation sends its error reports. */
export interface ErrorReporting {
  /** The DSN of a server that accepts Sentry's envelopes. */
  readonly dsn: string
  readonly environment: ReportingEnvironment
  /** Identifies the sources of this build. */
  readonly build: string
}

/** Read from the document's meta tags, so that it is known before anything can fail; null if reporting is off. */
export const readErrorReporting = (meta: (name: string) => string | null): ErrorReporting | null => {
  const dsn = meta('error-reporting-dsn') ?? ''
  const environment = toReportingEnvironment(meta('error-reporting-environment') ?? '')
  return dsn === '' || environment === null ? null : { dsn, environment, build: meta('build') ?? 'unknown' }
}

export const metaOf =
  (page: ParentNode) =>
  (name: string): string | null =>
    page.querySelector(`meta[name="${name}"]`)?.getAttribute('content') ?? null

/** Writes only what anyone may see: what failed and where, never the person or the text involved. */
export const createErrorReporter = (write: (line: string) => void): ErrorReporter => ({
  report: ({ code, severity, path, traceId }) => {
    const details = [path && `at ${path}`, traceId && `trace ${traceId}`].filter(Boolean).join(', ')
    write(`[${severity}] ${code}${details === '' ? '' : ` (${details})`}`)
  },
})

/** Drops every report, until a client's installation names an address. */
export const silentErrorReporter: ErrorReporter = { report: () => undefined }
