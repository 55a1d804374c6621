import { describe, expect, it } from 'vitest'
import { createFormats, englishFormats } from '../../language/formats.js'
import { countryOfId } from '../../domain/Customer.js'
import { countryInWords, countryNamed, countryOfCode, searchCountries } from './countryNames.js'

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
  it('finds all of them while nothing is typed', () => {
    expect(found(' ')).toHaveLength(countries.length)
  })

  it('sorts them in the order of the language, whatever order they arrive in', () => {
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
  ])('finds by %j, ignoring accents and case', (typed, codes) => {
    expect(found(typed)).toEqual(codes)
  })

  it('ranks names that begin with it first, then names with such a word, then other names, then the rest', () => {
    expect(found('un')).toEqual(['GB', 'US', 'RE'])
    expect(found('is')).toEqual(['AX', 'MP'])
    expect(found('no')).toEqual(['MP', 'GB'])
  })

  it('takes another name for the country, but no part of a name', () => {
    const named = ['uk', 'ie', 'Irland', 'the United Kingdom'].map((typed) => countryNamed(countries, typed)?.code)
    expect(named).toEqual(['GB', 'IE', 'IE', 'GB'])
    expect(countryNamed(countries, 'Irel')).toBeUndefined()
    expect(countryNamed(countries, '')).toBeUndefined()
  })

  it('finds a name by id and by code', () => {
    expect(countryOfId(countries, '2')).toBe('Ireland')
    expect(countryOfId(countries, '')).toBe('')
    const typed = ['IE', 'ie', 'British'].map((code) => countryOfCode(countries, code))
    expect(typed).toEqual(['Ireland', 'Ireland', 'British'])
  })
})

describe('a stored country, for reading,', () => {
  it.each([
    ['IE', 'Ireland'],
    ['FR', 'France'],
    ['QQ', ''],
    ['826', ''],
    ['GBR', ''],
    ['country-7', ''],
    ['ie', 'Ireland'],
    ['fr', 'France'],
    ['ZZ', ''],
    ['gbr', ''],
    ['British', 'British'],
    ['BRITISH', 'BRITISH'],
    ['FRANCE', 'FRANCE'],
    ['中国', '中国'],
    ['يمني', 'يمني'],
    ['', ''],
  ])('%s is %s, also without the list', (stored, name) => {
    expect(countryInWords(countries, stored, englishFormats)).toBe(name)
    expect(countryInWords([], stored, englishFormats)).toBe(name)
  })

  it('has its name in the customer’s language', () => {
    expect(countryInWords([], 'DE', { locale: 'de' })).toBe('Deutschland')
  })
})

describe('a country with another name', () => {
  it.each([
    ['USA', 'US'],
    ['America', 'US'],
    ['Holland', 'NL'],
    ['Czech Republic', 'CZ'],
    ['UAE', 'AE'],
    ['Emirates', 'AE'],
    ['Wales', 'GB'],
  ])('is found by %s', (typed, code) => {
    const all = ['GB', 'US', 'NL', 'CZ', 'AE', 'DE'].map((one, at) => ({
      id: String(at),
      name: `Land ${at}`,
      code: one,
    }))
    expect(countryNamed(all, typed)?.code).toBe(code)
    expect(searchCountries(all, typed, englishFormats).map((one) => one.code)).toEqual([code])
  })

  it('ranks below names that begin with the typed text, or have a word that does', () => {
    const all = ['Outer Usania', 'Usania', 'Prusany', 'United States'].map((name, at) => ({
      id: String(at),
      name,
      code: name === 'United States' ? 'US' : `X${at}`,
    }))
    expect(searchCountries(all, 'usa', englishFormats).map(({ name }) => name)).toEqual([
      'Usania',
      'Outer Usania',
      'United States',
      'Prusany',
    ])
    expect(searchCountries(all, 'states', englishFormats).map(({ name }) => name)).toEqual(['United States'])
  })
})
