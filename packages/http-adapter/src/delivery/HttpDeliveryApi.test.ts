import { right } from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import { plain } from '../../test/fakeFetch.js'
import { context, transportOver } from '../../test/transportOver.js'
import { createHttpDeliveryApi } from './HttpDeliveryApi.js'

const address = {
  address1: '1 High Street',
  address2: '',
  address3: '',
  city: 'Leeds',
  postcode: 'LS1 1AA',
  county: '',
  countryId: '44',
}

describe('the address of a delivery', () => {
  it('is sent to the allocation, with the names of the contract', async () => {
    const { transport, asked } = transportOver(plain('', 200))
    expect(await createHttpDeliveryApi(transport).updateAddress('SUN1001', '51', address, context)()).toEqual(
      right(undefined),
    )
    expect(asked()).toEqual([
      [
        'PUT',
        '/api/booking/SUN1001/delivery/51',
        {
          address: {
            address_1: '1 High Street',
            address_2: '',
            address_3: '',
            city: 'Leeds',
            postcode: 'LS1 1AA',
            county: '',
            country_id: '44',
          },
        },
      ],
    ])
  })
})
