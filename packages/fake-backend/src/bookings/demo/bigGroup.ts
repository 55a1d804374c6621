import { priced } from '../../catalogue/cost.js'
import type { HeldRoom, Pax } from '../BookingRecord.js'
import { amelia, pax } from './demoPax.js'
import { room } from '../heldLines.js'

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

/** Amelia leads; of the others no two have the same name, up to 176. */
export const bigGroup = (size: number): readonly Pax[] => [
  amelia,
  ...Array.from({ length: size - 1 }, (_, place) =>
    pax(place + 2, firstNames[place % firstNames.length] ?? '', lastNames[place % lastNames.length] ?? ''),
  ),
]

/** A room for every two. */
export const bigRooms = (group: readonly Pax[], from: string, to: string): HeldRoom[] =>
  Array.from({ length: Math.ceil(group.length / 2) }, (_, place) =>
    room({
      id: `59${place + 100}`,
      accoId: '3950',
      roomId: '39501',
      name: 'Isola Student Village',
      roomName: 'Twin room',
      location: 'Isola',
      from,
      to,
      guests: group.slice(2 * place, 2 * place + 2).map(({ id }) => id),
      prices: priced(21_000, 400),
    }),
  )
