import type { Random } from '../../../../values/createRandom.js'

const places = [
  'Lisbon',
  'Málaga',
  'Kraków',
  'Zürich',
  'Tromsø',
  'Reykjavík',
  'Rome',
  'Athens',
  'Edinburgh',
  'Seville',
  'Budapest',
  'Ljubljana',
  'Bergen',
  'Palermo',
  'Gdańsk',
  'Marseille',
  'Antwerp',
  'Århus',
  'Córdoba',
  'Genoa',
  'Porto',
  'Valletta',
  'Dubrovnik',
  'Tallinn',
  'Galway',
  'Lyon',
  'Leipzig',
  'Turin',
]

const themes = [
  'a long weekend of opera',
  'jazz by the harbour',
  'walking and wine',
  'the old town in spring',
  'food markets and cookery',
  'chamber music in churches',
  'modern architecture',
  'a week by the sea',
  'gardens and galleries',
  'Christmas markets',
  'the cup final',
  'street art and cafés',
  'a family week',
]

const pick = (random: Random, from: readonly string[]): string => from[Math.floor(random() * from.length)] ?? ''

/** "Tromsø: chamber music in churches". */
export const tripName = (random: Random): string => `${pick(random, places)}: ${pick(random, themes)}`
