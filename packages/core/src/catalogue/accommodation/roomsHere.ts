import type { BasketRoom } from '../../basket/kinds/room.js'
import type { AccommodationOnSale, RoomExtra } from './AccommodationCatalogueApi.js'

/** What is known of one accommodation at this moment. */
export interface RoomsHere {
  readonly onSale: () => readonly AccommodationOnSale[]
  /** Null until the extras of its rooms are known. */
  readonly extras: () => readonly RoomExtra[] | null
  /** Its rooms in the basket. */
  readonly lines: () => readonly BasketRoom[]
}
