import { describe, expect, it } from 'vitest'
import { chooseLocale, directionOf, everyLanguage, type LanguageWishes } from './locales.js'

const nothing: LanguageWishes = { address: null, chosen: null, client: everyLanguage, browser: [] }
const chosenFrom = (wishes: Partial<LanguageWishes>): string => chooseLocale({ ...nothing, ...wishes })

describe('the language of a page', () => {
  it('is English where nobody says anything', () => {
    expect(chosenFrom({})).toBe('en-GB')
  })

  it('is the first of the browser’s that the client offers, whatever its region', () => {
    expect(chosenFrom({ browser: ['nl', 'de-AT', 'es'] })).toBe('de')
    expect(chosenFrom({ browser: ['en-US', 'de'] })).toBe('en-GB')
    expect(chosenFrom({ browser: ['de', 'es'], client: { offered: ['en-GB', 'es'], own: null } })).toBe('es')
    expect(chosenFrom({ browser: ['nl'], client: { offered: ['de'], own: null } })).toBe('de')
  })

  it('is the client’s own before the browser’s', () => {
    expect(chosenFrom({ browser: ['en'], client: { ...everyLanguage, own: 'es' } })).toBe('es')
  })

  it('is the customer’s choice before both, as long as the client offers it', () => {
    const client = { ...everyLanguage, own: 'es' } as const
    expect(chosenFrom({ chosen: 'de', browser: ['en'], client })).toBe('de')
    expect(chosenFrom({ chosen: 'de', client: { offered: ['en-GB', 'es'], own: 'es' } })).toBe('es')
    expect(chosenFrom({ chosen: 'nonsense', browser: ['de'] })).toBe('de')
  })

  it('is what the address names before all, test languages included', () => {
    expect(chosenFrom({ address: 'de', chosen: 'es' })).toBe('de')
    expect(chosenFrom({ address: 'ar-XB' })).toBe('ar-XB')
    expect(chosenFrom({ address: 'toString', chosen: 'es' })).toBe('es')
    expect(chosenFrom({ chosen: 'ar-XB', browser: ['de'] })).toBe('de')
    expect(chosenFrom({ client: { offered: [], own: null } })).toBe('en-GB')
  })
})

it('is read from left to right, but for one that shows what that does', () => {
  expect((['en-GB', 'de', 'es', 'en-XA', 'ar-XB'] as const).map(directionOf)).toEqual([
    'ltr',
    'ltr',
    'ltr',
    'ltr',
    'rtl',
  ])
})
