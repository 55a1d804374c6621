import { right } from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import { json } from '../../../test/fakeFetch.js'
import { context, transportOver } from '../../../test/transportOver.js'
import { createHttpExtrasCatalogueApi } from './HttpExtrasCatalogueApi.js'

describe('the catalogue of extras', () => {
  it('lists extras with their groups and options, linked by their ids', async () => {
    const option = { option_id: 3, extra_id: 9, group_id: 1, value: 'A week', prices: {} }
    const extra = {
      id: 9,
      name: 'Parking',
      groups: [{ group_id: 1, extra_id: 9, name: 'Days' }],
      options: [option, { ...option, price_display_code: 2 }],
      purchase_dashboard: true,
      purchase_end_date: null,
    }
    const { transport, asked } = transportOver(json({ extras: [extra] }))
    const cost = { price: null, allocations: 0, supplement: 0, bookingFee: 0 }
    const shared = { optionId: '3', extraId: '9', groupId: 1, value: 'A week', cost }
    expect(await createHttpExtrasCatalogueApi(transport).extras('SUN1001', context)()).toEqual(
      right([
        {
          id: '9',
          name: 'Parking',
          description: '',
          rules: { onDashboard: true, from: null, until: null },
          groups: [{ groupId: 1, extraId: '9', name: 'Days' }],
          options: [
            { ...shared, priceDisplayCode: 1 },
            { ...shared, priceDisplayCode: 2 },
          ],
        },
      ]),
    )
    expect(asked()).toEqual([['GET', '/api/package/SUN1001/extras']])
  })

  it('reads the availability of all extras and of one', async () => {
    const { transport, asked } = transportOver(
      json({ extras: [{ extra_id: 9, option_id: 3, freesale: false, available: 4 }] }),
    )
    const api = createHttpExtrasCatalogueApi(transport)
    const entries = right([{ extraId: '9', optionId: '3', availability: { freesale: false, available: 4 } }])
    expect(await api.availability('SUN1001', context)()).toEqual(entries)
    expect(await api.availabilityOf('SUN1001', '9', context)()).toEqual(entries)
    expect(asked()).toEqual([
      ['GET', '/api/package/SUN1001/extrasavailability'],
      ['GET', '/api/package/SUN1001/extra/9/availability'],
    ])
  })
})
