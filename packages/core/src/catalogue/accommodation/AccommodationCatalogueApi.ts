import type { ApiCall } from '../../failure/Failure.js'
import type { IsoDate } from '../../environment/time.js'
import type { Cost } from '../../money/Money.js'
import type { Availability, PricedOption, PurchaseRules } from '../onSale.js'

/** An accommodation of the package, without its rooms. */
export interface Accommodation {
  readonly id: string
  readonly name: string
  readonly description: string
  readonly location: string
  /** From 1 to 5. Null if it has no rating. */
  readonly stars: number | null
}

/** A kind of room of one accommodation. Its cost is for the whole stay. */
export interface Room {
  readonly id: string
  readonly accommodationId: string
  readonly name: string
  readonly description: string
  /** The number of people who can sleep in it. Null if the back end does not send it. */
  readonly sleeps: number | null
  readonly checkIn: IsoDate
  readonly checkOut: IsoDate
  readonly cost: Cost
  readonly rules: PurchaseRules
  readonly availability: Availability
}

/**
 * An accommodation with the kinds of room that can be bought now. One without any is dropped (behaviour/catalogue#2.5).
 */
export interface AccommodationOnSale extends Accommodation {
  readonly rooms: readonly Room[]
}

export interface RoomExtraOption extends PricedOption {
  readonly availability: Availability
}

/** An extra of a room. */
export interface RoomExtra {
  readonly extraId: string
  readonly accommodationId: string
  /** Null if it is for every kind of room. */
  readonly roomId: string | null
  readonly name: string
  readonly description: string
  readonly rules: PurchaseRules
  readonly options: readonly RoomExtraOption[]
}

/** The calls about accommodations on sale for one booking. They end in a failure and never reject. */
export interface AccommodationCatalogueApi {
  /** GET /api/package/{ref}/accommodation */
  readonly accommodations: ApiCall<[bookingRef: string], readonly Accommodation[]>
  /** GET /api/package/{ref}/accommodationavailability */
  readonly rooms: ApiCall<[bookingRef: string], readonly Room[]>
  /** GET /api/package/{bookingRef}/accommodation/{accommodationId}/extras */
  readonly extras: ApiCall<[bookingRef: string, accommodationId: string], readonly RoomExtra[]>
}
