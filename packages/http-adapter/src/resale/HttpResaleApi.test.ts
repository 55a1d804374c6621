import { right } from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import { json, plain } from '../../test/fakeFetch.js'
import { context, transportOver } from '../../test/transportOver.js'
import { createHttpResaleApi } from './HttpResaleApi.js'

describe('the resale of tickets', () => {
  it('lists all tickets in one call, and withdraws each in its own', async () => {
    const { transport, asked } = transportOver(plain('', 200))
    const api = createHttpResaleApi(transport)
    expect(await api.putUp('SUN1003', ['5301', '5302'], context)()).toEqual(right(undefined))
    expect(await api.cancel('SUN1003', '53/03', context)()).toEqual(right(undefined))
    expect(asked()).toEqual([
      ['POST', '/api/booking/SUN1003/resale', { tickets: ['5301', '5302'] }],
      ['DELETE', '/api/booking/SUN1003/resale/53%2F03'],
    ])
  })

  it('reads the pending changes of customer data', async () => {
    const { transport, asked } = transportOver(
      json({ ticket_customer_data_changes: [{ ticket_id: 5305, status: 'IN_REVIEW' }] }),
    )
    expect(await createHttpResaleApi(transport).pendingChanges('SUN1003', context)()).toEqual(
      right([{ ticketId: '5305', status: 'IN_REVIEW' }]),
    )
    expect(asked()).toEqual([['GET', '/api/booking/SUN1003/ticketCustomerDataChanges']])
  })
})
