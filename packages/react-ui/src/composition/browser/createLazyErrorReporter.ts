import type { ErrorReporter } from '@booking-dashboard/core/ports'

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
