import { isSignedIn } from '@booking-dashboard/core'
import { demoPassword } from '../../customer/demo/demoCustomers.js'
import type { Tab } from '../browser/Tab.js'
import { openPage, pathOf } from './presses.js'
import type { Flow } from './Trial.js'
import type { TrialRun } from './TrialRun.js'

const email = 'demo@example.com'

/** Whether the customer whose bookings these are is signed in on this page. */
export const isHere = (on: TrialRun, { dashboard }: Tab): boolean => {
  const state = dashboard.session.state$.value
  return isSignedIn(state, on.world.journey.clock.now()) && (state.email === null || state.email === email)
}

/** Whoever is signed in is not always the one whose bookings these are. */
export const signIn = async (on: TrialRun, tab: Tab): Promise<void> => {
  if (isHere(on, tab)) return
  on.start(tab, async ({ session }) => {
    if (session.state$.value.kind === 'signedIn') await session.signOut()
    await session.signIn({ email, password: demoPassword })
  })
  await on.untilQuiet()
}

/** Opens the page on which this flow stands. */
export const arrive = async (on: TrialRun, tab: Tab, flow: Flow = on.trial.flow): Promise<void> => {
  tab.navigation.goTo(pathOf(flow, on.ref))
  on.start(tab, (dashboard) => openPage(dashboard, flow, on.ref), true)
  await on.untilQuiet()
}
