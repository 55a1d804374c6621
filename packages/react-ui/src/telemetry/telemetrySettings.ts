import { type ReportingEnvironment, toReportingEnvironment } from '@booking-dashboard/core/composition'

/** Where this installation sends its reports. */
export interface Reporting {
  /** The DSN of a server that accepts Sentry's envelopes. */
  readonly dsn: string
  readonly environment: ReportingEnvironment
  /** Identifies the sources of this build. */
  readonly build: string
  /** Whether vitals and requests are reported beside errors. */
  readonly performance: boolean
}

/** Read from the document's meta tags, so that it is known before anything can fail; null if reporting is off. */
export const readReporting = (meta: (name: string) => string | null): Reporting | null => {
  const dsn = meta('error-reporting-dsn') ?? ''
  const environment = toReportingEnvironment(meta('error-reporting-environment') ?? '')
  if (dsn === '' || environment === null) return null
  return { dsn, environment, build: meta('build') ?? 'unknown', performance: meta('performance-reporting') === 'on' }
}

export const metaOf =
  (page: ParentNode) =>
  (name: string): string | null =>
    page.querySelector(`meta[name="${name}"]`)?.getAttribute('content') ?? null
