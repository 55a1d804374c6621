import type { BookedStay } from '../../bookings/holdings/bookedStays.js'
import type { PriceDisplay } from '../../bookings/money/priceLines.js'
import type { Failure } from '../../failure/Failure.js'
import type { Currency, Minor } from '../../money/Money.js'
import type { Behavior } from '../../reactive/Behavior.js'
import type { ChoiceSummary } from '../shop.js'
import type { StockShown } from '../onSale.js'
import type { AccommodationOnSale } from './AccommodationCatalogueApi.js'
import type { InformationProblem, RoomProblem, RoomSelectionProblem } from './roomLimits.js'
import type { AccommodationOffer } from './roomOffers.js'

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
export interface RoomKindChoice {
  readonly id: string
  readonly name: string
  readonly description: string
  readonly sleeps: number | null
  /** Null if every room in the list has the same nights. */
  readonly ownNights: AccommodationOffer['stay']
  /** The price of the stay, including the booking fee. */
  readonly price: Minor
  readonly bookingFee: Minor
  readonly stock: StockShown
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
  | { readonly kind: 'added'; readonly rooms: number }
  | { readonly kind: 'extrasAdded'; readonly extras: number }

/** The facts about an accommodation that do not depend on the offer. */
export interface AtAccommodation {
  readonly name: string | null
  readonly booked: readonly BookedStay[]
}

/** The rooms of one accommodation, while the customer chooses or adds them. */
export interface RoomsOnSale extends AtAccommodation {
  readonly kind: 'choosing' | 'adding'
  /** Whether prices and rooms could not be reloaded. */
  readonly isOutdated: boolean
  readonly currency: Currency
  readonly accommodation: Pick<AccommodationOnSale, 'id' | 'name' | 'description' | 'location' | 'stars'>
  readonly stay: AccommodationOffer['stay']
  readonly kinds: readonly RoomKindChoice[]
  readonly extras: 'loading' | 'failed' | 'ready'
  /** Why extras could not be loaded. Null if they were loaded. */
  readonly extrasTrouble: { readonly areKnown: boolean; readonly reasons: readonly string[] } | null
  readonly inBasket: readonly HeldRoomChoice[]
  /** Its count is the number of rooms. */
  readonly summary: ChoiceSummary
  /** The whole choice: the rooms with their extras, and extras for rooms in the basket. */
  readonly selection: ChoiceSummary
  /** The cost of the extras chosen for rooms in the basket. */
  readonly heldExtras: Omit<ChoiceSummary, 'lines' | 'withoutPrice'>
  /** Whether a chosen item is no longer on sale, so that it was left out. */
  readonly isSomethingGone: boolean
  /** The problems of the last attempt. `attempts` counts the attempts that failed because of one. */
  readonly problems: readonly RoomProblem[]
  readonly attempts: number
  readonly adding: 'none' | 'rooms' | 'extras'
  readonly outcome: RoomsOutcome
}

export type RoomShopState =
  | ({ readonly kind: 'loading' } & AtAccommodation)
  | ({ readonly kind: 'failed'; readonly failure: Failure } & AtAccommodation)
  | ({ readonly kind: 'nothingOnSale'; readonly isOutdated: boolean } & AtAccommodation)
  | RoomsOnSale

/** The attempts of the customer and their results. */
export interface SubmittedRooms {
  readonly attempts: number
  readonly submitted: 'rooms' | 'extras'
  readonly adding: 'none' | 'rooms' | 'extras'
  readonly outcome: RoomsOutcome
}

export const untouched: SubmittedRooms = { attempts: 0, submitted: 'rooms', adding: 'none', outcome: { kind: 'none' } }

export type AddRoomsEnd =
  | { readonly kind: 'added'; readonly count: number }
  /** More are chosen than are available, or a remark has a problem. Nothing was sent. */
  | { readonly kind: 'invalid'; readonly problems: readonly RoomSelectionProblem[] }
  | { readonly kind: 'nothingChosen' }
  /** A part is in the basket. The rest stays chosen. */
  | { readonly kind: 'partlyAdded'; readonly failure: Failure }
  | { readonly kind: 'failed' | 'unclear'; readonly failure: Failure }
  | { readonly kind: 'cancelled' }

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
   * Adds the rooms with their extras. `count` is the number of rooms. A second call while it runs gets the same result.
   * After an unclear result, the basket is checked first.
   */
  readonly add: () => Promise<AddRoomsEnd>
  /** Adds the whole choice: rooms, then the extras for rooms in the basket. `count` includes both. */
  readonly addAll: () => Promise<AddRoomsEnd>
  /** Does the same, and goes to the checkout once everything is in the basket. */
  readonly buy: () => Promise<AddRoomsEnd>
  /**
   * Adds the extras that are chosen for rooms in the basket. `count` is the number of extras. Checks first as `add`
   * does.
   */
  readonly addHeldExtras: () => Promise<AddRoomsEnd>
}
