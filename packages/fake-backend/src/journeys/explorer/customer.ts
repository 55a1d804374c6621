import { isSignedIn } from '@booking-dashboard/core'
import { demoPassword } from '../../worlds/demo/customers/demoCustomers.js'
import type { Tab } from '../browser/Tab.js'
import { openPage, pathOf } from './submissions.js'
import type { Flow } from './Trial.js'
import type { TrialRun } from './TrialRun.js'

const email = 'demo@example.com'

/** True if the owner of the bookings is signed in on this page. */
export const isHere = (on: TrialRun, { dashboard }: Tab): boolean => {
  const state = dashboard.session.state$.value
  return isSignedIn(state, on.world.journey.clock.now()) && (state.email === null || state.email === email)
}

/** Signs the owner of the bookings in, even if another customer is signed in. */
export const signIn = async (on: TrialRun, tab: Tab): Promise<void> => {
  if (isHere(on, tab)) return
  on.start(tab, async ({ session }) => {
    if (session.state$.value.kind === 'signedIn') await session.signOut()
    await session.signIn({ email, password: demoPassword })
  })
  await on.untilQuiet()
}

/** Opens the page of this flow. */
export const arrive = async (on: TrialRun, tab: Tab, flow: Flow = on.trial.flow): Promise<void> => {
  tab.navigation.goTo(pathOf(flow, on.ref))
  on.start(tab, (dashboard) => openPage(dashboard, flow, on.ref), true)
  await on.untilQuiet()
}
