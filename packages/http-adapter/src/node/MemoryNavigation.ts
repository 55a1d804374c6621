import { type Navigation, type Path, paths } from '@booking-dashboard/core'

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
