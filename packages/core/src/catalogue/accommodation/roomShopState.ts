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
  /** Null where none is named. */
  readonly bookingFee: Minor | null
  /** `taken`: what is left is chosen for other rooms. */
  readonly availability: 'open' | 'few' | 'taken' | 'soldOut'
  /** How many there are for this room, where they are few. */
  readonly left: number | null
  readonly canBeChosen: boolean
}

export interface RoomExtraOffer {
  readonly extraId: string
  readonly name: string
  readonly description: string
  /** '' while none is. */
  readonly chosen: string
  readonly options: readonly RoomOptionChoice[]
  /** How many there are, if more are chosen. */
  readonly tooManyOf: number | null
  /** What was typed for the option that is chosen. */
  readonly otherInformation: string
  readonly informationProblem: InformationProblem | null
}

/** A room that is chosen, or one of the basket. */
export interface RoomWithExtras {
  readonly name: string
  /** Which of the rooms of its kind, from 1, and of how many. */
  readonly number: number
  readonly of: number
  readonly extras: readonly RoomExtraOffer[]
  /** The options that are chosen, by name. */
  readonly chosenOptions: readonly string[]
  readonly isWrong: boolean
  /** What its chosen extras come to. */
  readonly extrasTotal: Minor
}

export interface RoomChoice extends RoomWithExtras {
  readonly key: number
  readonly isFirst: boolean
}

export interface HeldRoomChoice extends RoomWithExtras {
  readonly lineId: string
  readonly total: Minor
  /** What the basket has for it already. */
  readonly has: readonly { readonly id: string; readonly name: string; readonly option: string }[]
}

export interface RoomKindChoice {
  readonly id: string
  readonly name: string
  readonly description: string
  readonly sleeps: number | null
  /** Null if every room here has the same nights. */
  readonly ownNights: AccommodationOffer['stay']
  /** For the stay, booking fee included. */
  readonly price: Minor
  readonly bookingFee: Minor
  readonly stock: StockShown
  readonly inBasket: number
  readonly quantity: number
  readonly tooManyOf: number | null
  readonly rooms: readonly RoomChoice[]
}

/** How the last press ended. `partlyAdded`: rooms are in, something of what was chosen is not. `extrasFailed`: extras of rooms of the basket are not in. */
export type RoomsOutcome =
  | { readonly kind: 'none' | 'failed' | 'unclear' | 'partlyAdded' | 'extrasFailed' }
  | { readonly kind: 'added'; readonly rooms: number }
  | { readonly kind: 'extrasAdded'; readonly extras: number }

/** What is known of an accommodation, whatever is on sale. */
export interface AtAccommodation {
  readonly name: string | null
  readonly booked: readonly BookedStay[]
}

export interface RoomsOnSale extends AtAccommodation {
  readonly kind: 'choosing' | 'adding'
  /** Prices and rooms could not be loaded again. */
  readonly isOutdated: boolean
  readonly currency: Currency
  readonly accommodation: Pick<AccommodationOnSale, 'id' | 'name' | 'description' | 'location' | 'stars'>
  readonly stay: AccommodationOffer['stay']
  readonly kinds: readonly RoomKindChoice[]
  readonly extras: 'loading' | 'failed' | 'ready'
  /** Why extras could not be loaded; null where they could. */
  readonly extrasTrouble: { readonly areKnown: boolean; readonly reasons: readonly string[] } | null
  readonly inBasket: readonly HeldRoomChoice[]
  /** Its count is of rooms. */
  readonly summary: ChoiceSummary
  /** All that is chosen: the rooms with their extras, and extras for rooms of the basket. */
  readonly selection: ChoiceSummary
  /** What the extras come to that are chosen for rooms of the basket. */
  readonly heldExtras: Omit<ChoiceSummary, 'lines' | 'withoutPrice'>
  /** Something that was chosen is no longer on sale, and therefore left out. */
  readonly isSomethingGone: boolean
  /** The problems of the last press; `attempts` counts the presses that were stopped by one. */
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

/** What the customer has pressed. */
export interface PressedRooms {
  readonly attempts: number
  readonly pressed: 'rooms' | 'extras'
  readonly adding: 'none' | 'rooms' | 'extras'
  readonly outcome: RoomsOutcome
}

export const untouched: PressedRooms = { attempts: 0, pressed: 'rooms', adding: 'none', outcome: { kind: 'none' } }

export type AddRoomsEnd =
  | { readonly kind: 'added'; readonly count: number }
  /** More than there are; nothing was sent. */
  | { readonly kind: 'invalid'; readonly problems: readonly RoomSelectionProblem[] }
  | { readonly kind: 'nothingChosen' }
  /** Part of it is in the basket; the rest stays chosen. */
  | { readonly kind: 'partlyAdded'; readonly failure: Failure }
  | { readonly kind: 'failed' | 'unclear'; readonly failure: Failure }
  | { readonly kind: 'cancelled' }

/** Chooses rooms of one accommodation with their extras, and extras for those of its rooms that the basket holds. What is chosen outlives a session. */
export interface RoomShop {
  readonly state$: Behavior<RoomShopState>
  /** Loads what is on sale; also the booking and the basket if they are not known yet. */
  readonly open: () => Promise<void>
  /** Loads again the extras that could not be shown. */
  readonly retryExtras: () => Promise<void>
  /** Sets the number of rooms of a kind. The first ones keep their extras; the last ones are removed first. */
  readonly choose: (roomId: string, quantity: number) => void
  /** An option for a chosen room, by its key; null takes the extra off it again. */
  readonly chooseExtra: (roomKey: number, extraId: string, optionId: string | null) => void
  /** A remark about a chosen extra (`other_information`), such as a diet: up to 500 characters. */
  readonly informOfExtra: (roomKey: number, extraId: string, otherInformation: string) => void
  /** The same for a room of the basket, by its line. */
  readonly chooseHeldExtra: (lineId: string, extraId: string, optionId: string | null) => void
  readonly informOfHeldExtra: (lineId: string, extraId: string, otherInformation: string) => void
  /** Adds the rooms with their extras; `count` is of rooms. A second call while it runs gets the same end. If the last end was unclear, the basket is checked first. */
  readonly add: () => Promise<AddRoomsEnd>
  /** Adds all that is chosen: rooms, then the extras for those that the basket holds; `count` is of both. */
  readonly addAll: () => Promise<AddRoomsEnd>
  /** The same, and goes to the checkout once everything is in the basket. */
  readonly buy: () => Promise<AddRoomsEnd>
  /** Adds the extras that are chosen for rooms of the basket; `count` is of extras. Looks first as `add` does. */
  readonly addHeldExtras: () => Promise<AddRoomsEnd>
}
