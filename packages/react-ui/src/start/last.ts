import { metaOf, readErrorReporting } from '../dashboard/browser/errorReporting'
import type * as reporterPart from '../dashboard/browser/sentry/sentryReporter'
import { showLastNotice } from './showLastNotice'

declare global {
  interface Window {
    /** Missing where the page was served without its scripts. */
    showLastNotice?: typeof showLastNotice
  }
}

/** What sends error reports (`sentryReporter`). Set by the build. */
declare const reporterFile: string

/** A name that the bundler does not follow: the file is of the build that is there already. */
const importFile = (file: string): Promise<typeof reporterPart> => import(/* @vite-ignore */ file)

/** The page's own script is missing, or broke down where it begins: what it would have done is done here. */
const giveUp = async (): Promise<void> => {
  showLastNotice(() => location.reload())
  const reporting = readErrorReporting(metaOf(document))
  if (reporting === null) return
  const { sentryReporter } = await importFile(reporterFile)
  window.thrown?.take(sentryReporter(reporting).reportThrown)
}

/** Stands at the end of the HTML: nothing waits for it. */
window.showLastNotice = showLastNotice
// By then the page's own script has begun, if it ever does.
document.addEventListener('DOMContentLoaded', () => {
  // What cannot be reported is lost.
  if (window.thrown?.isTaken() === false) void giveUp().catch(() => undefined)
})
