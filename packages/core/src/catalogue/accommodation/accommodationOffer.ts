import type { IsoDate } from '../../environment/time.js'
import { nightsOf } from '../../bookings/itinerary/calendarDates.js'
import { displayedCost, type Minor } from '../../money/Money.js'
import type { AccommodationOnSale } from './AccommodationCatalogue.js'
import { mostOf } from '../tickets/selectionTotals.js'

export interface AccommodationOffer {
  /** What the cheapest room costs that is left; null where all are sold out. */
  readonly lowest: Minor | null
  /** The nights, where they are the same for all of its rooms. */
  readonly stay: { readonly checkIn: IsoDate; readonly checkOut: IsoDate; readonly nights: number } | null
}

/** What an accommodation has to offer, at a glance. */
export const accommodationOffer = ({ rooms }: Pick<AccommodationOnSale, 'rooms'>): AccommodationOffer => {
  const [cheapest] = rooms
    .filter((room) => mostOf(room) > 0)
    .map(({ cost }) => displayedCost(cost))
    .toSorted((a, b) => a - b)
  const [first] = rooms
  const isShared = rooms.every((room) => room.checkIn === first?.checkIn && room.checkOut === first.checkOut)
  return {
    lowest: cheapest ?? null,
    stay:
      first !== undefined && isShared
        ? { checkIn: first.checkIn, checkOut: first.checkOut, nights: nightsOf(first) }
        : null,
  }
}
