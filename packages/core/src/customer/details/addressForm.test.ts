import { describe, expect, it } from 'vitest'
import { noAddress } from '../../domain/Customer.js'
import {
  addressForm,
  addressOffers,
  addressProblems,
  addressValues,
  isEmptyAddress,
  type KnownAddress,
  toAddress,
} from './addressForm.js'

const countries = [
  { id: '1', name: 'Austria', code: 'AT' },
  { id: '2', name: 'Ireland', code: 'IE' },
]
const around = { countries, now: 0 }

describe('a postcode', () => {
  const typed = { ...addressValues(noAddress, []), address1: '1 Long Walk', city: 'Town' }
  const problemOf = (code: string, postcode: string) => {
    const [country] = [{ id: '1', name: 'Somewhere', code }]
    const found = addressProblems({ ...typed, postcode, country: 'Somewhere' }, { countries: [country], now: 0 })
    return found.find(({ field }) => field === 'postcode')?.kind ?? null
  }
  const takes = (code: string, postcode: string): boolean => problemOf(code, postcode) === null

  it.each([
    ['GB', ['SW1A 1AA', 'm1 1ae', 'CR2 6XH', 'DN551PT'], ['SW1A', '1SW1A 1AA', 'SW1A 1AAA', 'SWX 1AA', 'ABC1 1AA']],
    ['US', ['90210', '90210-1234', '902101234'], ['9021', '902101', 'A90210', '90210-12345']],
    ['CA', ['K1A 0B1', 'k1a0b1'], ['K1A 0B', 'XK1A 0B1', 'K1A 0B12']],
    ['NL', ['1012 AB', '1012ab'], ['1012', '11012 AB', '1012 ABC']],
    ['PL', ['00-950', '00950'], ['0-950', '000-950', '00-95', '00-9500', 'AA-950', '00-AAA']],
    ['PT', ['1000-205', '1000205'], ['100-205', '11000-205', '1000-20', '1000-2050', 'AAAA-205', '1000-AAA']],
  ])('of %s is written as its post office writes it', (code, right, wrong) => {
    expect(right.filter((postcode) => !takes(code, postcode))).toEqual([])
    expect(wrong.filter((postcode) => takes(code, postcode))).toEqual([])
  })

  it.each([
    [
      ['1010', '101', '10101', 'Q1010'],
      ['AT', 'AU', 'BE', 'CH', 'DK', 'HU', 'LU', 'NO', 'NZ', 'SI', 'ZA'],
    ],
    [
      ['10115', '1011', '101150', 'Q10115'],
      ['DE', 'EE', 'ES', 'FI', 'FR', 'HR', 'IT', 'SE', 'TR'],
    ],
  ])('has the digits of %j in %j, no fewer, no more and no letter', (typed, codes) => {
    for (const code of codes)
      expect([code, typed.map((postcode) => takes(code, postcode))]).toEqual([code, [true, false, false, false]])
  })

  it.each([
    ['AT', 'A1010', '1010'],
    ['LU', 'L-1234', '1234'],
    ['LU', 'l 1234', '1234'],
    ['DE', 'D10115', '10115'],
    ['DE', 'DE10115', '10115'],
    ['SE', 'SE111 22', '111 22'],
    ['FI', 'FIN00100', '00100'],
    ['PT', 'PT1000-205', '1000-205'],
    ['NL', 'NL-1012 AB', '1012 AB'],
    // The postcodes of these countries contain letters.
    ['NL', 'NL1012AB', null],
    ['GB', 'GB1 1AA', 'GB1 1AA'],
    ['LV', 'LV1010', 'LV1010'],
  ])('of %s written %s is sent as %s', (code, postcode, sent) => {
    const surroundings = { countries: [{ id: '1', name: 'Somewhere', code }], now: 0 }
    const values = { ...typed, postcode, country: 'Somewhere' }
    expect(takes(code, postcode) ? toAddress(values, surroundings).postcode : null).toBe(sent)
  })

  it('of another country has letters, digits, spaces and hyphens, and is always required', () => {
    expect([takes('IE', 'H91 AE2X'), takes('IE', '#1'), takes('IE', '1234567890123')]).toEqual([true, false, false])
    expect([problemOf('IE', ' '), problemOf('GB', 'X'), problemOf('DE', 'X')]).toEqual([
      'postcodeMissing',
      'postcodeInvalid',
      'postcodeForeign',
    ])
  })
})

describe('an address', () => {
  const stored = {
    address1: '1 Long Walk',
    address2: 'Flat 2',
    address3: 'Block C',
    city: 'Galway',
    county: 'Connacht',
    postcode: 'H91 AE2X',
    countryId: '2',
  }

  it('is sent as typed, without the blanks around it', () => {
    const values = addressValues(stored, countries)
    const spaced = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, ` ${value} `]))
    expect(toAddress({ ...values, ...spaced }, around)).toEqual(stored)
    expect(toAddress({ ...values, country: 'Nowhere' }, around).countryId).toBe('')
  })

  it('is missing if only a country is filled in, which is one problem', () => {
    const values = { ...addressValues(noAddress, countries), country: 'Ireland' }
    expect([isEmptyAddress(values), isEmptyAddress({ ...values, county: 'Connacht' })]).toEqual([true, false])
    expect(addressForm.problems(values, around)).toEqual([{ field: 'address1', kind: 'addressMissing' }])
  })

  it('is offered from other passengers by their names; of equal ones, the customer’s or else the first', () => {
    const at = (address1: string) => ({ ...stored, address1 })
    const known: readonly KnownAddress[] = [
      { whose: 'additional', name: '', address: at('3 Long Walk') },
      { whose: 'own', name: '', address: at('1 Long Walk') },
      { whose: 'other', name: 'Theo', address: at('1 Long Walk') },
      { whose: 'other', name: 'Iris', address: at('2 Long Walk') },
      { whose: 'other', name: 'Margaret', address: noAddress },
      { whose: 'other', name: 'Ada', address: at('2 Long Walk') },
    ]
    expect(addressOffers(known, countries).map(({ whose, name, lines }) => [whose, name, lines[0]])).toEqual([
      ['additional', '', '3 Long Walk'],
      ['own', '', '1 Long Walk'],
      ['other', 'Iris', '2 Long Walk'],
    ])
  })
})
