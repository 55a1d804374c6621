import type { IsoDate } from '../environment/time.js'
import type { Cost } from '../money/Money.js'

/** What holds an item: the booking, or only the basket. */
export type HeldBy = 'booking' | 'basket'

/** A room in a booking or a basket. */
export interface HeldRoom {
  readonly id: string
  readonly accommodationId: string
  readonly roomId: string
  readonly name: string
  readonly roomName: string
  /** Empty if the back end sends none. */
  readonly location: string
  /** Street and town; missing if the back end sends none. */
  readonly address?: string
  /** The hotel's reference of the stay; missing if the back end sends none. */
  readonly reference?: string
  readonly checkIn: IsoDate
  readonly checkOut: IsoDate
  readonly passengerIds: readonly number[]
  readonly cost: Cost
}

/** An extra in a booking or a basket; an extra of a room names its accommodation and room (behaviour/bookings#2.3). */
export interface HeldExtra {
  readonly id: string
  readonly extraId: string
  readonly name: string
  /** The value of the chosen option; a removal sends it again. */
  readonly option: string
  readonly optionId: string | null
  readonly groupId: number | null
  readonly groupName: string
  readonly accommodationId: string | null
  readonly otherInformation: string
  /** 1 to 4: 2 hides the amount, 3 shows 'Free', 4 shows 'Included' (behaviour/catalogue#2.4). */
  readonly priceDisplayCode: number
  readonly passengerId: number
  readonly cost: Cost
}

export type TransportDirection = 'OUTBOUND' | 'RETURN'

/** Transport of a booking or of a basket, in one direction. */
export interface HeldTransport {
  readonly id: string
  readonly name: string
  /** The kind of transport, such as coach; empty if the back end sends none. */
  readonly type: string
  /** UNKNOWN if the answer has neither direction; such transport is shown and never sent. */
  readonly direction: TransportDirection | 'UNKNOWN'
  readonly departureLocation: string
  readonly arrivalLocation: string
  readonly departureDate: IsoDate
  readonly arrivalDate: IsoDate | null
  readonly isDepartureTimeSpecified: boolean
  /** The carrier's reference; missing if the back end sends none. */
  readonly reference?: string
  /** An IANA name, like the arrival's; null if it is unknown. */
  readonly departureTimeZone: string | null
  readonly arrivalTimeZone: string | null
  readonly passengerId: number
  readonly cost: Cost
}

/** A line of the price summary with only a name and a cost. */
export interface NamedCost {
  readonly id: string
  readonly name: string
  readonly cost: Cost
}

/** The extras of room number n have the group n + 1 (behaviour/bookings#2.3). */
export const groupOfRoom = (roomNumber: number): number => roomNumber + 1

/**
 * The room of an extra, by its number in the basket or booking. Without a number the first of its accommodation;
 * undefined if the room was removed.
 */
export const roomOf = <R extends HeldRoom>(extra: HeldExtra, rooms: readonly R[]): R | undefined => {
  const alike = rooms.filter(({ accommodationId }) => accommodationId === extra.accommodationId)
  return alike.find((_room, number) => groupOfRoom(number) === (extra.groupId ?? groupOfRoom(0)))
}
