import { type Path, paths } from '@booking-dashboard/core'
import type { Navigation } from '@booking-dashboard/core/ports'

/** Stores the current path for a dashboard without pages. */
export const createMemoryNavigation = (start: Path = paths.bookings): Navigation => {
  let current = start
  return {
    goTo: (path) => {
      current = path
    },
    current: () => current,
  }
}
