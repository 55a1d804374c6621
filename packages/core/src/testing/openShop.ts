import { right } from 'fp-ts/lib/Either.js'
import type { Booking } from '../bookings/Booking.js'
import type { BookingsFeature } from '../bookings/bookings.js'
import { constant, createState } from '../reactive/Behavior.js'
import { idle, type Loadable } from '../reactive/Loadable.js'
import { createDrafts } from '../session/Drafts.js'
import { aBooking } from './aBooking.js'
import { openBasket, people } from './openBasket.js'

/** What a shop of SUN1001 stands on: its booking, not loaded yet, a basket and drafts. */
export const openShop = (change: Partial<Booking> = {}) => {
  const open = openBasket()
  const booking = createState<Loadable<Booking>>(idle)
  const load = async () => {
    booking.set({ kind: 'loaded', value: { ...aBooking('SUN1001'), pax: people.pax, ...change } })
    return right(undefined)
  }
  const bookings: BookingsFeature = {
    list$: constant(idle),
    loadList: async () => right(undefined),
    learnPast: async () => right(undefined),
    booking: () => booking.state$,
    load: () => load,
    loadOnce: () => load,
    refresh: () => async () => right(undefined),
  }
  const drafts = createDrafts(open.sessionStore.state$, constant<string | null>('C7'))
  const { scope, failures, basket, time } = open
  return {
    ...open,
    drafts,
    deps: { bookingRef: 'SUN1001', scope, onFailure: failures.handle, bookings, basket, drafts, clock: time },
  }
}
