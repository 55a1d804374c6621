import { describe, expect, it } from 'vitest'
import { between, skyline } from './shapes'

/** How far the steps of a path go to the right. */
const stepsToTheRight = (d: string): number =>
  [...d.matchAll(/([hla])([^A-Za-z]*)/g)].reduce((sum, [, command, given = '']) => {
    const numbers = given
      .trim()
      .split(/[ ,]+|(?=-)/)
      .map(Number)
    return sum + (command === 'h' ? (numbers[0] ?? 0) : (numbers.at(-2) ?? 0))
  }, 0)

describe('houses side by side', () => {
  it.each([
    ['a spire', 0.1],
    ['a dome', 0.2],
    ['a gable', 0.3],
    ['a flat roof', 0.5],
  ])('with %s are as wide as they are placed apart', (_roof, drawn) => {
    for (const wide of [60, 61, 62, 63, 64, 65]) {
      const broad = between(() => drawn, wide * 0.7, wide * 1.4)
      const { d } = skyline(() => drawn, 300, 100, wide, 0)
      // The first vertical step of the ground is none of a house.
      const houses = d.split('V').length - 2
      expect(stepsToTheRight(d)).toBe(houses * broad)
    }
  })

  it('have the roof that is drawn', () => {
    const roofs = [0.1, 0.2, 0.3, 0.5].map((drawn) => {
      const [, first = ''] = skyline(() => drawn, 300, 100, 60, 0).d.split(/V\d+/)
      return first.replaceAll(/[\d. -]+/g, '')
    })
    expect(roofs).toEqual(['hvllvh', 'hvavh', 'll', 'h'])
  })

  it('are at most a tenth taller than given, and the tallest are in the middle', () => {
    const { d } = skyline(() => 0.99, 300, 100, 60, 0)
    const tops = [...d.matchAll(/V(\d+)/g)].map(([, top]) => Number(top)).slice(0, -1)
    const tallest = Math.min(...tops)
    expect(tallest).toBeGreaterThan(190)
    expect(tops.indexOf(tallest) / tops.length).toBeCloseTo(0.5, 0)
    expect(tops[0]).toBeGreaterThan(tallest + 20)
  })
})
