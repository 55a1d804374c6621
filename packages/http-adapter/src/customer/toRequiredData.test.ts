import { right } from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import { createHttpBookingsApi } from '../bookings/HttpBookingsApi.js'
import { json } from '../../test/fakeFetch.js'
import { context, transportOver } from '../../test/transportOver.js'

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
          answer: { address_1: '1 High Street', postcode: 'LS1 1AA' },
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
            answer: { address1: '1 High Street', postcode: 'LS1 1AA', city: '', countryId: '' },
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
