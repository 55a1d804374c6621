import { downloadFiles, fillPath, resaleEndpoints } from '@booking-dashboard/http-adapter/contract'
import { describe, expect, it } from 'vitest'
import { demoPassword } from '../worlds/demo/customers/demoCustomers.js'
import { createSetting, type Setting } from '../../test/api/createSetting.js'

const key = 'q7Vx2mKd9TfRz41LwPaE8sYb'
const byKey = (one: string) => fillPath(downloadFiles.byKey.path, { key: one })
const confirmation = (bookingRef: string) => fillPath(downloadFiles.confirmation.path, { bookingRef })

/** Follows a plain link: with a cookie, and without the dashboard's headers. */
const follower = async ({ backend }: Setting, name: string | null) => {
  const body = JSON.stringify({ email: `${name}@example.com`, password: demoPassword })
  const headers = {
    'x-client-id': '44',
    'x-hostname': 'localhost',
    traceparent: `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01`,
  }
  const login = await backend.fetch(
    new Request('http://localhost/api/customer/login', { method: 'POST', body, headers }),
  )
  const cookie = login.headers.getSetCookie()[0]?.split(';')[0] ?? ''
  return async (path: string) => {
    const response = await backend.fetch(
      new Request(`http://localhost${path}`, { headers: name === null ? {} : { cookie } }),
    )
    const bytes = new Uint8Array(await response.arrayBuffer())
    const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')
    const type = response.headers.get('content-type')
    const { errors = [] } =
      type === 'application/json' ? (JSON.parse(text) as { errors?: { code?: number; reason?: string }[] }) : {}
    const codes = errors.map(({ code, reason }) => code ?? reason)
    return { status: response.status, type, disposition: response.headers.get('content-disposition'), text, codes }
  }
}

describe('a download', () => {
  it('of an e-ticket is a PDF of that ticket, with a name', async () => {
    const follow = await follower(createSetting(), 'demo')
    const { status, type, disposition, text } = await follow(byKey(key))
    expect([status, type, disposition]).toEqual([200, 'application/pdf', 'attachment; filename="SUN1002-5201.pdf"'])
    expect(text.startsWith('%PDF-1.4\n')).toBe(true)
    expect(text).toContain('(Strauss and friends: Category A)')
    expect(text).toContain('(Amelia Hart, ticket 5201)')
    expect(text).not.toContain('5202')
  })

  it('of the confirmation lists the holdings and the balance, without cancelled passengers', async () => {
    const follow = await follower(createSetting(), 'demo')
    const { status, type, disposition, text } = await follow(confirmation('SUN1001'))
    expect([status, type, disposition]).toEqual([
      200,
      'application/pdf',
      'attachment; filename="SUN1001-confirmation.pdf"',
    ])
    for (const part of ['Hotel Llum de Mar', 'Flight MB 417', 'Theo Hart', 'to pay \xa31324.00'])
      expect(text).toContain(part)
    expect(text).not.toContain('Sofia')
  })

  it.each([
    ['an unknown key', 'demo', byKey('nothing'), 404, 'downloadNotFound'],
    ['somebody else’s key', 'plan', byKey(key), 403, 'downloadNotYours'],
    ['a confirmation of somebody else', 'plan', confirmation('SUN1001'), 404, 13000010],
    ['an unknown booking', 'demo', confirmation('SUN9999'), 404, 13000010],
    ['nobody who is signed in', null, byKey(key), 401, 11000011],
    ['a confirmation for nobody', null, confirmation('SUN1001'), 401, 11000011],
  ])('refuses %s in JSON', async (_, name, path, status, code) => {
    const reply = await (await follower(createSetting(), name))(path)
    expect([reply.status, reply.codes, reply.disposition]).toEqual([status, [code], null])
  })

  it('refuses files that are not ready', async () => {
    const setting = createSetting()
    setting.backend.bookings.fill(400)
    setting.backend.deliveries.move('6102', 1)
    const follow = await follower(setting, 'demo')
    expect(await follow(byKey(key))).toMatchObject({ status: 409, codes: ['downloadNotReady'] })
    const statuses = await Promise.all(
      setting.backend.inspect
        .bookings()
        .slice(6)
        .map(async ({ reference }) => (await follow(confirmation(reference))).status),
    )
    expect(new Set(statuses)).toEqual(new Set([200, 409]))
  })

  it('of a resold ticket is gone', async () => {
    const setting = createSetting()
    await setting.visitor.signIn('demo')
    await setting.visitor.call(resaleEndpoints.putUp, {
      params: { bookingRef: 'SUN1002' },
      body: { tickets: ['5201'] },
    })
    const follow = await follower(setting, 'demo')
    expect((await follow(byKey(key))).status).toBe(200)
    setting.backend.resale.sell('5201')
    expect(await follow(byKey(key))).toMatchObject({ status: 404, codes: ['downloadNotFound'] })
  })

  it('has faults like every other call', async () => {
    const setting = createSetting()
    const follow = await follower(setting, 'demo')
    setting.backend.faults.add({ match: { path: 'downloadByKey' }, times: 'once', effect: { kind: 'wrongShape' } })
    expect(await follow(byKey(key))).toMatchObject({ type: 'application/json', disposition: null })
    expect(await follow(byKey(key))).toMatchObject({ type: 'application/pdf' })
  })
})
