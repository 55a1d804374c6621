import { basketEndpoints, clientEndpoints, sessionEndpoints } from '@booking-dashboard/http-adapter/contract'
import { describe, expect, it } from 'vitest'
import { createFakeBackend } from '../createFakeBackend.js'
import { createSetting, createSignedInSetting } from '../../test/api/createSetting.js'
import { createVisitor } from '../../test/api/createVisitor.js'
import { fillBasket, pay, statusOf } from '../../test/api/shopping.js'

describe('every call', () => {
  it.each([
    { 'x-client-id': '' },
    { 'x-hostname': '' },
    { traceparent: 'none' },
    { traceparent: `00-${'0'.repeat(32)}-${'1'.repeat(16)}-01` },
  ])('is answered with %j, and the journal notes it; a strict back end refuses it', async (headers) => {
    const { backend, visitor } = createSetting()
    expect((await visitor.call(clientEndpoints.clientId, { headers })).status).toBe(200)
    expect(backend.journal.entries()).toMatchObject([{ status: 200, notes: [expect.stringContaining('missing')] }])
    const strict = createVisitor(createFakeBackend({ strict: true }))
    expect(await strict.call(clientEndpoints.clientId)).toMatchObject({ status: 200 })
    expect(await strict.call(clientEndpoints.clientId, { headers })).toMatchObject({ status: 400, codes: [10000020] })
  })

  it('has a body of the contract’s shape', async () => {
    const { visitor } = createSetting()
    const reply = await visitor.call(sessionEndpoints.login, { body: { email: 'demo@example.com' } as never })
    expect([reply.status, reply.codes]).toEqual([400, [10000010]])
    expect(reply.text).toContain('password')
  })

  it('names an invalid field, without its value', async () => {
    const { visitor } = await createSignedInSetting()
    const body = { tickets: [{ ticket_type_id: '41011', pax_id: 'secret' }] } as never
    const reply = await visitor.call(basketEndpoints.addTickets, { params: { ref: 'SUN1001' }, body })
    expect(reply.text).toContain('tickets.0.pax_id')
    expect(reply.text).not.toContain('secret')
  })
})

describe('the fetch of a back end', () => {
  const address = 'http://localhost/clients/aurora/footer.json'
  const { backend } = createSetting()

  it.each([
    ['an address', address],
    ['a URL', new URL(address)],
    ['a Request', new Request(address)],
    ['an address of its own host', '/clients/aurora/footer.json'],
  ])('accepts %s', async (_, given) => {
    expect((await backend.fetch(given)).status).toBe(200)
  })

  it('accepts options beside either', async () => {
    const init = { method: 'POST', body: '{"ms":1}' }
    for (const given of ['/__fake/clock/advance', new Request('http://localhost/__fake/clock/advance')]) {
      expect((await backend.fetch(given, init)).ok).toBe(true)
    }
  })
})

describe('the world', () => {
  it('gives the same answers to the same seed and calls', async () => {
    const journey = async (seed: number) => {
      const { visitor } = createSetting(seed)
      const signedIn = await visitor.signIn()
      const basketId = await fillBasket(visitor)
      const paid = await pay(visitor, { basketId, card: 'pm_card_authenticationRequired' })
      return [signedIn.setCookie, basketId, paid.text, await statusOf(visitor)].join()
    }
    expect(await journey(7)).toBe(await journey(7))
    expect(await journey(7)).not.toBe(await journey(8))
  })
})
