import type { IsoDate } from '../environment/time.js'
import type { TransportDirection } from '../bookings/holdings/Holdings.js'
import type { ExtraToAdd, NewPax, RoomExtraToAdd, RoomToAdd, TicketToAdd, TransportToAdd } from './BasketApi.js'

// Inputs of the add commands (specification 2, §3). The booking, its passengers and the customer are known to the basket.

/** Somebody whom neither the booking nor the basket has; the basket gives them their id when they are added. */
export type NewPassenger = Omit<NewPax, 'id'>

/** A passenger whom the booking or the basket has, or one of `newcomers` by their place, from 0. */
type TicketHolder = { readonly paxId: number } | { readonly newcomer: number }

/** One ticket for one passenger; `ticketName` is what the toast quotes. */
export type TicketChoice = Omit<TicketToAdd, 'paxId'> & { readonly ticketName: string } & TicketHolder

export interface AddTicketsInput {
  readonly tickets: readonly TicketChoice[]
  /** Those without a ticket are added all the same. */
  readonly newcomers?: readonly NewPassenger[]
}

/** An extra for one room. */
export type RoomExtraChoice = Omit<RoomExtraToAdd, 'accommodationId' | 'groupId'>

/** One room, for the customer's own passenger, and the extras that are wanted with it. */
export interface SelectedRoom extends Omit<RoomToAdd, 'paxId'> {
  readonly extras: readonly RoomExtraChoice[]
}

export interface AddAccommodationInput {
  readonly rooms: readonly SelectedRoom[]
}

/** An extra for a room that the basket holds already. */
export interface HeldRoomExtra extends RoomExtraChoice {
  /** The room's line of the basket. */
  readonly roomLineId: string
}

export interface AddAccommodationOptionsInput {
  readonly extras: readonly HeldRoomExtra[]
}

/** One extra for one passenger: the customer's own. */
export type SelectedExtra = Omit<ExtraToAdd, 'paxId'>

export type AddExtrasInput = { readonly extras: readonly SelectedExtra[] }

/** Who travels: a customer, swapped for the matching passenger, or a passenger who is no customer. */
export type WhoTravels = { readonly customerId: string } | { readonly paxId: number }

/** One traveller on one stop. */
export interface TransportChoice extends Omit<TransportToAdd, 'paxId'> {
  readonly traveller: WhoTravels
  readonly direction: TransportDirection
  readonly date: IsoDate
}

export type AddTransportInput = { readonly seats: readonly TransportChoice[] }
