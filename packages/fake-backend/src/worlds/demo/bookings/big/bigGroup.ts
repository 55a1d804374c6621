import { priced } from '../../../../records/cost.js'
import type { HeldRoom, Passenger } from '../../../../records/BookingRecord.js'
import { amelia, passenger } from '../demoPassengers.js'
import { room } from '../../../../records/heldLines.js'

const firstNames = [
  'Ada',
  'Ben',
  'Cleo',
  'Dario',
  'Esra',
  'Finn',
  'Grace',
  'Hugo',
  'Ines',
  'Jonas',
  'Kaya',
  'Liam',
  'Mara',
  'Nils',
  'Ola',
  'Petra',
]
const lastNames = [
  'Abbott',
  'Baptiste',
  'Costa',
  'Díaz',
  'Eriksen',
  'Faria',
  'Gallo',
  'Hughes',
  'Ito',
  'Jansen',
  'Keller',
]

/** Amelia is the lead passenger. All other names are unique up to 176. */
export const bigGroup = (size: number): readonly Passenger[] => [
  amelia,
  ...Array.from({ length: size - 1 }, (_, index) =>
    passenger(index + 2, firstNames[index % firstNames.length] ?? '', lastNames[index % lastNames.length] ?? ''),
  ),
]

/** One room for every two passengers. */
export const bigRooms = (group: readonly Passenger[], from: string, to: string): HeldRoom[] =>
  Array.from({ length: Math.ceil(group.length / 2) }, (_, index) =>
    room({
      id: `59${index + 100}`,
      accoId: '3950',
      roomId: '39501',
      name: 'Isola Student Village',
      roomName: 'Twin room',
      location: 'Isola',
      from,
      to,
      guests: group.slice(2 * index, 2 * index + 2).map(({ id }) => id),
      prices: priced(21_000, 400),
    }),
  )
