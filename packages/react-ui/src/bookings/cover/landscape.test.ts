import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { artScenes, coverArt, type CoveredTrip } from './landscape'

const trip = (name: string, departureDate = '2027-07-01', id?: string): CoveredTrip => ({
  name,
  departureDate,
  packages: [{ requiresBankDetails: false, ...(id !== undefined && { id }) }],
})

const anyTrip = fc
  .tuple(
    fc.string(),
    fc.integer({ min: 1, max: 12 }),
    fc.string(),
    fc.constantFrom('', 'Beach', 'Ski', 'Alps', 'Wine', 'City'),
  )
  .map(([name, month, id, kind]) => trip(`${kind} ${name}`, `2027-${String(month).padStart(2, '0')}-09`, id))

describe('the art of a cover', () => {
  it('is small, complete and always the same', () => {
    fc.assert(
      fc.property(anyTrip, (one) => {
        const art = coverArt(one)
        expect(coverArt(one)).toEqual(art)
        for (const { d } of art.shapes) expect(d).toMatch(/^M[\d\sA-Za-z.-]+$/)
        const svg = art.shapes.map(({ role, d }) => `<path class="${role}" d="${d}"/>`).join('')
        expect(svg).not.toMatch(/NaN|undefined|Infinity/)
        expect(svg.length).toBeLessThan(2_800)
      }),
    )
  })

  it.each([
    ['A week at the beach', 'coast'],
    ['Isla de Mallorca', 'coast'],
    ['Insel Rügen', 'coast'],
    ['Barcelona: seven nights of music', 'city'],
    ['Hiking in the Alps', 'mountains'],
    ['Skiing in the Alps', 'snow'],
    ['Tuscany and its wine', 'country'],
  ])('shows the scene of the name: %s', (name, scene) => {
    expect(coverArt(trip(name)).scene).toBe(scene)
  })

  it('has every scene for trips whose names suggest none', () => {
    const scenes = Array.from({ length: 60 }, (_, at) => coverArt(trip('A surprise', '2027-07-01', String(at))).scene)
    expect(new Set(scenes)).toEqual(new Set(artScenes))
  })

  it.each([
    ['2026-12-01', 'winter'],
    ['2027-02-28', 'winter'],
    ['2027-03-01', 'spring'],
    ['2027-08-31', 'summer'],
    ['2027-09-01', 'autumn'],
  ])('shows the season of the departure: %s', (departure, season) => {
    expect(coverArt(trip('Rome', departure)).season).toBe(season)
  })

  // A booking that looks different after a release seems to be another one.
  it('is the same in every release', () => {
    const digestOf = (one: CoveredTrip): string =>
      createHash('sha256')
        .update(JSON.stringify(coverArt(one)))
        .digest('hex')
        .slice(0, 12)
    const scenes = ['A week at the beach', 'Barcelona', 'Hiking in the Alps', 'Skiing in the Alps', 'Wine']
    const months = ['2027-01-09', '2027-07-09']
    expect(scenes.map((name) => months.map((month) => digestOf(trip(name, month, 'P1'))).join(' '))).toEqual([
      '09245da01d7c 144c1e4f772c',
      '09245da01d7c 144c1e4f772c',
      '0da2539df38d 49e6fe87cc72',
      'e69272a92b23 60904a03c5d7',
      '186e619a3000 6d4cc2433927',
    ])
  })

  it('depends on the package, not on the name of the booking; two packages differ', () => {
    const { shapes } = coverArt(trip('A city', '2027-07-01', '7'))
    expect(coverArt(trip('My city', '2027-07-01', '7')).shapes).toEqual(shapes)
    expect(coverArt(trip('A city', '2027-07-01', '8')).shapes).not.toEqual(shapes)
  })
})
