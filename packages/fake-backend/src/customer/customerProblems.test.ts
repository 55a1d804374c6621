import { countries } from '../client/formLists.js'
import { describe, expect, it } from 'vitest'
import { additionalOf, type Changes, customerOf, home, update, updateAdditional } from '../../test/api/account.js'
import type { Reason } from '../refusal/codes.js'
import { createSignedInSetting } from '../../test/api/createSetting.js'

const long = 'x'.repeat(81)
const account = { account_name: 'A Hart', sort_code: '12-34-56', account_number: '12345678' }
const contact = { full_name: 'Mo', telephone: '' }

/** The clock is at 2 March 2026. */
const refused: readonly (readonly [string, Reason, Changes])[] = [
  ['empty names', 'nameMissing', { personal_details: { first_name: ' ', last_name: '' } }],
  ['a name of 81 characters', 'textNotKept', { personal_details: { first_name: long } }],
  ['a card number as a name', 'textNotKept', { personal_details: { last_name: 'Hart 4242 4242 4242 4242' } }],
  [
    'a card number as an emergency contact',
    'textNotKept',
    { personal_details: { emergency_contact: { ...contact, full_name: '٤٢٤٢ ٤٢٤٢ ٤٢٤٢ ٤٢٤٢' } } },
  ],
  ['a card number in an address', 'textNotKept', { address: { ...home, city: '4242-4242-4242-4242' } }],
  ['a card number as a name in a passport', 'textNotKept', { passport: { first_name: '4242424242424242' } }],
  [
    'a card number as an account’s name',
    'textNotKept',
    { bank_account: { ...account, account_name: '3782 822463 10005' } },
  ],
  ['letters in a phone number', 'invalidPhone', { personal_details: { phone: '+44 20 CALL' } }],
  ['a plus in the middle of one', 'invalidPhone', { personal_details: { phone: '44+20' } }],
  ['a birth today', 'invalidDateOfBirth', { personal_details: { date_of_birth: '2026-03-02' } }],
  ['a birth on 30 February', 'invalidDateOfBirth', { personal_details: { date_of_birth: '1990-02-30' } }],
  ['a gender that no list holds', 'unknownGender', { personal_details: { gender: 'Q' } }],
  [
    'letters in the emergency contact’s number',
    'invalidPhone',
    { personal_details: { emergency_contact: { ...contact, telephone: 'none' } } },
  ],
  [
    'an emergency contact of 81 characters',
    'textNotKept',
    { personal_details: { emergency_contact: { ...contact, full_name: long } } },
  ],
  ['an address without a postcode', 'postcodeMissing', { address: { ...home, postcode: ' ' } }],
  ['an address in no country', 'unknownCountry', { address: { ...home, country_id: 'IE' } }],
  ['an address line of 81 characters', 'textNotKept', { address: { ...home, address_3: long } }],
  ['a passport that ends on 31 June', 'invalidPassportDate', { passport: { expiry_date: '2030-06-31' } }],
  ['a passport number of 21 characters', 'textNotKept', { passport: { number: '1'.repeat(21) } }],
  ['a passport number of signs', 'textNotKept', { passport: { number: '!! ?? !! ??' } }],
  ['a passport that is over', 'invalidPassportDate', { passport: { expiry_date: '2026-02-28' } }],
  ['a passport that never ends', 'invalidPassportDate', { passport: { expiry_date: '9999-01-01' } }],
  ['a name without a letter', 'nameMissing', { personal_details: { first_name: '!! ??' } }],
  ['a phone number of six digits', 'invalidPhone', { personal_details: { phone: '123456' } }],
  ['a phone number of sixteen digits', 'invalidPhone', { personal_details: { phone: '1234567890123456' } }],
  ['an address without its first line', 'addressIncomplete', { address: { ...home, address_1: '' } }],
  ['an address without a town', 'addressIncomplete', { address: { ...home, city: ' ' } }],
  ['a postcode of 29 digits', 'postcodeInvalid', { address: { ...home, postcode: '1'.repeat(29) } }],
  ['a sort code of nines', 'invalidSortCode', { bank_account: { ...account, sort_code: '99-99-99' } }],
  ['an account of zeros', 'invalidAccountNumber', { bank_account: { ...account, account_number: '00000000' } }],
  ['an account without a name', 'nameMissing', { bank_account: { ...account, account_name: '' } }],
  ['a sort code without hyphens', 'invalidSortCode', { bank_account: { ...account, sort_code: '123456' } }],
  [
    'an account number of seven digits',
    'invalidAccountNumber',
    { bank_account: { ...account, account_number: '1234567' } },
  ],
]

const idOf = (code: string): string => countries.find((country) => country.code === code)?.id ?? ''

const accepted: readonly (readonly [string, Changes])[] = [
  ['a name of 80 characters', { personal_details: { first_name: long.slice(1) } }],
  ['digits that are no card’s', { address: { ...home, address_3: '4242 4242 4242 4241' } }],
  ['a passport number that could be a card’s', { passport: { number: '4242424242424242' } }],
  ['a single name', { personal_details: { first_name: 'Suharto', last_name: '' } }],
  ['a number with slashes and an extension', { personal_details: { phone: '0049 30/1234567 ext 12' } }],
  [
    'an address without a postcode, where there is none',
    { address: { ...home, postcode: '', country_id: idOf('HK') } },
  ],
  ['a postcode with the prefix of its country', { address: { ...home, postcode: 'D-10115', country_id: idOf('DE') } }],
  ['that prefix without a separator', { address: { ...home, postcode: 'L1234', country_id: idOf('LU') } }],
  ['a birth yesterday', { personal_details: { date_of_birth: '2026-03-01' } }],
  [
    'nothing for what need not be given',
    {
      personal_details: {
        gender: '',
        phone: '',
        date_of_birth: null,
        emergency_contact: { ...contact, full_name: '' },
      },
    },
  ],
  ['a passport that ends today', { passport: { expiry_date: '2026-03-02' } }],
]

describe('an update with', () => {
  it.each(refused)('%s is refused with %d and changes nothing', async (_, code, body) => {
    const { visitor } = await createSignedInSetting()
    const before = await customerOf(visitor)
    const reply = await update(visitor, { required_data: { dietary_requirements: 'None' }, ...body })
    expect([reply.status, reply.codes]).toEqual([200, [code]])
    expect(reply.text).toMatch(/"message":"Please [^"]+\."/)
    expect(await customerOf(visitor)).toEqual(before)
  })

  it.each(accepted)('%s is granted', async (_, body) => {
    const { visitor } = await createSignedInSetting()
    expect((await update(visitor, body)).codes).toEqual([])
  })

  it('one empty name is refused if the other is stored as empty', async () => {
    const { visitor } = await createSignedInSetting()
    expect((await update(visitor, { personal_details: { last_name: '' } })).codes).toEqual([])
    expect((await update(visitor, { personal_details: { first_name: '' } })).codes).toEqual(['nameMissing'])
  })

  it('many wrong fields has an error for each', async () => {
    const { visitor } = await createSignedInSetting()
    const body = {
      personal_details: { first_name: '', last_name: '', phone: 'x' },
      address: { ...home, postcode: '', country_id: '' },
    }
    const reply = await update(visitor, body)
    expect(reply.codes).toEqual(['nameMissing', 'invalidPhone', 'postcodeMissing', 'unknownCountry'])
  })

  it('the same rules holds for an additional customer', async () => {
    const { visitor } = await createSignedInSetting()
    const reply = await updateAdditional(visitor, '7102', { personal_details: { first_name: '', last_name: '' } })
    expect([reply.status, reply.codes]).toEqual([200, ['nameMissing']])
    expect((await additionalOf(visitor, '7102')).answer?.customer.personal_details.first_name).toBe('Iris')
  })
})
