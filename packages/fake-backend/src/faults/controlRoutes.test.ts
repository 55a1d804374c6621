import { clientEndpoints, customerEndpoints, sessionEndpoints } from '@booking-dashboard/http-adapter/contract'
import { describe, expect, it } from 'vitest'
import { createSetting, createSignedInSetting, type Setting } from '../testing/createSetting.js'
import { bookingOf, fillBasket, pay, statusOf } from '../testing/shopping.js'

const control = async ({ backend }: Setting, method: string, path: string, body?: unknown, headers = {}) => {
  const response = await backend.fetch(
    new Request(`http://localhost/__fake/${path}`, {
      method,
      headers,
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    }),
  )
  return { status: response.status, answer: await response.json() }
}

describe('/__fake', () => {
  it('sets and clears faults', async () => {
    const setting = createSetting()
    const fault = { match: { path: 'getClientId' }, times: 'always', effect: { kind: 'status', status: 503 } }
    expect((await control(setting, 'POST', 'faults', fault)).status).toBe(200)
    expect((await setting.visitor.call(clientEndpoints.clientId)).status).toBe(503)
    await control(setting, 'DELETE', 'faults')
    expect((await setting.visitor.call(clientEndpoints.clientId)).status).toBe(200)
  })

  it('sets the outcome of the next basket payment and shows the charges', async () => {
    const setting = await createSignedInSetting()
    const basketId = await fillBasket(setting.visitor)
    await control(setting, 'POST', 'payment-outcome', { kind: 'pending', polls: 1 })
    await pay(setting.visitor, { basketId })
    expect([await statusOf(setting.visitor), await statusOf(setting.visitor)]).toEqual(['pending', 'paid'])
    expect((await control(setting, 'GET', 'charges')).answer).toMatchObject({ charges: [{ basketId }] })
  })

  it('moves the clock, ends sessions and begins the world anew', async () => {
    const setting = await createSignedInSetting()
    const status = async () => (await setting.visitor.call(customerEndpoints.getCustomer)).status
    await control(setting, 'POST', 'clock/advance', { ms: 29 * 60_000 })
    expect(await status()).toBe(200)
    await control(setting, 'POST', 'session/expire')
    expect(await status()).toBe(401)
    await setting.visitor.signIn()
    await fillBasket(setting.visitor)
    await control(setting, 'POST', 'reset')
    expect(setting.backend.inspect.baskets()).toEqual([])
    expect(await status()).toBe(401)
  })

  it('gives the demo customer many bookings, until the world begins anew', async () => {
    const setting = createSetting()
    const held = () => setting.backend.inspect.bookings().length
    const before = held()
    await control(setting, 'POST', 'bookings', { count: 105 })
    expect(held()).toBe(before + 100)
    await control(setting, 'POST', 'reset')
    expect(held()).toBe(before)
  })

  it('gives the demo customer a booking with many tickets, sells a listed ticket and lets a delivery get on', async () => {
    const setting = await createSignedInSetting()
    expect((await control(setting, 'POST', 'big-booking', { tickets: 12 })).status).toBe(200)
    expect((await bookingOf(setting.visitor, 'SUN5000')).tickets).toHaveLength(12)
    expect((await control(setting, 'POST', 'resale/sold', { ticket: '5303' })).status).toBe(200)
    expect((await control(setting, 'POST', 'resale/sold', { ticket: '5303' })).status).toBe(404)
    expect((await control(setting, 'POST', 'delivery', { delivery: '6101', status: 3 })).status).toBe(200)
    expect((await control(setting, 'POST', 'delivery', { delivery: '1', status: 3 })).status).toBe(404)
    expect((await bookingOf(setting.visitor)).delivery?.[0]?.status).toBe(3)
    expect((await bookingOf(setting.visitor, 'SUN1003')).tickets[2]?.resale?.code).toBe(3)
  })

  it('shows the e-mails that were sent, to pages of this site', async () => {
    const setting = createSetting()
    await setting.visitor.call(sessionEndpoints.resetPassword, { body: { email: 'plan@example.com' } })
    expect((await control(setting, 'GET', 'outbox')).answer).toEqual(setting.backend.inspect.outbox())
    expect(setting.backend.inspect.outbox()).toMatchObject([{ to: 'plan@example.com' }])
    expect((await control(setting, 'GET', 'outbox', undefined, { 'sec-fetch-site': 'cross-site' })).status).toBe(403)
  })

  it.each([
    ['faults', 'not JSON', 'the top'],
    ['faults', { match: {}, times: 'twice', effect: { kind: 'drop' } }, 'times'],
    ['faults', { match: {}, times: 'once', effect: { kind: 'status', status: 204 } }, 'effect'],
    ['payment-outcome', { kind: 'pending', polls: -1 }, 'polls'],
    ['bookings', { count: -1 }, 'count'],
    ['big-booking', { tickets: 0 }, 'tickets'],
    ['resale/sold', {}, 'ticket'],
    ['delivery', { delivery: '6101', status: 4 }, 'status'],
    ['clock/advance', { ms: 'soon' }, 'ms'],
  ])('answers a wrong body for %s with 400 and the field', async (path, body, field) => {
    const { status, answer } = await control(createSetting(), 'POST', path, body)
    expect(status).toBe(400)
    expect(answer.error).toContain(field)
  })

  it('is closed to pages of other sites', async () => {
    const setting = await createSignedInSetting()
    expect((await control(setting, 'POST', 'reset', undefined, { 'sec-fetch-site': 'cross-site' })).status).toBe(403)
    expect(setting.backend.inspect.sessions()).toBe(1)
  })
})
