import { constant, type Dashboard, latest } from '@booking-dashboard/core'

/** The dashboard as it would be if the bookings list called every booking upcoming. */
export const asUpcoming = async (dashboard: Dashboard): Promise<Dashboard> => {
  await dashboard.bookings.loadList()
  const { upcoming = [], past = [] } = latest(dashboard.bookings.list$.value) ?? {}
  const list$ = constant({ kind: 'loaded', value: { upcoming: [...upcoming, ...past], past: [] } } as const)
  return { ...dashboard, bookings: { ...dashboard.bookings, list$ } }
}
