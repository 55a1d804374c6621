import fc from 'fast-check'
import { type CountryCode, getCountries, getExampleNumber } from 'libphonenumber-js/max'
import examples from 'libphonenumber-js/mobile/examples'

/** The regions of ISO 3166 that have telephone numbers. */
export const regions = getCountries().filter(
  (code) => !['AC', 'TA', 'XK'].includes(code) && getExampleNumber(code, examples) !== undefined,
)

/** First and last names of several scripts, with joiners, marks and dashes. One of the two may be missing. */
const names: readonly (readonly [string, string])[] = [
  ['Ruth', 'Adler'],
  ['Suharto', ''],
  ['', 'Mononym'],
  ['Nguyễn', 'Thị Mỹ Duyên'],
  ["O'Brien-Ní Dhomhnaill", 'd’Ávila'],
  ['Ana\u00A0María', 'García–López'],
  ['Wm.', 'Smith, Jr'],
  ['می\u200Cخواهم', 'رضایی'],
  ['\u061Cنور', ''],
  ['क्\u200Dष', 'शर्मा'],
  ['דנה', 'בן־גוריון'],
  ['ジャン゠リュック', '葛\u{E0100}城'],
  ['서연', '이'],
  ['އަޙްމަދު', 'ޢަލީ'],
  ['བསྟན་འཛིན', ''],
]

/** Postcodes as people write them, by country. Other countries: any. */
const postcodes: Readonly<Record<string, readonly string[]>> = {
  AE: [''],
  AT: ['1010', 'A-1010', 'A1010'],
  CA: ['K1A 0B6', 'k1a0b6'],
  CH: ['8001', 'CH-8001'],
  DE: ['10115', 'D-10115', 'D10115', '１０１１５'],
  ES: ['08003', 'E-08003'],
  FR: ['75001', 'F-75001'],
  GB: ['SW1A\u00A01AA', 'GIR 0AA', 'BFPO 57', 'sw1a1aa'],
  HK: ['', '999077'],
  HR: ['10000', 'HR-10000'],
  IE: ['D02 AF30'],
  JP: ['100-0001', '１００ー０００１'],
  LU: ['1234', 'L-1234', 'L1234'],
  LV: ['LV-1010'],
  MT: ['VLT 1117'],
  NL: ['1012 AB'],
  PA: [''],
  PL: ['00–950'],
  PT: ['1000-001'],
  QA: [''],
  SE: ['111 22', 'SE-111 22'],
  US: ['94103', '94103\u20111234'],
}
const withFourDigits = ['AU', 'BE', 'DK', 'HU', 'NO', 'NZ', 'SI', 'ZA']
const postcodesOf = (code: string): readonly string[] =>
  postcodes[code] ?? [withFourDigits.includes(code) ? '1234' : '12345']

/** Ways to write one telephone number of a country. */
export const phonesOf = (code: CountryCode): readonly [string, ...string[]] => {
  const number = getExampleNumber(code, examples)
  if (number === undefined) throw new Error(`${code} has no example`)
  const [national, international] = [number.formatNational(), number.formatInternational()]
  return [
    number.number,
    `\u202A${international}\u202C`,
    international.replaceAll(' ', '\u00A0'),
    number.getURI(),
    `00${number.number.slice(1)}`,
    `${international} ext 12`,
    international.replaceAll(' ', '–'),
    international.replaceAll(/\d/g, (one) => String.fromCodePoint(0xff10 + Number(one))),
    // Seven digits are the least, so the shortest need the code of their country.
    ...(national.replaceAll(/\D/g, '').length < 7
      ? []
      : [national, national.replaceAll(/[ -]/g, '/'), national.replaceAll(/[ -]/g, '.')]),
  ]
}

const productLanguages = ['en', 'de', 'es']
const countryNames = (code: string): readonly string[] => [
  code,
  ...productLanguages.map((language) => new Intl.DisplayNames(language, { type: 'region' }).of(code) ?? code),
]

const anyOf = (texts: readonly string[]) => fc.constantFrom(...texts)

const person = fc.constantFrom(...regions).chain((code) => {
  const { language } = new Intl.Locale('und', { region: code }).maximize()
  const phone = anyOf(phonesOf(code))
  return fc.record({
    code: fc.constant(code),
    name: fc.constantFrom(...names),
    /** The name of the country in its own script. */
    city: fc.constant(new Intl.DisplayNames(language, { type: 'region' }).of(code) ?? code),
    postcode: anyOf(postcodesOf(code)),
    country: anyOf(countryNames(code)),
    /** The same number in three ways of writing. */
    phones: fc.tuple(phone, phone, phone),
    email: anyOf([
      'mailto:ana@example.com?subject=Trip',
      '\u200Bana@example.com',
      ' ana@example.com\u061C',
      'ana+trip@bücher.example',
    ]),
    birth: anyOf(['１４/6/1987', '14/06/1987', '9/11/1951', '٢٩/٢/٢٠٠٠', '1/1/1900']),
    expiry: anyOf(['1/1/2030', '31/12/2031', '１/1/2030']),
    passport: anyOf(['ＡＢ\u200B１２３４５６', 'C01X00T47', '12 345-6789', '123456789']),
    sortCode: anyOf(['12-34-56', '123456', '12–34–56', '１２ ３４ ５６']),
    account: anyOf(['12345678', '1234 5678', '１２３４５６７８']),
  })
})

/** One of the people whom the forms must accept. */
export type Person = typeof person extends fc.Arbitrary<infer One> ? One : never

/** Of all regions. */
export const people: readonly Person[] = fc.sample(person, { numRuns: 200, seed: 44 })
