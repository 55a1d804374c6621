import type { IsoDate } from '../environment/time.js'
import type { Cost } from '../money/Money.js'

/** Groups things by key, in the order in which the keys first appear. */
export const grouped = <A>(
  things: readonly A[],
  keyOf: (thing: A) => string,
): readonly (readonly [string, readonly [A, ...A[]]])[] => {
  const groups = new Map<string, [A, ...A[]]>()
  for (const thing of things) {
    const key = keyOf(thing)
    const group = groups.get(key)
    if (group === undefined) groups.set(key, [thing])
    else group.push(thing)
  }
  return [...groups]
}

/** One room that is held, in a booking or in a basket. */
export interface HeldRoom {
  readonly id: string
  readonly accommodationId: string
  readonly roomId: string
  readonly name: string
  readonly roomName: string
  /** Empty where it is not given. */
  readonly location: string
  /** Street and town; missing where it is not given. */
  readonly address?: string
  /** What the hotel knows the stay by; missing where it is not given. */
  readonly reference?: string
  readonly checkIn: IsoDate
  readonly checkOut: IsoDate
  readonly paxIds: readonly number[]
  readonly cost: Cost
}

/** An extra that is held; one of a room says of which accommodation and which room (behaviour/bookings#2.3). */
export interface HeldExtra {
  readonly id: string
  readonly extraId: string
  readonly name: string
  /** The value of the option that was chosen; a removal quotes it. */
  readonly option: string
  readonly optionId: string | null
  readonly groupId: number | null
  readonly groupName: string
  readonly accommodationId: string | null
  readonly otherInformation: string
  /** 1 to 4: 2 hides the amount, 3 shows 'Free', 4 shows 'Included' (behaviour/catalogue#2.4). */
  readonly priceDisplayCode: number
  readonly paxId: number
  readonly cost: Cost
}

export type TransportDirection = 'OUTBOUND' | 'RETURN'

export interface HeldTransport {
  readonly id: string
  readonly name: string
  /** The kind of transport, such as coach; empty where it is not given. */
  readonly type: string
  /** UNKNOWN where the answer says neither; such a journey is shown and never sent. */
  readonly direction: TransportDirection | 'UNKNOWN'
  readonly departureLocation: string
  readonly arrivalLocation: string
  readonly departureDate: IsoDate
  readonly arrivalDate: IsoDate | null
  readonly isDepartureTimeSpecified: boolean
  /** What the carrier knows the journey by; missing where it is not given. */
  readonly reference?: string
  /** An IANA name, like the arrival's; null if it is unknown. */
  readonly departureTimeZone: string | null
  readonly arrivalTimeZone: string | null
  readonly paxId: number
  readonly cost: Cost
}

/** A line of the price summary that is nothing but a name and a cost. */
export interface NamedCost {
  readonly id: string
  readonly name: string
  readonly cost: Cost
}

/** The extras of room number n come from group n + 1 (behaviour/bookings#2.3). */
export const groupOfRoom = (roomNumber: number): number => roomNumber + 1

/** Which of the rooms of a basket, or of a booking, an extra belongs to: the one of its number; one whose room is gone belongs to none. */
export const roomOf = <R extends HeldRoom>(extra: HeldExtra, rooms: readonly R[]): R | undefined => {
  const alike = rooms.filter(({ accommodationId }) => accommodationId === extra.accommodationId)
  return alike.find((_room, number) => groupOfRoom(number) === extra.groupId)
}
