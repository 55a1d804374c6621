import type { Dashboard } from '@booking-dashboard/core'
import { type Journey, type JourneyOptions, startJourney } from '../src/journeys/Journey.js'
import { addTickets } from './purchases.js'

export const ref = 'SUN1001'

/** Where a journey in the demo world begins; later starts skip the sign-in. */
export type Start = 'atTheDoor' | 'signedIn' | 'atTheTickets' | 'atCheckout'

/** Loads what the screens of a booking load. */
export const openBooking = (dashboard: Dashboard, bookingRef: string): Promise<unknown> =>
  Promise.all([
    dashboard.customer.load(),
    dashboard.bookings.loadList(),
    dashboard.bookings.load(bookingRef),
    dashboard.basket(bookingRef).check(),
    dashboard.ticketShop(bookingRef).open(),
  ])

export const setOut = async (start: Start, options: JourneyOptions = {}): Promise<Journey> => {
  const journey = startJourney(1, options)
  const { press, page } = journey
  if (start === 'atTheDoor') {
    // Loads what every page loads first.
    await press(() => Promise.resolve())
    return journey
  }
  await journey.signIn()
  if (start === 'signedIn') return journey
  await press(() => openBooking(page(), ref))
  if (start === 'atTheTickets') return journey
  await press(() => addTickets(page(), { ref, ticketTypeId: '41011', count: 2, passenger: 1 }))
  return journey
}
