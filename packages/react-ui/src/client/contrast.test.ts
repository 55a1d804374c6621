import { expect, it } from 'vitest'
import { contrast, type Pixel } from './contrast'

const grey = (level: number): Pixel => [level, level, level, 255]

it('counts as WCAG does, whichever is the darker', () => {
  expect(contrast(grey(0), grey(255))).toBeCloseTo(21)
  expect(contrast(grey(255), grey(0))).toBeCloseTo(21)
  expect(contrast(grey(119), grey(255))).toBeCloseTo(4.48, 2)
  expect(contrast([255, 255, 0, 255], grey(255))).toBeCloseTo(1.07, 2)
})

it('trusts nothing that can be seen through', () => {
  expect(contrast([0, 0, 0, 254], grey(255))).toBe(1)
})
