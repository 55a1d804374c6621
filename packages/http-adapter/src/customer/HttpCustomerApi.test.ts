import { left, right } from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import { json, plain } from '../../test/fakeFetch.js'
import { context, transportOver } from '../../test/transportOver.js'
import { createHttpCustomerApi } from './HttpCustomerApi.js'
import { createHttpBookingsApi } from '../bookings/HttpBookingsApi.js'

const customer = { id: 12, personal_details: { first_name: 'Ada', last_name: 'King' } }
const balance = (currency_iso_code: string) => ({
  id: 1,
  name: 'Goodwill',
  credit_display: '12.34',
  credit_value: 1234,
  currency_exponent: 2,
  currency_iso_code,
})

const read = (body: object, status = 200) =>
  createHttpCustomerApi(transportOver(json(body, status)).transport).get(context)()

describe('the customer', () => {
  it('has no credit unless a balance is listed', async () => {
    expect(await read({ customer })).toMatchObject({
      right: { id: '12', personalDetails: { firstName: 'Ada', lastName: 'King' }, credit: [] },
    })
  })

  it.each([
    ['GBP', '£'],
    ['EUR', 'EUR'],
    ['USD', 'USD'],
    ['???', '???'],
  ])('holds credit in %s, shown with %s', async (isoCode, symbol) => {
    expect(await read({ customer: { ...customer, client_credit_balances_list: [balance(isoCode)] } })).toMatchObject({
      right: { credit: [{ id: '1', name: 'Goodwill', value: 1234, currency: { symbol, exponent: 2 }, isoCode }] },
    })
  })

  it.each(['credit_display', 'currency_exponent'])('has credit even without %s', async (name) => {
    const bare = { ...balance('GBP'), [name]: undefined }
    expect(await read({ customer: { ...customer, client_credit_balances_list: [bare] } })).toMatchObject({
      right: { credit: [{ id: '1', value: 1234, currency: { exponent: 2 } }] },
    })
  })

  it('may have one name only', async () => {
    expect(
      await read({ customer: { id: 12, personal_details: { first_name: 'Ada', last_name: null } } }),
    ).toMatchObject({
      right: { personalDetails: { firstName: 'Ada', lastName: '' } },
    })
  })

  it('is read from a 403 too, and is forbidden without a customer in it', async () => {
    expect(await read({ customer }, 403)).toMatchObject({ right: { id: '12' } })
    expect(await read({}, 403)).toMatchObject(left({ kind: 'forbidden', errors: [] }))
  })
})

describe('a customer with missing fields', () => {
  it('has empty values for them', async () => {
    const nothing = { address: null, passport: null, bank_account: null, client_credit_balances_list: null }
    expect(await read({ customer: { ...customer, ...nothing, additional_customers: null } })).toMatchObject({
      right: {
        personalDetails: {
          gender: '',
          phone: '',
          dateOfBirth: null,
          emergencyContact: { fullName: '', telephone: '' },
        },
        address: { address1: '', countryId: '' },
        passport: { number: '', expiryDate: null },
        bankAccount: null,
        additionalCustomers: [],
      },
    })
  })

  it('has no date in place of an empty text', async () => {
    const empty = { ...customer, personal_details: { date_of_birth: '' }, passport: { expiry_date: '' } }
    expect(await read({ customer: empty })).toMatchObject({
      right: { personalDetails: { dateOfBirth: null }, passport: { expiryDate: null } },
    })
  })

  it('names the field of an invalid date', async () => {
    const odd = { ...customer, personal_details: { ...customer.personal_details, date_of_birth: 'yesterday' } }
    expect(await read({ customer: odd })).toMatchObject(
      left({ kind: 'decode', path: 'customer.personal_details.date_of_birth' }),
    )
  })

  it('links each additional customer to its booking', async () => {
    const additional_customers = [{ booking_ref: 'SUN1001', customer_ids: [7, '8'] }]
    expect(await read({ customer: { ...customer, additional_customers } })).toMatchObject({
      right: {
        additionalCustomers: [
          { customerId: '7', bookingRef: 'SUN1001' },
          { customerId: '8', bookingRef: 'SUN1001' },
        ],
      },
    })
  })
})

/** The customer's data in the product and in the contract. No two texts are alike. */
const passenger = {
  personalDetails: {
    firstName: 'Ada',
    lastName: 'King',
    gender: '2',
    phone: '0117 496 0001',
    dateOfBirth: '1985-12-10',
    emergencyContact: { fullName: 'Theo Hart', telephone: '0117 496 0002' },
  },
  address: {
    address1: 'Flat 2',
    address2: '7 Wide Road',
    address3: 'Old Town',
    city: 'Athlone',
    postcode: 'N37 A1B2',
    county: 'Westmeath',
    countryId: '372',
  },
  passport: {
    number: 'K1234567',
    expiryDate: '2036-02-01',
    nationality: '826',
    firstName: 'Augusta',
    middleNames: 'Ada Maria',
    lastName: 'Byron',
    issueCountry: '276',
  },
  bankAccount: { accountName: 'A King', sortCode: '20-00-00', accountNumber: '55779911' },
}
const passengerWire = {
  personal_details: {
    first_name: 'Ada',
    last_name: 'King',
    gender: '2',
    phone: '0117 496 0001',
    date_of_birth: '1985-12-10',
    emergency_contact: { full_name: 'Theo Hart', telephone: '0117 496 0002' },
  },
  passport: {
    number: 'K1234567',
    expiry_date: '2036-02-01',
    nationality: '826',
    first_name: 'Augusta',
    middle_names: 'Ada Maria',
    last_name: 'Byron',
    issue_country: '276',
  },
  bank_account: { account_name: 'A King', sort_code: '20-00-00', account_number: '55779911' },
}
const lines = {
  address_1: 'Flat 2',
  address_2: '7 Wide Road',
  address_3: 'Old Town',
  city: 'Athlone',
  postcode: 'N37 A1B2',
  county: 'Westmeath',
}

describe('each field of the customer', () => {
  it('is read from its own field of the contract', async () => {
    const address = { ...lines, country: { id: '372', name: 'Ireland', code: 'IE' } }
    expect(await read({ customer: { id: 12, ...passengerWire, address } })).toMatchObject({ right: passenger })
  })

  it('is sent under its own name, and what did not change is not sent', async () => {
    const { transport, asked } = transportOver(plain('', 200))
    const api = createHttpCustomerApi(transport)
    expect(await api.update(passenger, context)()).toEqual(right(undefined))
    await api.updateAdditional('7', { passport: passenger.passport }, context)()
    expect(asked()).toEqual([
      ['PUT', '/api/customer/update', { ...passengerWire, address: { ...lines, country_id: '372' } }],
      ['PUT', '/api/customer/7', { passport: passengerWire.passport }],
    ])
  })
})

describe('the mandatory information of a booking', () => {
  it('is the questions of each passenger, by customer id', async () => {
    const required_data = {
      7001: [
        {
          handle: 'diet',
          label: 'Diet',
          type: 'select',
          required: true,
          options: ['None', { value: 'v', label: 'Vegan' }],
          answer: 'v',
        },
        {
          handle: 'home',
          label: 'Home',
          type: 'address',
          required: true,
          answer: {
            id: 3,
            address_1: '1 High Street',
            postcode: 'LS1 1AA',
            country: { id: 372, name: 'Ireland', code: 'IE' },
          },
        },
        { handle: 'swims', label: 'Swims', type: 'boolean', required: false, answer: false },
        { handle: 'mood', label: 'Mood', type: 'colour', required: true, answer: '' },
      ],
    }
    const { transport, asked } = transportOver(json({ required_data }))
    expect(await createHttpBookingsApi(transport).requiredData('SUN1001', context)()).toMatchObject({
      right: {
        7001: [
          {
            handle: 'diet',
            type: 'select',
            required: true,
            options: [
              { value: 'None', label: 'None' },
              { value: 'v', label: 'Vegan' },
            ],
            answer: 'v',
          },
          {
            handle: 'home',
            type: 'address',
            answer: { address1: '1 High Street', postcode: 'LS1 1AA', city: '', countryId: '372' },
          },
          { handle: 'swims', type: 'boolean', required: false, answer: false },
          { handle: 'mood', type: 'text', options: [], answer: null },
        ],
      },
    })
    expect(asked()).toEqual([['GET', '/api/booking/SUN1001/requireddata']])
  })

  it.each([[[]], [[{ handle: 'diet' }]]])('is empty if it arrives as the array %j', async (required_data) => {
    const { transport } = transportOver(json({ required_data }))
    expect(await createHttpBookingsApi(transport).requiredData('SUN1001', context)()).toEqual(right({}))
  })
})
