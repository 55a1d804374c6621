import { type Dashboard, explainFailure, type Failure } from '@booking-dashboard/core'
import { everyArea, loadLanguage } from '@booking-dashboard/core/composition'
import { assembleDashboard } from '../composition/assembleDashboard.js'
import { checkConnectOptions, type ConnectOptions } from './ConnectOptions.js'

/** The back end did not say who is signed in: nothing listens there, or something else does. */
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
 * A dashboard that has done what a page does at its start: the client is set up and the session is checked. A set-up that
 * fails is in `client.state$` and `messages`, as on a page. Rejects with a TypeError where an option is no good, and
 * with a ConnectError where the session could not be checked.
 */
export const connectDashboard = async (options: ConnectOptions): Promise<Dashboard> => {
  checkConnectOptions(options)
  const language = await loadLanguage(options.locale ?? 'en-GB')
  await language.load(everyArea)
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
