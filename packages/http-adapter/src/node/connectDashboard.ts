import { type Dashboard, explainFailure, type Failure } from '@booking-dashboard/core'
import { everyText, loadLanguage } from '@booking-dashboard/core/composition'
import { assembleDashboard } from './assembleDashboard.js'
import { checkConnectOptions, type ConnectOptions } from './ConnectOptions.js'

/** The session could not be checked: nothing listens at the address, or something other than the back end does. */
export class ConnectError extends Error {
  override readonly name = 'ConnectError'

  constructor(
    readonly baseUrl: string,
    readonly failure: Failure,
  ) {
    const { cause } = failure
    super(
      `No back end at ${baseUrl}: ${explainFailure(failure)}`,
      'error' in cause ? { cause: cause.error } : undefined,
    )
  }
}

/**
 * Creates a dashboard and starts it as a page does: it sets up the client and checks the session.
 * If the set-up fails, `client.state$` and `messages` show it, as on a page.
 * Rejects with a TypeError for an invalid option, and with a ConnectError if the session cannot be checked.
 */
export const connectDashboard = async (options: ConnectOptions): Promise<Dashboard> => {
  checkConnectOptions(options)
  const language = await loadLanguage(options.locale ?? 'en-GB')
  await language.load(everyText)
  const dashboard = assembleDashboard(options, language)
  await dashboard.client.setUp()
  const check = await dashboard.session.check()
  const { value: session } = dashboard.session.state$
  const stopped = session.kind === 'signedOut' ? session.failure : null
  const failure = check.kind === 'failed' ? check.failure : stopped
  if (failure !== null) {
    dashboard.dispose()
    throw new ConnectError(options.baseUrl, failure)
  }
  return dashboard
}
