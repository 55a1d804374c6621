import { describe, expect, it } from 'vitest'
import { chooseLocale, directionOf, everyLanguage, type LanguageWishes } from './locales.js'

const nothing: LanguageWishes = { address: null, chosen: null, client: everyLanguage, browser: [] }
const chosenFrom = (wishes: Partial<LanguageWishes>): string => chooseLocale({ ...nothing, ...wishes })

describe('the language of a page', () => {
  it('is English by default', () => {
    expect(chosenFrom({})).toBe('en-GB')
  })

  it('is the first of the browser’s languages that the client offers, whatever its region', () => {
    expect(chosenFrom({ browser: ['nl', 'de-AT', 'es'] })).toBe('de')
    expect(chosenFrom({ browser: ['en-US', 'de'] })).toBe('en-GB')
    expect(chosenFrom({ browser: ['de', 'es'], client: { offered: ['en-GB', 'es'], own: null } })).toBe('es')
    expect(chosenFrom({ browser: ['nl'], client: { offered: ['de'], own: null } })).toBe('de')
  })

  it('is the client’s default before the browser’s languages', () => {
    expect(chosenFrom({ browser: ['en'], client: { ...everyLanguage, own: 'es' } })).toBe('es')
  })

  it('is the customer’s choice before both, if the client offers it', () => {
    const client = { ...everyLanguage, own: 'es' } as const
    expect(chosenFrom({ chosen: 'de', browser: ['en'], client })).toBe('de')
    expect(chosenFrom({ chosen: 'de', client: { offered: ['en-GB', 'es'], own: 'es' } })).toBe('es')
    expect(chosenFrom({ chosen: 'nonsense', browser: ['de'] })).toBe('de')
  })

  it('is the one in the address before all others, including test languages', () => {
    expect(chosenFrom({ address: 'de', chosen: 'es' })).toBe('de')
    expect(chosenFrom({ address: 'ar-XB' })).toBe('ar-XB')
    expect(chosenFrom({ address: 'toString', chosen: 'es' })).toBe('es')
    expect(chosenFrom({ chosen: 'ar-XB', browser: ['de'] })).toBe('de')
    expect(chosenFrom({ client: { offered: [], own: null } })).toBe('en-GB')
  })
})

it('runs from left to right, except for the right-to-left test language', () => {
  expect((['en-GB', 'de', 'es', 'en-XA', 'ar-XB'] as const).map(directionOf)).toEqual([
    'ltr',
    'ltr',
    'ltr',
    'ltr',
    'rtl',
  ])
})
