import type { YearOfBookings } from '@booking-dashboard/core'

/** How many years are open by themselves: the first, and those after it while no more than `most` bookings are shown. */
export const yearsThatOpen = (years: readonly YearOfBookings[], most: number): number => {
  let shown = 0
  const full = years.findIndex(({ bookings }) => {
    shown += bookings.length
    return shown > most
  })
  return full === -1 ? years.length : Math.max(1, full)
}
