import fc from 'fast-check'
import { type CountryCode, getCountries, getExampleNumber, isPossiblePhoneNumber } from 'libphonenumber-js/max'
import examples from 'libphonenumber-js/mobile/examples'
import { describe, expect, it } from 'vitest'
import { cleanPassenger, passengerFieldProblems } from '../../basket/newPassengers.js'
import { isEmailAddress } from '../../session/typedFields.js'
import { addressForm } from './addressForm.js'
import { countryNamed } from './countryNames.js'
import { phoneProblem } from './fieldRules.js'
import { emergencyContactForm, passportForm, personalDetailsForm } from './profileForms.js'

const english = new Intl.DisplayNames('en-GB', { type: 'region' })
const regions = getCountries().filter((code) => getExampleNumber(code, examples) !== undefined)
const countries = regions.map((code, at) => ({ id: String(at), code, name: english.of(code) ?? code }))
const surroundings = { now: Date.UTC(2026, 5, 1), countries }

/** A first and a last name, either of which may be missing. */
const names = [
  ['Amelia', 'Hart'],
  ['Suharto', ''],
  ['', 'Mononym'],
  ['محمد', 'عبد الله'],
  ['می\u200Cخواهم', 'رضایی'],
  ['क्\u200Dष', 'शर्मा'],
  ['王', '小明'],
  ['さくら', '山田'],
  ['이', '서연'],
  ['Nguyễn', 'Thị Mỹ Duyên'],
  ['Σοφία', 'Παπαδοπούλου'],
  ['Ольга', 'Щукина'],
  ['Þórdís', 'Guðmundsdóttir'],
  ["O'Brien-Ní Dhomhnaill", 'd’Ávila'],
  ['ณัฐ', 'ศรีสุวรรณ'],
] as const

/** Postcodes as people write them, by country. Other countries: any. */
const postcodes: Readonly<Record<string, readonly string[]>> = {
  AT: ['1010', 'A-1010'],
  DE: ['10115', 'D-10115', '１０１１５'],
  ES: ['08003', 'E-08003'],
  FR: ['75001', 'F-75001'],
  GB: ['SW1A\u00A01AA', 'GIR 0AA', 'BFPO 57', 'sw1a1aa'],
  HR: ['10000', 'HR-10000'],
  LU: ['1234', 'L-1234'],
  LV: ['LV-1010'],
  NL: ['1012 AB'],
  PL: ['00–950'],
  PT: ['1000-001'],
  SE: ['111 22', 'SE-111 22'],
  US: ['94103', '94103\u20111234'],
  HK: ['', '999077'],
  AE: [''],
  QA: [''],
  PA: [''],
}
const lengths: Readonly<Record<string, string>> = { CA: 'K1A 0B6' }
const anyPostcode = (code: string): readonly string[] => {
  const four = ['AU', 'BE', 'CH', 'DK', 'HU', 'NO', 'NZ', 'SI', 'ZA']
  return [lengths[code] ?? (four.includes(code) ? '1234' : '12345')]
}

/** Ways to write one telephone number. */
const writings = (code: CountryCode): readonly string[] => {
  const number = getExampleNumber(code, examples)
  if (number === undefined) return []
  const national = number.formatNational()
  return [
    number.number,
    `\u202A${number.formatInternational()}\u202C`,
    number.formatInternational().replaceAll(' ', '\u00A0'),
    number.getURI(),
    `00${number.number.slice(1)}`,
    `${number.formatInternational()} ext 12`,
    number.formatInternational().replaceAll(' ', '–'),
    number.formatInternational().replaceAll(/\d/g, (one) => String.fromCodePoint(0xff10 + Number(one))),
    // Seven digits are the least, so the shortest need the code of their country.
    ...(national.replaceAll(/\D/g, '').length < 7
      ? []
      : [national, national.replaceAll(/[ -]/g, '/'), national.replaceAll(/[ -]/g, '.')]),
  ]
}

const person = fc.constantFrom(...regions).chain((code) =>
  fc.record({
    code: fc.constant(code),
    name: fc.constantFrom(...names),
    postcode: fc.constantFrom(...(postcodes[code] ?? anyPostcode(code))),
    phone: fc.constantFrom(...writings(code)),
    country: fc.constantFrom(
      ...['en', 'de', 'es'].map((language) => new Intl.DisplayNames(language, { type: 'region' }).of(code) ?? code),
      code,
    ),
    email: fc.constantFrom(
      'mailto:ana@example.com',
      '\u200Bana@example.com',
      ' ana@example.com',
      'ana+trip@bücher.example',
    ),
  }),
)

type Person = typeof person extends fc.Arbitrary<infer One> ? One : never

const formsRefusing = ({ name: [firstName, lastName], phone, postcode, country, email }: Person) =>
  Object.entries({
    personal: personalDetailsForm.problems(
      { firstName, lastName, phone, dateOfBirth: '１４/6/1987', gender: '' },
      surroundings,
    ),
    address: addressForm.problems(
      { address1: '1 Road', address2: '', address3: '', city: 'City', county: '', postcode, country },
      surroundings,
    ),
    emergency: emergencyContactForm.problems({ fullName: firstName || lastName, telephone: phone }, surroundings),
    passport: passportForm.problems(
      {
        firstName,
        middleNames: '',
        lastName,
        number: 'ＡＢ\u200B１２３４５６',
        expiryDate: '1/1/2030',
        nationality: country,
        issueCountry: country,
      },
      surroundings,
    ),
    passenger: passengerFieldProblems({ firstName, lastName, email, telephone: phone }),
    signIn: isEmailAddress(email) ? [] : [email],
  }).filter(([, problems]) => problems.length > 0)

describe('people of all regions', () => {
  it('are accepted by every form', () => {
    fc.assert(
      fc.property(person, (one) => {
        expect(formsRefusing(one)).toEqual([])
      }),
      { numRuns: 200, seed: 44 },
    )
  })

  it('have telephone numbers that the library calls possible', () => {
    for (const code of regions) {
      for (const typed of writings(code)) {
        const { telephone } = cleanPassenger({ firstName: '', lastName: '', email: '', telephone: typed })
        const international = telephone.replace(/^00/, '+')
        expect([typed, phoneProblem(telephone), isPossiblePhoneNumber(international, code)]).toEqual([
          typed,
          null,
          true,
        ])
      }
    }
  })

  it.each([
    ['United States of America', 'US'],
    ['Hong Kong', 'HK'],
    ['Ivory Coast', 'CI'],
    ['Deutschland', 'DE'],
    ['Great Britain', 'GB'],
    ['España', 'ES'],
    ['The Netherlands', 'NL'],
    ['Russian Federation', 'RU'],
    ['Viet Nam', 'VN'],
    ['Turkey', 'TR'],
    ['de', 'DE'],
  ])('may name their country %s', (typed, code) => {
    expect(countryNamed(countries, typed)?.code).toBe(code)
  })
})

/** No number that any network uses, in 200 forms: too short, too long, with letters, or with a plus inside. */
const wrongPhone = fc.oneof(
  fc.stringMatching(/^[0-9]{1,6}$/),
  fc.stringMatching(/^[1-9]{16,20}$/),
  fc.stringMatching(/^[0-9]{4}[a-z]{3}[0-9]{4}$/),
  fc.stringMatching(/^[0-9]{5}\+[0-9]{5}$/),
)

describe('what no form accepts', () => {
  it('has its problem at the field', () => {
    const problems = (values: Partial<Record<string, string>>) =>
      personalDetailsForm
        .problems({ firstName: 'A', lastName: 'B', phone: '', dateOfBirth: '', gender: '', ...values }, surroundings)
        .map(({ field }) => field)
    fc.assert(
      fc.property(wrongPhone, (phone) => {
        expect(problems({ phone })).toEqual(['phone'])
      }),
      { numRuns: 100, seed: 44 },
    )
    fc.assert(
      fc.property(fc.stringMatching(/^[\u200B\u202A \d.]{1,8}$/), (name) => {
        expect(problems({ firstName: name, lastName: '' })).toContain('firstName')
      }),
      { numRuns: 50, seed: 44 },
    )
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z]{1,5}(@|@@| @[a-z]+|@[a-z]+|@\.[a-z]+)$/), (email) => {
        expect(isEmailAddress(email)).toBe(false)
      }),
      { numRuns: 50, seed: 44 },
    )
  })
})
