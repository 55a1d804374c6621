import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addressLines, noAddress } from '../../domain/Customer.js'
import { type FieldKind, personFields, type PersonSection, unknownFields } from '../../domain/personFields.js'
import { aCustomer } from '../../../test/bookings/aCustomer.js'
import { addressForm, type AddressValues, addressValues } from './addressForm.js'
import {
  bankAccountForm,
  emergencyContactForm,
  passportForm,
  passportValues,
  personalDetailsForm,
  personalValues,
  type PersonalValues,
  toAccountNumber,
  toSortCode,
} from './profileForms.js'

const countries = [
  { id: '1', name: 'Ireland', code: 'IE' },
  { id: '2', name: 'United Kingdom', code: 'GB' },
]
const around = { now: Date.UTC(2026, 7, 1), countries }
const personal = (change: Partial<PersonalValues> = {}): PersonalValues => ({
  ...personalValues(aCustomer.personalDetails),
  ...change,
})
/** What a customer types at least. */
const passport = {
  ...passportValues(unknownFields('passport'), countries),
  number: 'P1234567',
  firstName: 'Ada',
  lastName: 'King',
}
const kinds = (change: Partial<PersonalValues>) => personalDetailsForm.problems(personal(change), around)

describe('personal details', () => {
  it('need a first and a last name of at most 80 characters, and nothing else', () => {
    expect(kinds({})).toEqual([])
    expect(kinds({ firstName: ' ', lastName: '' })).toEqual([
      { field: 'firstName', kind: 'firstNameMissing' },
      { field: 'lastName', kind: 'lastNameMissing' },
    ])
    expect(kinds({ firstName: 'a'.repeat(80) })).toEqual([])
    expect(kinds({ lastName: 'a'.repeat(81) })).toEqual([{ field: 'lastName', kind: 'nameTooLong' }])
  })

  it.each(['020 7946 0018', '+44 20 7946 0018', '(020) 7946-0018', '1234567', '123456789012345'])(
    'accept the phone number %s',
    (phone) => {
      expect(kinds({ phone })).toEqual([])
    },
  )

  it.each([
    '123456',
    '1234567890123456',
    '020 79x46 0018',
    '44+2079460018',
    'ring me',
    'abc',
    '+()-',
    `0207946001${'-'.repeat(80)}8`,
  ])('refuse the phone number %s', (phone) => {
    expect(kinds({ phone })).toEqual([{ field: 'phone', kind: 'phoneInvalid' }])
  })

  it.each([
    ['31/2/1985', 'dateNotReal'],
    ['27//1985', 'dateNotReal'],
    ['1/1/85', 'dateNotReal'],
    ['1/8/2026', 'birthNotPast'],
    ['31/12/1899', 'birthTooEarly'],
  ])('refuse the date of birth %s', (dateOfBirth, kind) => {
    expect(kinds({ dateOfBirth })).toEqual([{ field: 'dateOfBirth', kind }])
  })

  it.each(['31/7/2026', '1/1/1900', '29/2/2000'])('accept the date of birth %s', (dateOfBirth) => {
    expect(kinds({ dateOfBirth })).toEqual([])
  })
})

describe('an emergency contact', () => {
  const problems = (fullName: string, telephone: string) =>
    emergencyContactForm.problems({ fullName, telephone }, around)

  it('has a name and a number, or neither', () => {
    expect(problems('', '')).toEqual([])
    expect(problems('Margaret Hart', '+353 21 496 0175')).toEqual([])
    expect(problems('Margaret Hart', '')).toEqual([{ field: 'telephone', kind: 'phoneMissing' }])
    expect(problems('', '+353 21 496 0175')).toEqual([{ field: 'fullName', kind: 'fullNameMissing' }])
    expect(problems('Margaret Hart', '12')).toEqual([{ field: 'telephone', kind: 'phoneInvalid' }])
  })
})

describe('an address', () => {
  const values = (change: Partial<AddressValues>): AddressValues => ({
    ...addressValues(noAddress, countries),
    ...change,
  })
  const problems = (change: Partial<AddressValues>) => addressForm.problems(values(change), around)

  it('needs its first line, town, postcode and country once anything is typed', () => {
    const all = [
      { field: 'address1', kind: 'streetMissing' },
      { field: 'city', kind: 'cityMissing' },
      { field: 'postcode', kind: 'postcodeMissing' },
      { field: 'country', kind: 'countryMissing' },
    ]
    for (const line of ['address1', 'address2', 'address3', 'city', 'county'])
      expect(problems({ [line]: 'x' })).toEqual(all.filter(({ field }) => field !== line))
  })

  it('has a problem with a country that is not in the list', () => {
    expect(problems({ address1: 'x', city: 'x', postcode: '1', country: 'Atlantis' })).toEqual([
      { field: 'country', kind: 'countryUnknown' },
    ])
  })

  it('is sent with the id of the country, and read as on an envelope', () => {
    const sent = addressForm.toChanges(
      values({ address1: ' 1 Quay ', city: 'Cork', postcode: 'T12', country: 'ireland' }),
      around,
    )
    expect(sent).toEqual({
      address: { ...noAddress, address1: '1 Quay', city: 'Cork', postcode: 'T12', countryId: '1' },
    })
    expect(addressLines(sent.address ?? noAddress, countries)).toEqual(['1 Quay', 'Cork', 'T12', 'Ireland'])
  })
})

describe('a passport', () => {
  it('needs number and names once anything is typed', () => {
    const none = passportValues(unknownFields('passport'), countries)
    expect(passportForm.problems(none, around)).toEqual([])
    expect(passportForm.problems({ ...none, expiryDate: '31/2/2030', nationality: 'Atlantis' }, around)).toEqual([
      { field: 'firstName', kind: 'firstNameMissing' },
      { field: 'lastName', kind: 'lastNameMissing' },
      { field: 'number', kind: 'passportNumberMissing' },
      { field: 'expiryDate', kind: 'dateNotReal' },
      { field: 'nationality', kind: 'countryUnknown' },
    ])
  })
})

describe('a bank account', () => {
  it('accepts a sort code with dashes, spaces or neither', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{6}$/), fc.constantFrom('-', ' ', ''), (digits, dash) => {
        const pairs = [digits.slice(0, 2), digits.slice(2, 4), digits.slice(4)]
        expect(toSortCode(pairs.join(dash))).toBe(pairs.join('-'))
      }),
    )
    expect(['20-45-7', '20-45-777', '2o-45-77', ''].map(toSortCode)).toEqual([null, null, null, null])
  })

  it('accepts an account number of exactly eight digits', () => {
    expect(toAccountNumber('4127 5678')).toBe('41275678')
    expect(['4127567', '412756789', '4127567a', '••••5678'].map(toAccountNumber)).toEqual([null, null, null, null])
  })

  it('refuses numbers that no bank has', () => {
    expect([toAccountNumber('00000000'), toSortCode('00-00-00'), toSortCode('99-99-99')]).toEqual([null, null, null])
    const named = { accountName: '😀', sortCode: '20-45-77', accountNumber: '41275678' }
    expect(bankAccountForm.problems(named, around)).toEqual([{ field: 'accountName', kind: 'nameInvalid' }])
  })

  it('shows the problem of each field', () => {
    expect(bankAccountForm.problems({ accountName: '', sortCode: '1', accountNumber: '2' }, around)).toEqual([
      { field: 'accountName', kind: 'accountNameMissing' },
      { field: 'sortCode', kind: 'sortCodeInvalid' },
      { field: 'accountNumber', kind: 'accountNumberInvalid' },
    ])
  })
})

describe('an impossible passport', () => {
  it.each([
    [{ expiryDate: '1/8/2026' }, []],
    [{ number: '12 34-5' }, []],
    [{ number: '<b>1</b> 😀' }, [{ field: 'number', kind: 'passportNumberInvalid' }]],
    [{ number: '1234' }, [{ field: 'number', kind: 'passportNumberInvalid' }]],
    [{ number: '1'.repeat(21) }, [{ field: 'number', kind: 'passportNumberInvalid' }]],
    [{ expiryDate: '31/7/2026' }, [{ field: 'expiryDate', kind: 'passportOver' }]],
    [{ expiryDate: '31/12/2046' }, []],
    [{ expiryDate: '1/1/2047' }, [{ field: 'expiryDate', kind: 'passportTooFar' }]],
    [{ expiryDate: '1/1/9999' }, [{ field: 'expiryDate', kind: 'passportTooFar' }]],
    [{ lastName: '!! ??' }, [{ field: 'lastName', kind: 'nameInvalid' }]],
  ])('is not sent: %j', (change, problems) => {
    expect(passportForm.problems({ ...passport, ...change }, around)).toEqual(problems)
  })
})

describe('a card number', () => {
  const card = '4242 4242 4242 4242'
  const found = (
    form: { readonly problems: (values: never, surroundings: typeof around) => readonly unknown[] },
    values: object,
  ) => form.problems(values as never, around)
  const address = {
    ...addressValues(noAddress, countries),
    address1: '1 Quay',
    city: 'Cork',
    postcode: 'T12',
    country: 'Ireland',
  }
  const bank = { accountName: 'Ada King', sortCode: '12-34-56', accountNumber: '12345678' }

  const sections = {
    name: [personalDetailsForm, personal()],
    details: [personalDetailsForm, personal()],
    emergencyContact: [emergencyContactForm, { fullName: 'Max', telephone: '020 7946 0018' }],
    passport: [passportForm, passport],
    address: [addressForm, address],
    bankAccount: [bankAccountForm, bank],
  } as const satisfies Readonly<Record<PersonSection, unknown>>
  const freeTexts = Object.entries(sections).flatMap(([section, [form, values]]) =>
    Object.entries<FieldKind>(personFields[section as PersonSection])
      .filter(([, kind]) => kind === 'freeText')
      .map(([field]) => ({ section, field, form, values })),
  )

  it.each(freeTexts)('is refused in each free text: $section, $field', ({ field, form, values }) => {
    expect(found(form, values)).toEqual([])
    expect(found(form, { ...values, [field]: `Ada ${card}` })).toEqual([{ field, kind: 'cardNumber' }])
  })

  it('is not checked in a passport number', () => {
    expect(found(passportForm, { ...passport, number: card })).toEqual([])
  })
})
