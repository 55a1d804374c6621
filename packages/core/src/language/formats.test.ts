import { afterEach, describe, expect, it, vi } from 'vitest'
import { daysUntil } from '../environment/time.js'
import { minor } from '../money/Money.js'
import { createFormats, englishFormats as formats, namingCurrencies } from './formats.js'
import { countingIn } from './Wording.js'

afterEach(() => {
  vi.unstubAllGlobals()
})

it('creates each Intl format once, at its first use', () => {
  const made: string[] = []
  const counted = new Proxy(Intl, {
    get: (intl, name) => {
      made.push(String(name))
      return Reflect.get(intl, name)
    },
  })
  vi.stubGlobal('Intl', counted)
  const { figure, date } = createFormats('de')
  const words = countingIn('de')
  expect(made).toEqual([])
  expect([figure(1234), figure(2345)]).toEqual(['1.234', '2.345'])
  expect(made).toEqual(['NumberFormat'])
  date('2026-03-14')
  date('2026-03-15')
  expect(made).toEqual(['NumberFormat', 'DateTimeFormat'])
  expect([words.pluralOf(1, 'Karte', 'Karten'), words.pluralOf(2, 'Karte', 'Karten')]).toEqual(['Karte', 'Karten'])
  expect(made).toEqual(['NumberFormat', 'DateTimeFormat', 'PluralRules'])
})

it('creates the format of a time zone once, and remembers a zone that the platform does not know', () => {
  const made: unknown[] = []
  class Counted extends Intl.DateTimeFormat {
    constructor(locale: string, options: Intl.DateTimeFormatOptions) {
      made.push(options.timeZone)
      super(locale, options)
    }
  }
  vi.stubGlobal('Intl', { ...Intl, NumberFormat: Intl.NumberFormat, DateTimeFormat: Counted })
  const { zone } = createFormats('en-GB')
  const zones = ['Europe/Madrid', 'Mars/Olympus', 'Europe/Madrid', 'Mars/Olympus']
  expect(zones.map((name) => zone('2026-03-14T07:25:00', name))).toEqual(['CET', null, 'CET', null])
  const all = made.length
  expect(zones.map((name) => zone('2026-03-15T07:25:00', name))).toEqual(['CET', null, 'CET', null])
  expect(made).toHaveLength(all)
})

it.each([
  ['2027-03-14T06:30:00Z', 'America/New_York', 'GMT-4'],
  ['2027-04-03T20:00:00Z', 'Australia/Sydney', 'GMT+11'],
  ['2027-03-28T01:30:00Z', 'Europe/Madrid', 'CET'],
  ['2027-03-28T03:30:00Z', 'Europe/Madrid', 'CEST'],
  ['2027-10-31T03:30:00Z', 'Europe/Madrid', 'CET'],
])('names the zone that applies at the place, near a change of the clocks: %s in %s', (moment, zone, name) => {
  expect(createFormats('en-GB').zone(moment, zone)).toBe(name)
})

it.each(['en-GB', 'de', 'es'])('names Greenwich time alike in %s', (locale) => {
  expect(createFormats(locale).zone('2027-01-26T07:25:00', 'Europe/London')).toBe('GMT')
})

describe('dates as text', () => {
  it('names the day, the date, the month and the year', () => {
    expect(formats.date('2026-03-14')).toBe('Sat 14 March 2026')
    expect(formats.date('2026-03-14T23:30:00+05:00')).toBe('Sat 14 March 2026')
  })

  it('leaves out the weekday of a date in a document', () => {
    expect(formats.documentDate('1987-06-14')).toBe('14 June 1987')
  })

  it('shows an invalid date as received', () => {
    expect(formats.date('soon')).toBe('soon')
    expect(formats.dateRange('soon', '2026-03-14')).toBe('soon')
    expect(formats.dateRange('2026-03-14', '2026-03-12')).toBe('Sat 14 March 2026')
    expect(formats.dateRange('2026-03-14', 'zzz')).toBe('Sat 14 March 2026')
    expect(formats.dateRange('2026-03-14T09:00:00', '2026-03-14T21:00:00')).toBe('Sat 14 March 2026')
  })

  it('shows the time as written', () => {
    expect(formats.dateTime('2026-03-14T19:30:00+02:00')).toBe('Sat 14 March 2026, 19:30')
    expect(formats.dateTime('2026-03-14')).toBe('Sat 14 March 2026')
  })

  it.each([
    ['2026-03-14', '2026-03-21', 'Sat 14 to Sat 21 March 2026'],
    ['2026-03-28', '2026-04-04', 'Sat 28 March to Sat 4 April 2026'],
    ['2026-12-28', '2027-01-04', 'Mon 28 December 2026 to Mon 4 January 2027'],
    ['2026-03-14', '2026-03-14', 'Sat 14 March 2026'],
  ])('shows the common part of %s and %s once', (from, to, notified) => {
    expect(formats.dateRange(from, to)).toBe(notified)
  })

  it('counts days by the calendar, whatever the time of day', () => {
    const evening = Date.parse('2026-03-13T23:59:00Z')
    expect(daysUntil('2026-03-14', evening)).toBe(1)
    expect(daysUntil('2026-03-13', evening)).toBe(0)
    expect(daysUntil('2026-03-12T08:00:00Z', evening)).toBe(-1)
    expect([18, 1, 0, -1].map(formats.daysUntil)).toEqual(['in 18 days', 'tomorrow', 'today', 'yesterday'])
  })

  it('writes a dot between the parts there are, at which no line breaks', () => {
    expect(createFormats('en-GB').dotted('Flight MB 417', '', 'arrives 09:35')).toBe(
      'Flight MB 417\u00a0·\u00a0arrives 09:35',
    )
  })

  it('follows the language', () => {
    const [german, spanish] = [createFormats('de'), createFormats('es')]
    expect(german.dateTime('2026-03-14T19:30')).toBe('Sa., 14. März 2026, 19:30')
    expect(spanish.dateTime('2026-03-14T19:30')).toBe('sábado, 14 de marzo de 2026, 19:30')
    expect(german.dateRange('2026-03-14', '2026-03-21')).toMatch(/^Sa\., 14\.\s–\sSa\., 21\. März 2026$/)
    expect(spanish.dateRange('2026-03-14', '2026-03-21')).toBe('sábado 14 – sábado 21 de marzo de 2026')
    expect(spanish.dateRange('2026-03-28', '2026-04-04')).toBe('sábado 28 de marzo – sábado 4 de abril de 2026')
    expect(german.daysUntil(18)).toBe('in 18 Tagen')
    expect(spanish.daysUntil(1)).toBe('mañana')
    expect(german.figure(12_345)).toBe('12.345')
    expect(spanish.list(['Ana', 'Inés'])).toBe('Ana e Inés')
  })

  it('sorts names by the rules of the language', () => {
    const names = ['Öhringen', 'Zürich', 'Oslo', 'Ávila', 'Niza', 'Ñandú', 'Nube']
    expect(names.toSorted(createFormats('de').compare)).toEqual([
      'Ávila',
      'Ñandú',
      'Niza',
      'Nube',
      'Öhringen',
      'Oslo',
      'Zürich',
    ])
    expect(names.toSorted(createFormats('es').compare).slice(1, 4)).toEqual(['Niza', 'Nube', 'Ñandú'])
  })
})

describe('an amount', () => {
  const tens = { amount: minor(1000), currency: { symbol: '$', exponent: 2 } }
  const codes: { symbol: string; code: string }[] = []
  const named = namingCurrencies(formats, () => codes)
  const inGerman = namingCurrencies(createFormats('de'), () => codes)

  it('has its symbol, or the code of a symbol that is not unique', () => {
    expect(named.money(tens)).toBe('$10.00')
    codes.push({ symbol: '$', code: 'AUD' })
    expect([named.money(tens), named.moneyIn(tens.currency)(tens.amount)]).toEqual(['AUD\u00a010.00', 'AUD\u00a010.00'])
    expect(inGerman.money(tens)).toBe('10,00\u00a0AUD')
    expect(named.money({ ...tens, currency: { symbol: '£', exponent: 2 } })).toBe('£10.00')
  })
})

describe('a country', () => {
  const germany = { code: 'DE', name: 'Germany' }

  it('has its name in the language, and the name of the back end in English', () => {
    expect(createFormats('de').countryName(germany)).toBe('Deutschland')
    expect(createFormats('es').countryName(germany)).toBe('Alemania')
    expect(formats.countryName({ code: 'DE', name: 'The Federal Republic of Germany' })).toBe(
      'The Federal Republic of Germany',
    )
  })

  it.each(['', 'D', 'ZZ9', 'germany', 'QQ'])('without a known code keeps its name: %s', (code) => {
    expect(createFormats('de').countryName({ code, name: 'Somewhere' })).toBe('Somewhere')
  })
})
