import { metaOf, readReporting } from '../telemetry/telemetrySettings'
import type * as reporterPart from '../telemetry/sentry/sentryTelemetry'
import { showLastNotice } from './showLastNotice'

declare global {
  interface Window {
    /** Missing if the page was served without its scripts. */
    showLastNotice?: typeof showLastNotice
  }
}

/** The file that sends error reports (`sentryTelemetry`). Set by the build. */
declare const reporterFile: string

/** A name that the bundler does not follow: the file belongs to the current build. */
const importFile = (file: string): Promise<typeof reporterPart> => import(/* @vite-ignore */ file)

/** The page's own script is missing or failed at its start, so this reports the error and shows the notice. */
const giveUp = async (): Promise<void> => {
  showLastNotice(() => location.reload())
  const reporting = readReporting(metaOf(document))
  if (reporting === null) return
  const { sentryTelemetry } = await importFile(reporterFile)
  window.thrown?.take(sentryTelemetry(reporting).reportThrown)
}

/** Stands at the end of the HTML, so that nothing waits for it. */
window.showLastNotice = showLastNotice
// By then, the page's own script has started if it ever does.
document.addEventListener('DOMContentLoaded', () => {
  // A failed report is lost.
  if (window.thrown?.isTaken() === false) void giveUp().catch(() => undefined)
})
