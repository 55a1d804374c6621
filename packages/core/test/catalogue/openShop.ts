import { right } from 'fp-ts/lib/Either.js'
import type { Booking } from '../../src/domain/Booking.js'
import type { Bookings } from '../../src/bookings/bookings.js'
import { constant, createState } from '../../src/reactive/Behavior.js'
import { idle, type Loadable } from '../../src/reactive/resource.js'
import { aBooking } from '../bookings/aBooking.js'
import { openBasket, people } from '../basket/openBasket.js'

const loaded = { kind: 'loaded' } as const

/** The dependencies of a shop of SUN1001: its booking, not loaded yet, a basket and drafts. */
export const openShop = (change: Partial<Booking> = {}) => {
  const open = openBasket()
  const booking = createState<Loadable<Booking>>(idle)
  const load = async () => {
    booking.set({ kind: 'loaded', value: { ...aBooking('SUN1001'), passengers: people.passengers, ...change } })
    return loaded
  }
  const bookings: Bookings = {
    list$: constant(idle),
    loadList: async () => loaded,
    loadListQuietly: async () => loaded,
    reference: (typed) => createState(typed).state$,
    booking: () => booking.state$,
    unopened$: constant(null),
    load,
    loadOnce: () => (booking.state$.value.kind === 'loaded' ? Promise.resolve(loaded) : load()),
    open: load,
    checkStatus: async () => right(aBooking('SUN1001')),
    refresh: async () => loaded,
  }
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
