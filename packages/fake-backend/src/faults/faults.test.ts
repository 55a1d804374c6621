import { basketEndpoints, clientEndpoints } from '@booking-dashboard/http-adapter/contract'
import { describe, expect, it } from 'vitest'
import { createSetting, createSignedInSetting } from '../../test/api/createSetting.js'
import { basketOf, ref } from '../../test/api/shopping.js'
import type { FaultEffect } from './Fault.js'

const once = (path: string, effect: FaultEffect) => ({ match: { path }, times: 'once', effect }) as const
const create = { params: { ref } }

describe('a fault', () => {
  it.each([
    [{ kind: 'error', code: 15000060 }, 200, [15000060]],
    [{ kind: 'errors', errors: [{ code: 1 }, { error_code: 2, message: 'two' }] }, 200, [1, 2]],
    [{ kind: 'status', status: 503 }, 503, []],
  ] as const)('%j is answered and changes nothing', async (effect, status, codes) => {
    const { backend, visitor } = await createSignedInSetting()
    backend.faults.add(once('createBasket', effect as FaultEffect))
    const reply = await visitor.call(basketEndpoints.create, create)
    expect([reply.status, reply.codes]).toEqual([status, codes])
    expect(backend.inspect.baskets()).toEqual([])
  })

  it.each([
    ['drop', 'before', 0],
    ['lostAnswer', 'after', 1],
  ] as const)('%s breaks the connection %s the change was made', async (kind, _when, baskets) => {
    const { backend, visitor } = await createSignedInSetting()
    backend.faults.add(once('createBasket', { kind }))
    await expect(visitor.call(basketEndpoints.create, create)).rejects.toThrow(TypeError)
    expect(backend.inspect.baskets()).toHaveLength(baskets)
  })

  it.each([
    [{ kind: 'notJson' }, '<html><body>Bad gateway</body></html>'],
    [{ kind: 'status', status: 502, when: 'after' }, ''],
  ] as const)('%j corrupts the answer after the change was made', async (effect, text) => {
    const { backend, visitor } = await createSignedInSetting()
    backend.faults.add(once('createBasket', effect))
    expect((await visitor.call(basketEndpoints.create, create)).text).toBe(text)
    expect(backend.inspect.baskets()).toHaveLength(1)
  })

  it('wrongShape answers in violation of the contract', async () => {
    const { backend, visitor } = await createSignedInSetting()
    backend.faults.add(once('createBasket', { kind: 'wrongShape' }))
    await expect(visitor.call(basketEndpoints.create, create)).rejects.toThrow('against the contract')
  })

  it.each(['before', 'after'] as const)('delay waits %s the call', async (when) => {
    const { backend, visitor, waited } = await createSignedInSetting()
    backend.faults.add(once('createBasket', { kind: 'delay', milliseconds: 40_000, when }))
    await visitor.call(basketEndpoints.create, create)
    expect(waited).toEqual([40_000])
    expect(await basketOf(visitor)).toBeDefined()
  })

  it('occurs once or always, by operation, contract path, actual path or method', async () => {
    const { backend, visitor } = createSetting()
    const status = async () => (await visitor.call(clientEndpoints.clientId)).status
    backend.faults.add({ match: { path: '/api/client/id' }, times: 'once', effect: { kind: 'status', status: 500 } })
    backend.faults.add({ match: { method: 'get' }, times: 'always', effect: { kind: 'status', status: 501 } })
    backend.faults.add({ match: { path: 'getGenders' }, times: 'always', effect: { kind: 'status', status: 502 } })
    expect([await status(), await status(), await status()]).toEqual([500, 501, 501])
    backend.faults.clear()
    expect(await status()).toBe(200)
  })

  it('delays at most ten minutes, or 25 together with a challenge', () => {
    const { backend } = createSetting()
    const delay = (milliseconds: number) => () =>
      backend.faults.add({ match: {}, times: 'once', effect: { kind: 'delay', milliseconds } })
    expect(delay(600_000)).not.toThrow()
    expect(delay(600_001)).toThrow(TypeError)
  })

  it('lets a caller abort during the delay', async () => {
    const { backend, visitor } = createSetting()
    backend.faults.add({ match: {}, times: 'always', effect: { kind: 'delay', milliseconds: 1 } })
    const caller = new AbortController()
    const call = visitor.call(clientEndpoints.clientId, { signal: caller.signal })
    caller.abort()
    await expect(call).rejects.toThrow('aborted')
  })
})
