import { displayedCost, type Minor, sumMinor } from '../../money/Money.js'
import { type Booking, passengerNames } from '../../domain/Booking.js'
import { daysBetween } from '../../environment/time.js'
import { type HeldExtra, type HeldRoom, roomOf } from '../../domain/Holdings.js'
import { byText, grouped } from '../../domain/lists.js'
import { extraLine, type PriceDisplay } from '../money/priceLines.js'

/** The number of nights between two dates. Times do not count. */
export const nightsOf = ({ checkIn, checkOut }: Pick<HeldRoom, 'checkIn' | 'checkOut'>): number =>
  Math.max(0, daysBetween(checkIn, checkOut))

/** Extras that look the same to the customer, combined. */
export interface BookedExtra extends Pick<HeldExtra, 'id' | 'name' | 'option' | 'otherInformation'> {
  readonly count: number
  /** The passengers who have the extra. */
  readonly people: readonly string[]
  /** The price of all of them together (price display codes of behaviour/catalogue#2.4). */
  readonly display: PriceDisplay
}

/** Booked extras of one room, or general extras of one group. */
export interface BookedExtrasGroup {
  readonly id: string
  /** The back end's name. Empty if it has none. */
  readonly name: string
  /** The room of the extras. Null for general extras. */
  readonly room: { readonly name: string; readonly roomName: string; readonly guests: readonly string[] } | null
  readonly extras: readonly BookedExtra[]
}

type Names = ReturnType<typeof passengerNames>

const displayOfAll = (alike: readonly [HeldExtra, ...HeldExtra[]]): PriceDisplay => {
  const lines = alike.map(extraLine)
  const { display } = extraLine(alike[0])
  return display.kind === 'amount' ? { kind: 'amount', amount: sumMinor(lines.map(({ cost }) => cost)) } : display
}

const alikeExtras = (extras: readonly HeldExtra[], names: Names): readonly BookedExtra[] =>
  grouped(extras, ({ name, option, otherInformation, priceDisplayCode }) =>
    JSON.stringify([name, option, otherInformation, priceDisplayCode]),
  ).map(([, alike]) => {
    const [{ id, name, option, otherInformation }] = alike
    const people = names(alike.map(({ passengerId }) => passengerId))
    return { id, name, option, otherInformation, count: alike.length, people, display: displayOfAll(alike) }
  })

/** The extras of a booking: general ones by group, then those of each room. */
export const bookedExtras = ({ extras, rooms, passengers }: Booking): readonly BookedExtrasGroup[] => {
  const names = passengerNames(passengers)
  const general = extras.filter((extra) => roomOf(extra, rooms) === undefined)
  const ofRooms = rooms.map((room) => ({ room, own: extras.filter((extra) => roomOf(extra, rooms) === room) }))
  return [
    ...grouped(general, ({ groupName }) => groupName).map(([name, own]) => ({
      id: `group ${name}`,
      name,
      room: null,
      extras: alikeExtras(own, names),
    })),
    ...ofRooms
      .filter(({ own }) => own.length > 0)
      .map(({ room, own }) => ({
        id: room.id,
        name: '',
        room: { name: room.name, roomName: room.roomName, guests: names(room.passengerIds) },
        extras: alikeExtras(own, names),
      })),
  ]
}

export interface BookedRoom {
  readonly id: string
  readonly name: string
  /** Full names, without passengers who do not travel. */
  readonly guests: readonly string[]
  readonly extras: readonly BookedExtra[]
  /** The cost of the room without its extras. */
  readonly cost: Minor
}

/** The rooms of one accommodation for the same nights. */
export interface BookedStay
  extends Pick<HeldRoom, 'id' | 'accommodationId' | 'name' | 'location' | 'checkIn' | 'checkOut'> {
  readonly nights: number
  readonly rooms: readonly BookedRoom[]
}

/** The stays of a booking, in the order of their first nights. */
export const bookedStays = ({
  rooms,
  extras,
  passengers,
}: Pick<Booking, 'rooms' | 'extras' | 'passengers'>): readonly BookedStay[] => {
  const names = passengerNames(passengers)
  const stays = grouped(rooms, (room) => JSON.stringify([room.accommodationId, room.name, room.checkIn, room.checkOut]))
  return stays
    .map(([, held]): BookedStay => {
      const [{ id, accommodationId, name, location, checkIn, checkOut }] = held
      return {
        id,
        accommodationId,
        name,
        location,
        checkIn,
        checkOut,
        nights: nightsOf({ checkIn, checkOut }),
        rooms: held.map((room) => ({
          id: room.id,
          name: room.roomName,
          guests: names(room.passengerIds),
          extras: alikeExtras(
            extras.filter((extra) => roomOf(extra, rooms) === room),
            names,
          ),
          cost: displayedCost(room.cost),
        })),
      }
    })
    .toSorted(byText(({ checkIn }) => checkIn))
}
