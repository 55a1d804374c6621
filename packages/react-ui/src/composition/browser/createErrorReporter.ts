import type { ErrorReporter } from '@booking-dashboard/core/ports'

/** What of a report may be seen by whoever looks over a shoulder: what failed and where, never who or with what text. */
export const createErrorReporter = (write: (line: string) => void): ErrorReporter => ({
  report: ({ code, severity, path, traceId }) => {
    const details = [path && `at ${path}`, traceId && `trace ${traceId}`].filter(Boolean).join(', ')
    write(`[${severity}] ${code}${details === '' ? '' : ` (${details})`}`)
  },
})

/** Reports go nowhere until a client's installation says where to. */
export const silentErrorReporter: ErrorReporter = { report: () => undefined }
