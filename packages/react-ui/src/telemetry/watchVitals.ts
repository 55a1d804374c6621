import type { Telemetry } from '@booking-dashboard/core/ports'
import { type Metric, onCLS, onINP, onLCP } from 'web-vitals'
import { pageAt } from '../pages/routeTable'
import { ownPathname } from '../navigation/basePath'

/** The route of an address, since the address itself names a booking. */
const routeOf = (address: string): string => pageAt(ownPathname(new URL(address)))?.route.path ?? 'unknown'

/** Reports LCP, INP and CLS of the page, and of each soft navigation if the browser supports them. */
export const watchVitals = ({ vital }: Pick<Telemetry, 'vital'>): void => {
  const first = location.href
  const report =
    (name: 'LCP' | 'INP' | 'CLS') =>
    ({ value, navigationType: navigation, navigationURL = first }: Metric): void =>
      vital({ name, value, page: routeOf(navigationURL), navigation })
  const options = { reportSoftNavs: true }
  onLCP(report('LCP'), options)
  onINP(report('INP'), options)
  onCLS(report('CLS'), options)
}
