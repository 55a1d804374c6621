import { type Path, paths } from '@booking-dashboard/core'
import type { Navigation } from '@booking-dashboard/core/ports'

/** Remembers where it was sent, where there are no pages. */
export const createMemoryNavigation = (start: Path = paths.bookings): Navigation => {
  let current = start
  return {
    goTo: (path) => {
      current = path
    },
    current: () => current,
  }
}
