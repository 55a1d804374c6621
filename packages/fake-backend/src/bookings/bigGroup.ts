import type { Pax } from './BookingRecord.js'
import { amelia, pax } from './demoPax.js'

const firstNames = ['Ada', 'Ben', 'Cleo', 'Dario', 'Esra', 'Finn', 'Grace', 'Hugo', 'Ines', 'Jonas', 'Kaya', 'Liam', 'Mara', 'Nils', 'Ola', 'Petra']
const lastNames = ['Abbott', 'Baptiste', 'Costa', 'Díaz', 'Eriksen', 'Faria', 'Gallo', 'Hughes', 'Ito', 'Jansen', 'Keller']

/** Amelia leads; of the others no two have the same name, up to 176. */
export const bigGroup = (size: number): readonly Pax[] => [
  amelia,
  ...Array.from({ length: size - 1 }, (_, place) =>
    pax(place + 2, firstNames[place % firstNames.length] ?? '', lastNames[place % lastNames.length] ?? ''),
  ),
]
