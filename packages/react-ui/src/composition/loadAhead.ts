import { paths } from '@booking-dashboard/core'
import type { Composed } from './Composed'

interface Surroundings {
  readonly pathname: string
  /** Whether a payment waits to be asked after (decisions §2.5). */
  readonly paymentWaits: () => boolean
}

// A part that cannot be loaded fails again, and visibly, where it is shown.
const ignore = (): void => undefined

/** Fetches early what the page is about to need, rather than one part after the other. */
export const loadAhead = ({ visitor, loadMember, loadDashboard }: Composed, { pathname, paymentWaits }: Surroundings): void => {
  if (pathname !== paths.login) loadMember().catch(ignore)
  if (pathname.startsWith('/booking/')) loadDashboard().catch(ignore)
  visitor.session.state$.subscribe(({ kind }) => {
    if (kind === 'signingIn') loadMember().catch(ignore)
    if (kind === 'signedIn' && paymentWaits()) loadDashboard().catch(ignore)
  })
}
