import type { Pax } from '../bookings/Booking.js'
import type { IsoDate } from '../environment/IsoDate.js'
import type { TransportDirection } from '../bookings/holdings/Holdings.js'
import type { ExtraToAdd, NewPax, RoomExtraToAdd, RoomToAdd, TicketToAdd, TransportToAdd } from './BasketApi.js'

/**
 * Inputs of the add flows (specification 2, §3). The booking reference is the basket's own, and whether there is a
 * basket is read from its state.
 */
export interface CustomersInput {
  /** Null where it is not known. */
  readonly customerId: string | null
  /** Passengers of the booking; those whom the basket adds are known to it. */
  readonly basketPax: readonly Pax[]
}

/** A ticket with the name that the toast quotes. */
export interface TicketChoice extends TicketToAdd {
  readonly ticketName: string
}

export interface AddTicketsInput {
  readonly tickets: readonly TicketChoice[]
  /** Passengers whom the booking does not have yet; empty where none is needed. */
  readonly additionalPax: readonly NewPax[]
}

/** One room; its passenger is the customer's. */
export type SelectedRoom = Omit<RoomToAdd, 'paxId'>

/** An extra of one room. */
export interface SelectedRoomExtra extends Omit<RoomExtraToAdd, 'groupId'> {
  /** Counted from 0 among the rooms of its accommodation: in `selectedRooms` where they are added with it, else among the held ones. */
  readonly roomNumber: number
}

export interface AddAccommodationInput extends CustomersInput {
  readonly selectedRooms: readonly SelectedRoom[]
  /** Empty where no extras are wanted: then no call is made for them. */
  readonly selectedExtras: readonly SelectedRoomExtra[]
}

export interface AddAccommodationOptionsInput {
  readonly selectedExtras: readonly SelectedRoomExtra[]
}

/** One extra for one passenger: the customer's own. */
export type SelectedExtra = Omit<ExtraToAdd, 'paxId'>

export interface AddExtrasInput extends CustomersInput {
  readonly selectedExtras: readonly SelectedExtra[]
}

/** Who travels: a customer, swapped for the matching passenger, or a passenger who is no customer. */
export type WhoTravels = { readonly customerId: string } | { readonly paxId: number }

export interface TransportChoice extends Omit<TransportToAdd, 'paxId'> {
  readonly traveller: WhoTravels
  readonly direction: TransportDirection
  readonly date: IsoDate
}

export interface AddTransportInput {
  readonly basketPax: readonly Pax[]
  readonly transport: readonly TransportChoice[]
}
