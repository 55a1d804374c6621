import type { ShoppingBasket } from '../../basket/shoppingBasket.js'
import { basketOf, type ShoppingBasketState } from '../../basket/shoppingBasketState.js'
import type { Booking } from '../../domain/Booking.js'
import { type BookedStay, bookedStays } from '../../bookings/holdings/bookedStays.js'
import type { Bookings } from '../../bookings/bookings.js'
import type { Currency } from '../../money/Money.js'
import { type Behavior, combine } from '../../reactive/Behavior.js'
import { latest, type Loadable, withoutReloads } from '../../reactive/resource.js'
import type { Accommodation, AccommodationOnSale } from './AccommodationCatalogueApi.js'
import {
  type AccommodationOffer,
  accommodationOffer,
  type RoomKindShown,
  roomKindShown,
  type RoomOffers,
} from './roomOffers.js'
import { heldRoomsOf } from './roomSelection.js'

/** A summary of an accommodation with rooms on sale. */
export interface AccommodationEntry extends Accommodation, AccommodationOffer {
  readonly inBasket: number
  readonly rooms: readonly RoomKindShown[]
}

/** Where the booking stays now, and which accommodations sell rooms for it. */
export interface AccommodationsOnSale {
  readonly kind: 'choosing'
  readonly booked: readonly BookedStay[]
  /** Whether the last reload failed. */
  readonly isOutdated: boolean
  readonly currency: Currency
  readonly accommodations: readonly AccommodationEntry[]
}

export type AccommodationListState =
  | { readonly kind: 'loading' | 'failed'; readonly booked: readonly BookedStay[] }
  | { readonly kind: 'nothingOnSale'; readonly booked: readonly BookedStay[]; readonly isOutdated: boolean }
  | AccommodationsOnSale

/** The stays of a booking, and the accommodations with rooms on sale. */
export interface AccommodationList {
  readonly state$: Behavior<AccommodationListState>
  readonly open: () => Promise<void>
}

interface Deps {
  readonly bookingRef: string
  readonly offers: RoomOffers
  readonly bookings: Pick<Bookings, 'booking' | 'loadOnce'>
  readonly basket: Pick<ShoppingBasket, 'state$' | 'checkOnce'>
}

const toEntry = (accommodation: AccommodationOnSale, basket: ShoppingBasketState): AccommodationEntry => {
  const offer = accommodationOffer(accommodation)
  return {
    ...accommodation,
    ...offer,
    inBasket: heldRoomsOf(basketOf(basket), accommodation.id).length,
    rooms: accommodation.rooms.map((room) => roomKindShown(room, offer, 0)),
  }
}

const stateOf = (
  offer: Loadable<readonly AccommodationOnSale[]>,
  loadable: Loadable<Booking>,
  basket: ShoppingBasketState,
): AccommodationListState => {
  const [onSale, booking] = [latest(offer), latest(loadable)]
  const booked = booking === null ? [] : bookedStays(booking)
  if (onSale === null || booking === null)
    return { kind: [offer, loadable].some(({ kind }) => kind === 'failed') ? 'failed' : 'loading', booked }
  const isOutdated = offer.kind === 'failed'
  if (onSale.length === 0) return { kind: 'nothingOnSale', booked, isOutdated }
  const accommodations = onSale.map((one) => toEntry(one, basket))
  return { kind: 'choosing', booked, isOutdated, currency: booking.currency, accommodations }
}

export const createAccommodationList = (deps: Deps): AccommodationList => {
  const { bookingRef, offers, bookings, basket } = deps
  const booking$ = bookings.booking(bookingRef)
  return {
    state$: combine(
      { offer: withoutReloads(offers.onSale.state$), booking: booking$, contents: basket.state$ },
      ({ offer, booking, contents }) => stateOf(offer, booking, contents),
    ),
    open: async () =>
      void (await Promise.all([offers.onSale.load(), bookings.loadOnce(bookingRef), basket.checkOnce()])),
  }
}
