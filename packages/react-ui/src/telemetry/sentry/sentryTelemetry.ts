import type { Telemetry } from '@booking-dashboard/core/ports'
import type { Thrown } from '../thrown/watchThrown'
import type { Reporting } from '../telemetrySettings'
import { describeThrown } from '../thrown/describeThrown'
import { createSentryTelemetry } from './createSentryTelemetry'

export interface BrowserSender extends Telemetry {
  /** For a page whose own script is missing or failed at its start. */
  readonly reportThrown: (thrown: Thrown) => void
}

/**
 * A lazy part, loaded only if a DSN is configured. It imports nothing from the page's own script, which may be what
 * failed.
 */
export const sentryTelemetry = (reporting: Reporting): BrowserSender => {
  const { flush, ...telemetry } = createSentryTelemetry(reporting, {
    post: (address, init) => fetch(address, init),
    now: Date.now,
  })
  // A phone lets a page send until then. The event bubbles from the document, whose listeners come first.
  const onHidden = (): void => void (document.visibilityState === 'hidden' && flush())
  window.addEventListener('visibilitychange', onHidden)
  window.addEventListener('pagehide', flush)
  return {
    ...telemetry,
    reportThrown: (thrown) => {
      const described = describeThrown(thrown, location.origin)
      if (described !== null) telemetry.error({ ...described, message: '' })
    },
  }
}
