import {
  basketEndpoints,
  clientEndpoints,
  customerEndpoints,
  sessionEndpoints,
} from '@booking-dashboard/http-adapter/contract'
import { describe, expect, it } from 'vitest'
import { createFakeBackend } from '../createFakeBackend.js'
import { createSetting, createSignedInSetting } from '../../test/api/createSetting.js'
import { createVisitor } from '../../test/api/createVisitor.js'
import { fillBasket, pay, ref } from '../../test/api/shopping.js'

describe('the journal', () => {
  it('records who called what, and the result', async () => {
    const { backend, visitor } = await createSignedInSetting()
    backend.journal.clear()
    const basketId = await fillBasket(visitor)
    backend.faults.add({ match: { path: 'pay' }, times: 'once', effect: { kind: 'lostAnswer' } })
    await expect(pay(visitor, { basketId })).rejects.toThrow(TypeError)
    await visitor.call(basketEndpoints.reset, { params: { ref: 'NONE' } })
    const entries = backend.journal.entries()
    expect(entries.find(({ operation }) => operation === 'addTickets')).toMatchObject({
      at: '2026-03-02T09:00:00.000Z',
      method: 'POST',
      path: `/api/basket/${ref}/tickets`,
      customer: '7001',
      status: 200,
      outcome: 'answered',
      body: { tickets: [1, 2].map(() => ({ ticket_type_id: '41011', pax_id: 1 })) },
      fault: null,
      notes: [],
    })
    expect(entries.find(({ operation }) => operation === 'pay')).toMatchObject({
      status: null,
      outcome: 'broken',
      body: { amount: expect.any(Number), card_number: '•••', cardholder_name: '•••', expiry_date: '•••' },
      fault: { id: 1, kind: 'lostAnswer' },
      idempotencyKey: expect.stringMatching(/^[0-9a-f-]{36}$/),
    })
    expect(entries.at(-1)).toMatchObject({ outcome: 'answered', codes: [13000010] })
  })

  it('stores nothing that is secret, typed by a customer, or of a card', async () => {
    const { backend, visitor } = await createSignedInSetting()
    const said = {
      personal: { first_name: 'Zebedee', last_name: 'Quill', phone: '+44 7700 900 999' },
      bank_account: { account_name: 'Zebedee Quill', sort_code: '20-45-77', account_number: '87654321' },
    }
    await visitor.call(customerEndpoints.update, { body: said as never })
    await visitor.call(sessionEndpoints.changePassword, {
      body: { current_password: 'Passw0rd!', password: 'An0ther!!' },
    })
    await visitor.call(basketEndpoints.status, { params: { ref }, query: { basket_id: '4242424242424242' } })
    await backend.fetch('/api/booking/download/q7Vx2mKd9TfRz41LwPaE8sYb')
    await backend.fetch('/api/booking/4242424242424242')
    await backend.fetch('/api/no/such?token=hush')
    const text = JSON.stringify(backend.journal.entries())
    for (const secret of ['Zebedee', '7700', '87654321', '20-45-77', 'Passw0rd', 'An0ther', '4242', 'q7Vx', 'hush'])
      expect(text).not.toContain(secret)
    expect(text).toContain('"personal":{"first_name":"•••"')
  })

  it('notes a body that is nested thousands of levels deep, which is refused', async () => {
    const { fetch, journal } = createFakeBackend()
    const body = `${'['.repeat(200_000)}${']'.repeat(200_000)}`
    const answer = await fetch('http://localhost/api/customer/login', { method: 'POST', body })
    expect(answer.status).toBe(400)
    expect(JSON.stringify(journal.entries().at(-1)).length).toBeLessThan(1000)
  })

  it('is bounded, and can be cleared', async () => {
    const backend = createFakeBackend({ journalLength: 3 })
    const visitor = createVisitor(backend)
    for (let call = 0; call < 8; call += 1) await visitor.call(clientEndpoints.clientId)
    expect(backend.journal.entries().map(({ id }) => id)).toEqual([6, 7, 8])
    backend.journal.clear()
    expect(backend.journal.entries()).toEqual([])
  })

  it('records calls outside the contract and calls in progress', async () => {
    let goOn: () => void = () => undefined
    const backend = createFakeBackend({
      wait: () =>
        new Promise((resolve) => {
          goOn = resolve
        }),
    })
    await backend.fetch('/api/bokings')
    backend.faults.add({ match: {}, times: 'once', effect: { kind: 'delay', milliseconds: 5000 } })
    const call = backend.fetch('/api/client/id')
    await Promise.resolve()
    await new Promise((resolve) => setImmediate(resolve))
    expect(backend.journal.entries()).toMatchObject([
      { path: '/api/bokings', operation: null, status: 404, notes: ['The contract has no such call.'] },
      { operation: 'getClientId', status: null, outcome: 'underWay' },
    ])
    goOn()
    await call
    expect(backend.journal.entries()[1]).toMatchObject({ status: 200, outcome: 'answered' })
  })

  it('lists as many calls as requested', async () => {
    const { backend, visitor } = createSetting()
    await visitor.call(clientEndpoints.clientId)
    expect(backend.journal.entries()).toHaveLength(1)
  })
})
