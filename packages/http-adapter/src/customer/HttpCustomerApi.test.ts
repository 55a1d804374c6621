import { left, right } from 'fp-ts/lib/Either.js'
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
    expect(await read({ customer })).toEqual(
      right({ id: '12', personalDetails: { firstName: 'Ada', lastName: 'King' }, credit: [] }),
    )
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

  it('is read from a 403 as well, and is forbidden where that holds none', async () => {
    expect(await read({ customer }, 403)).toMatchObject({ right: { id: '12' } })
    expect(await read({}, 403)).toEqual(left({ kind: 'forbidden' }))
  })
})
