import { type Booking, latest, type Loadable } from '@booking-dashboard/core'
import { useEffect } from 'react'
import { useDashboard } from '../composition/DashboardContext'
import { useBehavior } from '../reactive/useBehavior'

const whenIdle = (task: () => void): (() => void) => {
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(task, 1000)
    return () => clearTimeout(timer)
  }
  const waiting = requestIdleCallback(task, { timeout: 3000 })
  return () => cancelIdleCallback(waiting)
}

/** Keeps the booking that is on the screen, each time that it was read: it stays readable without a network. A build has it, development has not. */
export const useKeepBooking = (loadable: Loadable<Booking>): void => {
  const dashboard = useDashboard()
  const customerId = latest(useBehavior(dashboard.customer.state$))?.id ?? null
  useEffect(() => {
    if (!import.meta.env.PROD || !('serviceWorker' in navigator) || customerId === null || loadable.kind !== 'loaded')
      return
    const { value } = loadable
    return whenIdle(() => {
      void navigator.serviceWorker.register('/sw.js').catch(() => undefined)
      // What cannot be loaded keeps nothing; the page itself is whole.
      import('./keep').then(({ keep }) => keep(dashboard, value, customerId)).catch(() => undefined)
    })
  }, [dashboard, customerId, loadable])
}
