import { describe, expect, it } from 'vitest'
import { createDeferred } from '../testing/Deferred.js'
import { basketWithTickets, twoTickets } from '../testing/openBasket.js'
import { settled } from '../testing/VirtualTime.js'

describe('a port that throws', () => {
  it.each([
    ['get', 'get', [], true],
    ['check', 'get', ['checkComplete'], false],
    ['addTickets', 'addTickets', ['addFailed'], true],
    ['addNameChange', 'addNameChange', ['addFailed'], true],
    ['remove', 'removeTicket', [], true],
  ] as const)('ends its flow, is reported, and the next one runs: %s', async (flow, call, signalled, isSaid) => {
    const { basket, api, signals, said, reports } = await basketWithTickets('t1')
    const broken = createDeferred<void>()
    api.hold(
      call,
      broken.promise.then(() => Promise.reject(new TypeError('of a customer'))),
    )
    const flows = {
      get: basket.load,
      check: basket.check,
      addTickets: () => basket.addTickets(twoTickets),
      addNameChange: () =>
        basket.addNameChange({
          ticketId: '1',
          firstName: 'Maya',
          lastName: 'Lind',
          email: '',
          telephone: '',
        }),
      remove: () => basket.remove(['tickets/t1']),
    }
    const outcome = flows[flow]()
    const next = basket.create()
    await settled()
    broken.resolve()
    const end = await outcome
    expect(end.kind).toBe('failed')
    expect(await next).toEqual({ kind: 'loaded' })
    expect([basket.state$.value.processing, basket.state$.value.awaitingResponse]).toEqual([false, false])
    expect(signals).toEqual(signalled)
    expect(said).toEqual(isSaid ? ["It looks like we're having a few problems with your request."] : [])
    expect(reports).toMatchObject([{ code: 'basketFlowBroke', severity: 'fatal' }])
    expect(JSON.stringify(reports)).not.toContain('of a customer')
  })
})
