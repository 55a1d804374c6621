import { silentTelemetry } from '@booking-dashboard/core/composition'
import type { ErrorReport, Telemetry } from '@booking-dashboard/core/ports'
import { onFirstUse } from '../loading/loadPart'
import { rest } from '../loading/waiting'
import { metaOf, readReporting } from './telemetrySettings'

export interface LazyTelemetryDeps<Sender extends Telemetry> {
  /** Loads the code that sends. */
  readonly load: () => Promise<Sender>
  /** Resolves when the page rests; null if vitals and requests are not reported. */
  readonly rested: Promise<void> | null
  /** Starts to measure the page. */
  readonly measure: (sender: Sender) => Promise<void>
}

/**
 * Telemetry whose code loads with the first error, or when the page rests. What is lost stays lost: reporting never
 * raises an error of its own.
 */
export const createLazyTelemetry = <Sender extends Telemetry>({
  load,
  rested,
  measure,
}: LazyTelemetryDeps<Sender>): Telemetry => {
  const sender = onFirstUse<Sender | null>(load, null)
  const error = (report: ErrorReport): void => void sender().then((loaded) => loaded?.error(report))
  if (rested === null) return { ...silentTelemetry, error }
  const atRest = rested.then(sender)
  void atRest.then((loaded) => loaded && measure(loaded)).catch(() => undefined)
  return {
    error,
    vital: (vital) => void atRest.then((loaded) => loaded?.vital(vital)),
    request: (request) => void atRest.then((loaded) => loaded?.request(request)),
  }
}

/** Writes only what anyone may see: what failed and where, never the person or the text involved. */
const writeError = ({ code, severity, path, traceId }: ErrorReport): void => {
  const details = [path && `at ${path}`, traceId && `trace ${traceId}`].filter(Boolean).join(', ')
  reportError(new Error(`[${severity}] ${code}${details === '' ? '' : ` (${details})`}`))
}

/** Reports to the address that the document names; otherwise errors to the console, in development only. */
export const createBrowserTelemetry = (page: ParentNode): Telemetry => {
  const reporting = readReporting(metaOf(page))
  if (reporting === null) return import.meta.env.DEV ? { ...silentTelemetry, error: writeError } : silentTelemetry
  return createLazyTelemetry({
    load: async () => (await import('./sentry/sentryTelemetry')).sentryTelemetry(reporting),
    rested: reporting.performance ? rest() : null,
    measure: async (sender) => (await import('./watchVitals')).watchVitals(sender),
  })
}
