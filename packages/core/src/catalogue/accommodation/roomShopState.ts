import type { BookedStay } from '../../bookings/holdings/bookedStays.js'
import type { PriceDisplay } from '../../bookings/money/priceLines.js'
import type { Minor } from '../../money/Money.js'
import type { Behavior } from '../../reactive/Behavior.js'
import type { ShopEnd } from '../../basket/adding/createAdding.js'
import type { ShopState } from '../createShop.js'
import type { ChoiceSummary } from '../shop.js'
import type { Accommodation } from './AccommodationCatalogueApi.js'
import type { InformationProblem, RoomProblem, RoomSelectionProblem } from './roomLimits.js'
import type { AccommodationOffer, RoomKindShown } from './roomOffers.js'

export interface RoomOptionChoice {
  readonly optionId: string
  readonly name: string
  readonly price: PriceDisplay
  /** Null if there is no fee, or if it is hidden. */
  readonly bookingFee: Minor | null
  /** `taken`: the remaining ones are chosen for other rooms. */
  readonly availability: 'open' | 'few' | 'taken' | 'soldOut'
  /** The number available for this room, if there are few. */
  readonly left: number | null
  readonly canBeChosen: boolean
}

/** An extra that can be added with a room. */
export interface RoomExtraOffer {
  readonly extraId: string
  readonly name: string
  readonly description: string
  /** '' if no option is chosen. */
  readonly chosen: string
  readonly options: readonly RoomOptionChoice[]
  /** The number available, if more are chosen. */
  readonly tooManyOf: number | null
  /** The remark typed for the chosen option. */
  readonly otherInformation: string
  readonly informationProblem: InformationProblem | null
}

/** A chosen room, or a room in the basket. */
export interface RoomWithExtras {
  readonly name: string
  /** The number of the room among the rooms of its kind, from 1, and how many there are. */
  readonly number: number
  readonly of: number
  readonly extras: readonly RoomExtraOffer[]
  /** The names of the chosen options. */
  readonly chosenOptions: readonly string[]
  readonly isWrong: boolean
  /** The cost of its chosen extras. */
  readonly extrasTotal: Minor
}

export interface RoomChoice extends RoomWithExtras {
  readonly key: number
  readonly isFirst: boolean
}

export interface HeldRoomChoice extends RoomWithExtras {
  readonly lineId: string
  readonly total: Minor
  /** The extras that the room already has in the basket. */
  readonly has: readonly { readonly id: string; readonly name: string; readonly option: string }[]
}

/** A kind of room with its price and the number that the customer chose. */
export interface RoomKindChoice extends RoomKindShown {
  readonly inBasket: number
  readonly quantity: number
  readonly tooManyOf: number | null
  readonly rooms: readonly RoomChoice[]
}

/**
 * The last result. `partlyAdded`: rooms were added, but not the whole choice. `extrasFailed`: extras for rooms in the
 * basket were not added.
 */
export type RoomsOutcome =
  | { readonly kind: 'none' | 'failed' | 'unclear' | 'partlyAdded' | 'extrasFailed' }
  /** `extras` are those of rooms that were in the basket before. */
  | { readonly kind: 'added'; readonly rooms: number; readonly extras: number }

/** The facts about an accommodation that do not depend on the offer. */
export interface AtAccommodation {
  readonly name: string | null
  readonly booked: readonly BookedStay[]
}

export interface RoomsView {
  readonly accommodation: Accommodation
  readonly stay: AccommodationOffer['stay']
  readonly kinds: readonly RoomKindChoice[]
  readonly extras: 'loading' | 'failed' | 'ready'
  /** Why extras could not be loaded. Null if they were loaded. */
  readonly extrasTrouble: { readonly areKnown: boolean; readonly reasons: readonly string[] } | null
  readonly inBasket: readonly HeldRoomChoice[]
  /** The whole choice: the rooms with their extras, and extras for rooms in the basket. */
  readonly summary: ChoiceSummary
  readonly rooms: number
  /** The cost of the extras chosen for rooms in the basket. */
  readonly heldExtras: Omit<ChoiceSummary, 'lines' | 'withoutPrice'>
  /** Whom an added room is for, and the rooms that they already have. Null if the passenger is not known. */
  readonly guest: { readonly name: string; readonly has: readonly string[] } | null
  readonly isSomethingGone: boolean
  /** The problems of the last attempt. */
  readonly problems: readonly RoomProblem[]
  readonly added: RoomsOutcome
}

export type RoomShopState = AtAccommodation & ShopState<RoomsView>

/** The rooms of one accommodation, while the customer chooses or adds them. */
export type RoomsOnSale = Extract<RoomShopState, { readonly kind: 'choosing' | 'adding' }>

/** The end of adding rooms, or extras of rooms, to the basket. */
export type AddRoomsEnd = ShopEnd<RoomSelectionProblem>

/**
 * Chooses rooms of one accommodation with their extras, and extras for its rooms in the basket. The choice outlives a
 * session.
 */
export interface RoomShop {
  readonly state$: Behavior<RoomShopState>
  /** Loads the rooms on sale, and the booking and the basket if they are not known yet. */
  readonly open: () => Promise<void>
  /** Reloads extras that could not be loaded. */
  readonly retryExtras: () => Promise<void>
  /** Sets the number of rooms of a kind. The first rooms keep their extras, and the last ones are removed first. */
  readonly choose: (roomId: string, quantity: number) => void
  /** Sets an option for a chosen room, by its key. Null removes the extra from the room. */
  readonly chooseExtra: (roomKey: number, extraId: string, optionId: string | null) => void
  /** Sets the remark on a chosen extra (`other_information`), such as a diet: up to 500 characters. */
  readonly informOfExtra: (roomKey: number, extraId: string, otherInformation: string) => void
  /** The same for a room in the basket, by its line. */
  readonly chooseHeldExtra: (lineId: string, extraId: string, optionId: string | null) => void
  readonly informOfHeldExtra: (lineId: string, extraId: string, otherInformation: string) => void
  /**
   * Adds the rooms with their extras, and the extras for rooms in the basket. A second call while it runs gets the same
   * result. After an unclear result, the basket is checked first. `count` is the number of rooms, and of extras for
   * rooms in the basket.
   */
  readonly add: () => Promise<AddRoomsEnd>
  /** Does the same, and goes to the checkout once everything is in the basket. */
  readonly buy: () => Promise<AddRoomsEnd>
}
