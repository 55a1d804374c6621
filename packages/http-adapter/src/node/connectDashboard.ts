import type { Dashboard } from '@booking-dashboard/core'
import { assembleDashboard, type ConnectOptions } from '../composition/assembleDashboard.js'

/**
 * A dashboard that has done what a page does at its start: the client is set up and the session is checked.
 * What fails there is in `client.state$`, `session.state$` and `messages`, as on a page.
 */
export const connectDashboard = async (options: ConnectOptions): Promise<Dashboard> => {
  const dashboard = assembleDashboard(options)
  await dashboard.client.setUp()
  await dashboard.session.check()
  return dashboard
}
