import { customerEndpoints, sessionEndpoints } from '@booking-dashboard/http-adapter/contract'
import { describe, expect, it } from 'vitest'
import { createSetting, createSignedInSetting } from '../../test/api/createSetting.js'

const minutes = (count: number) => count * 60_000

describe('signing in', () => {
  it('locks an account after five wrong passwords in a row, and only in a row', async () => {
    const { visitor } = createSetting()
    const wrong = async () => (await visitor.signIn('demo', 'wrong')).codes[0]
    for (const _ of [1, 2, 3, 4]) expect(await wrong()).toBe(15000050)
    expect((await visitor.signIn()).codes).toEqual([])
    for (const _ of [1, 2, 3, 4]) expect(await wrong()).toBe(15000050)
    expect(await wrong()).toBe(15000030)
    expect((await visitor.signIn()).codes).toEqual([15000030])
  })

  it('replaces an older session', async () => {
    const { backend, visitor } = await createSignedInSetting()
    await visitor.signIn()
    expect(backend.inspect.sessions()).toBe(1)
  })
})

describe('a session', () => {
  const check = sessionEndpoints.check

  it('is renewed by the check and ends after thirty minutes', async () => {
    const { visitor, advance } = await createSignedInSetting()
    advance(minutes(29))
    expect((await visitor.call(check)).answer?.customer.authenticated).toBe(true)
    advance(minutes(29))
    expect((await visitor.call(customerEndpoints.getCustomer)).status).toBe(200)
    advance(minutes(1))
    const over = await visitor.call(customerEndpoints.getCustomer)
    expect([over.status, over.codes]).toEqual([401, [11000010]])
    expect((await visitor.call(check)).answer?.customer.authenticated).toBe(false)
  })
})
