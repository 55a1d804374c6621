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

/** Somebody else signs in on this page, and nothing of the owner's payments stays stored there. */
export const signInElse = async (on: TrialRun, tab: Tab): Promise<void> => {
  on.start(tab, async ({ session }) => {
    if (session.state$.value.kind === 'signedIn') await session.signOut()
    await session.signIn({ email: 'new@example.com', password: demoPassword })
  })
  await on.untilQuiet()
  // A second tab of the owner goes on with what it knows. If another fault strikes, the page may not learn whose it is.
  const isCertain = on.secondTab === null && on.faultInjector.struck.length === 1
  const left = isCertain ? tab.browser.storage.unended(on.ref) : []
  if (left.length > 0) on.oracle.complain('A payment of somebody else stays stored after another customer signed in')
}

/** Opens the page of this flow. */
export const arrive = async (on: TrialRun, tab: Tab, flow: Flow = on.trial.flow): Promise<void> => {
  tab.navigation.goTo(pathOf(flow, on.ref))
  on.start(tab, (dashboard) => openPage(dashboard, flow, on.ref), true)
  await on.untilQuiet()
}
