import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createFormats, englishFormats } from '../../messages/formats.js'
import { countryOfId } from '../Customer.js'
import { countryNamed, countryOfCode, searchCountries } from './addressForm.js'

const countries = [
  'Åland Islands AX',
  'Côte d’Ivoire CI',
  'Ireland IE',
  'Northern Mariana Islands MP',
  'Réunion RE',
  'Trinidad & Tobago TT',
  'United Kingdom GB',
  'United States US',
].map((line, at) => ({ id: String(at), name: line.slice(0, -3), code: line.slice(-2) }))
const found = (typed: string) => searchCountries(countries, typed, englishFormats).map(({ code }) => code)

describe('the search in the countries', () => {
  it('has all of them while nothing is typed', () => {
    expect(found(' ')).toHaveLength(countries.length)
  })

  it('has them in the order of the language, whatever order they come in', () => {
    const listed = ['Österreich', 'Zypern', 'Oman', 'Ägypten'].map((name, at) => ({ id: `${at}`, name, code: `${at}` }))
    const names = searchCountries(listed, '', createFormats('de')).map(({ name }) => name)
    expect(names).toEqual(['Ägypten', 'Oman', 'Österreich', 'Zypern'])
    expect(searchCountries(listed, 'o', createFormats('de')).map(({ name }) => name)).toEqual(['Oman', 'Österreich'])
  })

  it.each([
    ['reu', ['RE']],
    ['RÉU', ['RE']],
    ['cote d', ['CI']],
    ['aland', ['AX']],
    ['trinidad and', ['TT']],
    ['uk', ['GB']],
    ['scot', ['GB']],
    ['atlantis', []],
  ])('finds by %j, accents and capitals aside', (typed, codes) => {
    expect(found(typed)).toEqual(codes)
  })

  it('has those first whose name begins with it, then those with such a word, then other names, then the rest', () => {
    expect(found('un')).toEqual(['GB', 'US', 'RE'])
    expect(found('is')).toEqual(['AX', 'MP'])
    expect(found('no')).toEqual(['MP', 'GB'])
  })

  it('finds every country by its whole name and knows it again', () => {
    fc.assert(
      fc.property(fc.constantFrom(...countries), fc.boolean(), (country, shout) => {
        const typed = shout ? country.name.toUpperCase() : country.name
        expect(searchCountries(countries, typed, englishFormats)[0]).toBe(country)
        expect(countryNamed(countries, typed)).toBe(country)
      }),
    )
  })

  it('takes another name for the country that is meant, and half a name for none', () => {
    expect(countryNamed(countries, 'uk')?.code).toBe('GB')
    expect(countryNamed(countries, 'Irel')).toBeUndefined()
    expect(countryNamed(countries, '')).toBeUndefined()
  })

  it('knows a name by id and by code', () => {
    expect(countryOfId(countries, '2')).toBe('Ireland')
    expect(countryOfId(countries, '')).toBe('')
    expect([countryOfCode(countries, 'IE'), countryOfCode(countries, 'British')]).toEqual(['Ireland', 'British'])
  })
})
