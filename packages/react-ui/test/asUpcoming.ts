import { type Dashboard, latest } from '@booking-dashboard/core'
import { select } from '@booking-dashboard/core/ports'
import { BehaviorSubject } from 'rxjs'

/** The dashboard with every booking of the list marked upcoming. */
export const asUpcoming = async (dashboard: Dashboard): Promise<Dashboard> => {
  await dashboard.bookings.loadList()
  const { upcoming = [], past = [] } = latest(dashboard.bookings.list$.value) ?? {}
  const list$ = new BehaviorSubject({ kind: 'loaded', value: { upcoming: [...upcoming, ...past], past: [] } } as const)
  const pages = new Map<string, ReturnType<Dashboard['bookingAtHand']>>()
  const bookingAtHand: Dashboard['bookingAtHand'] = (bookingRef) => {
    const page = dashboard.bookingAtHand(bookingRef)
    const shown = pages.get(bookingRef) ?? {
      ...page,
      state$: select(page.state$, (state) => (state.kind === 'shown' ? { ...state, readOnly: null } : state)),
    }
    pages.set(bookingRef, shown)
    return shown
  }
  return { ...dashboard, bookings: { ...dashboard.bookings, list$ }, bookingAtHand }
}
