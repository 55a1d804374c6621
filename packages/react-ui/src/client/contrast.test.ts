import { expect, it } from 'vitest'
import { contrast, difference, type Pixel } from './contrast'

const grey = (level: number): Pixel => [level, level, level, 255]

it('computes contrast like WCAG, whichever colour is darker', () => {
  expect(contrast(grey(0), grey(255))).toBeCloseTo(21)
  expect(contrast(grey(255), grey(0))).toBeCloseTo(21)
  expect(contrast(grey(119), grey(255))).toBeCloseTo(4.48, 2)
  expect(contrast([255, 255, 0, 255], grey(255))).toBeCloseTo(1.07, 2)
})

it('counts translucent colours as unreadable', () => {
  expect(contrast([0, 0, 0, 254], grey(255))).toBe(1)
})

it('measures how different two colours look', () => {
  expect(difference(grey(0), grey(255))).toBeCloseTo(1)
  expect(difference(grey(80), grey(80))).toBe(0)
  const brick: Pixel = [176, 69, 43, 255]
  const red: Pixel = [196, 52, 45, 255]
  const teal: Pixel = [15, 90, 99, 255]
  expect(difference(brick, red)).toBeLessThan(0.1)
  expect(difference(teal, red)).toBeGreaterThan(0.2)
})
