import type { ApiCall } from '../failure/Failure.js'
import type { Basket, BasketPayment, BasketPaymentStatus } from './Basket.js'
import type { AddCall } from './BasketKind.js'
import type { AddCalls } from './basketKinds.js'

/** One ticket for one passenger. */
export interface TicketToAdd {
  readonly ticketTypeId: string
  readonly passengerId: number
}

/** A passenger whom neither the booking nor the basket has. The basket assigns the id when it adds them. */
export interface NewPassenger {
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly telephone: string
}

/** A new passenger. The client chooses the id so that tickets can refer to it (README). */
export interface PassengerToAdd extends NewPassenger {
  readonly id: number
}

/** One room; rooms of one kind are one entry each. */
export interface RoomToAdd {
  readonly accommodationId: string
  readonly roomId: string
  readonly name: string
  readonly passengerId: number
}

/** An extra of one room: `groupId` is the room's number, counted from 0, plus 1 (behaviour/basket#2.3). */
export interface RoomExtraToAdd {
  readonly accommodationId: string
  readonly extraId: string
  readonly groupId: number
  readonly optionId: string
  readonly name: string
  readonly otherInformation: string
}

/** The new ticket holder. */
export interface NameChangeToAdd extends NewPassenger {
  readonly ticketId: string
}

/** One item of the basket: the name of its kind in the table, and its id there. */
export interface BasketItem {
  readonly kind: string
  readonly id: string
}

/** Basket calls of behaviour/contract#2.7. A basket that does not exist is the failure `notFound`. */
export interface BasketApi extends AddCalls {
  /** POST /api/basket/{ref} */
  readonly create: ApiCall<[bookingRef: string], Basket>
  /** GET /api/basket/{ref} */
  readonly get: ApiCall<[bookingRef: string], Basket>
  /** DELETE /api/basket/{ref}; answers the booking reference. */
  readonly reset: ApiCall<[bookingRef: string], string>
  /** GET /api/basket/{ref}/status of that basket. Null asks about the booking's last basket. */
  readonly status: ApiCall<[bookingRef: string, basketId: string | null], BasketPaymentStatus>
  /** GET /api/basket/{ref}/payments/status of that basket. Null asks about the booking's last basket. */
  readonly payments: ApiCall<[bookingRef: string, basketId: string | null], readonly BasketPayment[]>
  /** DELETE /api/basket/{ref}/…, by the kind of the item, such as …/tickets/{id} */
  readonly remove: ApiCall<[bookingRef: string, item: BasketItem], void>
  /** POST /api/basket/{ref}/tickets */
  readonly addTickets: AddCall<readonly TicketToAdd[]>
  /** POST /api/basket/{ref}/pax */
  readonly addPassengers: AddCall<readonly PassengerToAdd[]>
  /** POST /api/basket/{ref}/accommodation */
  readonly addRooms: AddCall<readonly RoomToAdd[]>
  /** POST /api/basket/{ref}/accommodation/{acco_id}/extra, for one accommodation. */
  readonly addRoomExtras: ApiCall<
    [bookingRef: string, accommodationId: string, extras: readonly RoomExtraToAdd[]],
    void
  >
  /** POST /api/basket/{ref}/ticketdetailchange, with an array of one. */
  readonly addNameChange: AddCall<NameChangeToAdd>
  /** POST /api/basket/{ref}/complete: completes a basket that costs nothing. */
  readonly complete: ApiCall<[bookingRef: string, idempotencyKey: string], void>
}

// Inputs of the add commands (behaviour/basket#2.3). The basket knows the booking, its passengers and the customer.

/** A passenger of the booking or the basket, or one of `newPassengers` by index, from 0. */
type TicketHolder = { readonly passengerId: number } | { readonly newPassenger: number }

/** One ticket for one passenger. The message quotes `ticketName`. */
export type TicketChoice = Omit<TicketToAdd, 'passengerId'> & { readonly ticketName: string } & TicketHolder

/** The tickets to add, and the new passengers. */
export interface AddTicketsInput {
  readonly tickets: readonly TicketChoice[]
  /** New passengers without a ticket are added too. */
  readonly newPassengers?: readonly NewPassenger[]
}

/** An extra for one room. */
export type RoomExtraChoice = Omit<RoomExtraToAdd, 'accommodationId' | 'groupId'>

/** One room for the customer's own passenger, with its extras. */
export interface SelectedRoom extends Omit<RoomToAdd, 'passengerId'> {
  readonly extras: readonly RoomExtraChoice[]
}

export interface AddAccommodationInput {
  readonly rooms: readonly SelectedRoom[]
  /** For rooms that are in the basket already. */
  readonly extras?: readonly HeldRoomExtra[]
}

/** An extra for a room that is already in the basket. */
export interface HeldRoomExtra extends RoomExtraChoice {
  /** The id of the room's line in the basket. */
  readonly roomLineId: string
}

export interface AddAccommodationOptionsInput {
  readonly extras: readonly HeldRoomExtra[]
}
