import { left } from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import { json } from '../testing/fakeFetch.js'
import { context, transportOver } from '../testing/transportOver.js'
import { createHttpCustomerApi } from './HttpCustomerApi.js'

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
    ['EUR', '€'],
    ['USD', 'US$'],
    ['???', '???'],
  ])('holds credit in %s, shown with %s', async (isoCode, symbol) => {
    expect(await read({ customer: { ...customer, client_credit_balances_list: [balance(isoCode)] } })).toMatchObject({
      right: { credit: [{ id: '1', name: 'Goodwill', value: 1234, currency: { symbol, exponent: 2 }, isoCode }] },
    })
  })

  it('has credit even without display settings', async () => {
    const { credit_display: _, ...bare } = balance('GBP')
    expect(await read({ customer: { ...customer, client_credit_balances_list: [bare] } })).toMatchObject({
      right: { credit: [{ id: '1', value: 1234 }] },
    })
  })

  it('is read from a 403 too, and is forbidden without a customer in it', async () => {
    expect(await read({ customer }, 403)).toMatchObject({ right: { id: '12' } })
    expect(await read({}, 403)).toMatchObject(left({ kind: 'forbidden', errors: [] }))
  })
})

describe('a customer with missing fields', () => {
  it('has empty values for them', async () => {
    expect(await read({ customer: { ...customer, address: null, passport: null, bank_account: null } })).toMatchObject({
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

  it('has no bank account if the answer does not mention one', async () => {
    expect(await read({ customer })).toMatchObject({ right: { bankAccount: null } })
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

describe('required data', () => {
  const ask = (required_data: unknown) =>
    createHttpCustomerApi(transportOver(json({ required_data })).transport).requiredData(context)()

  it('is empty if it arrives as an array', async () => {
    expect(await ask([{ handle: 'x' }])).toEqual({ _tag: 'Right', right: {} })
  })

  it('reads passengers’ questions, asks unknown types as text, and treats an empty answer as none', async () => {
    const question = { handle: 'diet', label: 'Diet', type: 'colour', required: true, options: ['Vegan'], answer: '' }
    expect(await ask({ 7001: [question] })).toEqual({
      _tag: 'Right',
      right: {
        7001: [
          {
            handle: 'diet',
            label: 'Diet',
            type: 'text',
            required: true,
            options: [{ value: 'Vegan', label: 'Vegan' }],
            answer: null,
          },
        ],
      },
    })
  })
})
