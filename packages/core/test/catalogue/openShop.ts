import type { Booking } from '../../src/domain/Booking.js'
import { constant } from '../../src/reactive/Behavior.js'
import { aBooking } from '../bookings/aBooking.js'
import { createPlantedBookings } from '../bookings/plantedBookings.js'
import { openBasket, people } from '../basket/openBasket.js'

/** The dependencies of a shop of SUN1001: its booking, not loaded yet, a basket and drafts. */
export const openShop = (change: Partial<Booking> = {}) => {
  const open = openBasket()
  const booking = { ...aBooking('SUN1001'), passengers: people.passengers, ...change }
  const { feature: bookings } = createPlantedBookings(open, [booking])
  const iris = { customerId: '7102', firstName: 'Iris', lastName: 'Hart', phone: '07700 900431' }
  const { scope, failures, basket, time, navigation, drafts } = open
  return {
    ...open,
    deps: {
      bookingRef: 'SUN1001',
      scope,
      onFailure: failures.handle,
      navigation,
      bookings,
      basket,
      passengers: { known$: constant([iris]), learn: async () => undefined },
      drafts,
      clock: time,
    },
  }
}
