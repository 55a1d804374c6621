import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const sheetOf = (brand: string): string =>
  readFileSync(new URL(`../../assets/clients/${brand}/client.css`, import.meta.url), 'utf8')

/** The hue of a role in the dark scheme. */
const darkHueOf = (sheet: string, role: string): number => {
  const dark = sheet.slice(sheet.indexOf('prefers-color-scheme: dark'))
  return Number(new RegExp(`--${role}: oklch\\([\\d.]+ [\\d.]+ ([\\d.]+)\\)`).exec(dark)?.[1])
}

const between = (one: number, other: number): number => Math.min(Math.abs(one - other), 360 - Math.abs(one - other))

describe('the brands of the demo', () => {
  // On a dark surface, a panel of a far hue turns muddy, and text of a far hue is hard to read.
  it.each(['aurora', 'harbour'])('give what needs attention a hue near that of the dark surface: %s', (brand) => {
    const [attention = NaN, surface = NaN] = ['attention', 'surface'].map((role) => darkHueOf(sheetOf(brand), role))
    expect(between(attention, surface)).toBeLessThanOrEqual(45)
  })
})
