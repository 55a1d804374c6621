import type { BookingSummary } from '@booking-dashboard/core/ports'
import {
  artSize,
  type Random,
  hashOf,
  createRandom,
  between,
  times,
  disc,
  ground,
  hills,
  ridge,
  cap,
  firs,
  clouds,
  flakes,
  glitter,
  boat,
  skyline,
} from './shapes'

/** The scene of a generated cover. */
export const artScenes = ['coast', 'city', 'mountains', 'snow', 'country'] as const
export type ArtScene = (typeof artScenes)[number]

/** By the month of the departure, in the northern hemisphere. */
export type Season = 'spring' | 'summer' | 'autumn' | 'winter'

/** The role of a shape, which decides its colour: from the distant sky to the foreground. */
export type ArtRole =
  | 'sun'
  | 'cloud'
  | 'far'
  | 'middle'
  | 'near'
  | 'front'
  | 'water'
  | 'shine'
  | 'snow'
  | 'light'
  | 'flake'

export interface ArtShape {
  readonly role: ArtRole
  /** Path data of SVG on the canvas of `artSize`. */
  readonly d: string
}

/** A landscape in shapes, from back to front. It has no colours: a screen takes them from the brand. */
export interface CoverArt {
  readonly scene: ArtScene
  readonly season: Season
  readonly size: { readonly width: number; readonly height: number }
  readonly shapes: readonly ArtShape[]
}

/** Words in names of trips that suggest a scene, in the languages of the product. */
const words: readonly (readonly [ArtScene, RegExp])[] = [
  ['snow', /\b(?:ski|snow|winter sports|aurora|northern lights|nieve|esqu[ií]|schnee|lapland|lappland)/i],
  ['mountains', /\b(?:mountain|alps?\b|alpine|hik|trek|dolomit|monta[ñn]|sender|berge?\b|wander)/i],
  ['coast', /\b(?:beach|coast|sea\b|seaside|island|isle|sail|cruise|harbour|playa|costa|isla|strand|k[üu]ste|insel)/i],
  ['country', /\b(?:vineyard|wine|countryside|farm|village|golf|cycl|toscana|tuscany|campo|land\b|dorf)/i],
  [
    'city',
    /\b(?:city|music|concert|theatre|festival|opera|museum|design|christmas market|ciudad|m[úu]sica|stadt|konzert|rugby|football|match)/i,
  ],
]

/** The fields of a trip that decide its cover. */
export type CoveredTrip = Pick<BookingSummary, 'name' | 'departureDate' | 'packages'>

const seasons = ['winter', 'spring', 'summer', 'autumn'] as const

const seasonOf = ({ departureDate }: CoveredTrip): Season =>
  seasons[Math.floor((Number(departureDate.slice(5, 7)) % 12) / 3)] ?? 'summer'

const { width, height } = artSize

type Paint = (random: Random, season: Season) => readonly ArtShape[]

const sun = (random: Random, y: number, radius: number): ArtShape & { readonly x: number } => {
  const x = between(random, 430, 560)
  return { role: 'sun', d: disc(x, y, radius), x }
}

const coast: Paint = (random) => {
  const horizon = 196
  const { x, ...disk } = sun(random, horizon - between(random, 8, 52), 44)
  return [
    disk,
    { role: 'cloud', d: clouds(random, 4) },
    {
      role: 'far',
      d: `M800 ${horizon}H420Q520 ${horizon - 8} 590 ${horizon - between(random, 34, 60)}T740 ${horizon - between(random, 44, 78)}T${width} ${horizon - 84}V${horizon}Z`,
    },
    {
      role: 'middle',
      d: `M0 ${horizon}H300Q230 ${horizon - 6} 180 ${horizon - between(random, 40, 62)}T60 ${horizon - between(random, 56, 92)}T0 ${horizon - 96}Z`,
    },
    { role: 'water', d: `M0 ${horizon}H${width}${ground}` },
    { role: 'shine', d: glitter(random, x, horizon) },
    { role: 'front', d: boat(between(random, 300, 380), between(random, 222, 240)) },
    { role: 'near', d: `M0 ${height}V262Q120 ${between(random, 240, 262)} 260 290T520 ${height}Z` },
    { role: 'front', d: `M${width} ${height}H420Q600 ${between(random, 300, 314)} 690 276T800 256Z` },
  ]
}

const city: Paint = (random) => {
  const { x, ...disk } = sun(random, between(random, 96, 132), 42)
  const byWater = random() < 0.6
  const base = byWater ? 262 : 290
  const back = skyline(random, base, 168, 50, 0)
  const front = skyline(random, base, 112, 54, 0.5)
  return [
    disk,
    { role: 'cloud', d: clouds(random, 4) },
    { role: 'far', d: hills(random, 196, 24, 4) },
    { role: 'middle', d: back.d },
    { role: 'near', d: front.d },
    { role: 'light', d: front.windows },
    ...(byWater
      ? ([
          { role: 'water', d: `M0 ${base}H${width}${ground}` },
          { role: 'shine', d: glitter(random, x, base - 4) },
        ] as const)
      : ([{ role: 'front', d: hills(random, 292, 12, 16) }] as const)),
  ]
}

const mountains: Paint = (random, season) => {
  const { x: _x, ...disk } = sun(random, between(random, 84, 116), 38)
  const back = ridge(random, 216, 104, 6)
  const middle = ridge(random, 252, 120, 4)
  const highest = middle.peaks.filter(({ y }) => y < 190)
  return [
    disk,
    { role: 'cloud', d: clouds(random, 3) },
    { role: 'far', d: back.d },
    { role: 'middle', d: middle.d },
    { role: 'snow', d: season === 'summer' ? '' : highest.map((peak) => cap(peak, width / 4, 120)).join('') },
    { role: 'near', d: hills(random, 264, 20, 5) },
    { role: 'front', d: firs(random, 324, 34, 64) },
  ]
}

const snow: Paint = (random) => {
  const { x: _x, ...disk } = sun(random, between(random, 80, 110), 34)
  const back = ridge(random, 214, 120, 5)
  const home = between(random, 330, 450)
  return [
    disk,
    { role: 'far', d: back.d },
    { role: 'snow', d: back.peaks.map((peak) => cap(peak, width / 5, 120)).join('') },
    { role: 'middle', d: firs(random, 254, 40, 46) },
    { role: 'snow', d: hills(random, 250, 18, 5) },
    { role: 'near', d: `M${home} 262v-22l24 -20l24 20v22Z` },
    { role: 'light', d: `M${home + 10} 256v-11h9v11ZM${home + 29} 256v-11h9v11Z` },
    { role: 'front', d: firs(random, 326, 15, 96) },
    { role: 'flake', d: flakes(random) },
  ]
}

const cypresses = (random: Random, count: number): string =>
  times(count, (at) => {
    const tall = between(random, 34, 58)
    return `M${430 + at * between(random, 15, 21)} ${262 - at * 2}c-9 -14 -5 -${tall - 8} 0 -${tall}c5 8 9 ${tall - 14} 0 ${tall}Z`
  }).join('')

const country: Paint = (random) => {
  const { x: _x, ...disk } = sun(random, between(random, 100, 140), 42)
  const home = between(random, 330, 380)
  return [
    disk,
    { role: 'cloud', d: clouds(random, 5) },
    { role: 'far', d: hills(random, 186, 34, 4) },
    { role: 'middle', d: hills(random, 222, 30, 3) },
    { role: 'near', d: hills(random, 254, 22, 3) },
    { role: 'front', d: `M${home} 258v-22l17 -13l17 13h22v22Z${cypresses(random, 6)}` },
    { role: 'light', d: `M${home + 12} 252v-9h7v9Z` },
    { role: 'front', d: hills(random, 288, 16, 3) },
  ]
}

const paints: Readonly<Record<ArtScene, Paint>> = { coast, city, mountains, snow, country }

/** Rounds numbers, which is precise enough for this canvas, and keeps the path short. */
const tidy = (d: string): string =>
  d.replaceAll(/-?\d+\.\d{2,}/g, (figure) => String(Math.round(Number(figure)))).replaceAll(' -', '-')

/** The landscape of a trip. The same package in the same season always has the same one. */
export const coverArt = (trip: CoveredTrip): CoverArt => {
  const seed = hashOf(trip.packages.find(({ id }) => id !== undefined)?.id ?? trip.name)
  const named = words.find(([, word]) => word.test(trip.name))?.[0]
  const scene = named ?? artScenes[seed % artScenes.length] ?? 'coast'
  const season = seasonOf(trip)
  const shapes = paints[scene](createRandom(seed), season)
  return {
    scene,
    season,
    size: artSize,
    shapes: shapes.map(({ role, d }) => ({ role, d: tidy(d) })).filter(({ d }) => d !== ''),
  }
}
