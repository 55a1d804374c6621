import { customerEndpoints, sessionEndpoints } from '@booking-dashboard/http-adapter/contract'
import { describe, expect, it } from 'vitest'
import { createSetting, createSignedInSetting, type Setting } from '../../test/api/createSetting.js'
import { createVisitor, type Visitor } from '../../test/api/createVisitor.js'

const hour = 60 * 60_000
const old = 'Passw0rd!'
const fresh = 'a new one for 2026'

const change = (visitor: Visitor, current_password: string, password: string) =>
  visitor.call(sessionEndpoints.changePassword, { body: { current_password, password } })

const changeByLink = (visitor: Visitor, token: string, password = fresh) =>
  visitor.call(sessionEndpoints.changePassword, { body: { token, password } })

const askForReset = (visitor: Visitor, email = 'demo@example.com') =>
  visitor.call(sessionEndpoints.resetPassword, { body: { email } })

const lastMail = ({ backend }: Setting) => {
  const mail = backend.inspect.outbox().at(-1)
  if (mail === undefined) throw new Error('No e-mail')
  return { ...mail, token: mail.reset_link.replace('/resetpassword?token=', '') }
}

const resetRequired = async (visitor: Visitor) =>
  (await visitor.call(sessionEndpoints.check)).answer?.customer.reset_required

describe('a change of password', () => {
  it('takes effect at once, and ends all other sessions', async () => {
    const { backend, visitor } = await createSignedInSetting()
    const elsewhere = createVisitor(backend)
    await elsewhere.signIn()
    const reply = await change(visitor, old, fresh)
    expect([reply.status, reply.codes]).toEqual([200, []])
    expect((await visitor.call(customerEndpoints.getCustomer)).status).toBe(200)
    expect((await elsewhere.call(customerEndpoints.getCustomer)).status).toBe(401)
    expect((await elsewhere.signIn('demo', old)).codes).toEqual([15000050])
    expect((await elsewhere.signIn('demo', fresh)).codes).toEqual([])
  })

  it.each([
    ['a wrong current password', 'guess', fresh, 403, 15000190],
    ['the old password again', old, old, 200, 15000080],
    ['seven characters', old, 'Passw0r', 200, 'passwordTooShort'],
  ])('is refused for %s', async (_, current, next, status, code) => {
    const { visitor } = await createSignedInSetting()
    const reply = await change(visitor, current, next)
    expect([reply.status, reply.codes]).toEqual([status, [code]])
    expect((await visitor.signIn('demo', old)).codes).toEqual([])
  })

  it('needs a session or a link', async () => {
    const { visitor } = createSetting()
    const reply = await change(visitor, old, fresh)
    expect([reply.status, reply.codes]).toEqual([401, [11000011]])
  })

  it('ends the requirement to change it', async () => {
    const { visitor } = await createSignedInSetting('reset')
    expect(await resetRequired(visitor)).toBe(true)
    // Other calls still work: redirecting customers to /changepassword is the dashboard's work.
    expect((await visitor.call(customerEndpoints.getCustomer)).status).toBe(200)
    await change(visitor, old, fresh)
    expect(await resetRequired(visitor)).toBe(false)
    expect((await visitor.signIn('reset', fresh)).answer?.customer.reset_required).toBe(false)
  })
})

describe('a reset', () => {
  it('answers the same for an unknown address, and sends no e-mail', async () => {
    const setting = createSetting()
    const [unknown, known] = [
      await askForReset(setting.visitor, 'nobody@example.com'),
      await askForReset(setting.visitor),
    ]
    expect([unknown.status, unknown.text, unknown.setCookie]).toEqual([known.status, known.text, known.setCookie])
    expect(setting.backend.inspect.outbox()).toEqual([
      {
        to: 'demo@example.com',
        subject: 'Your temporary password',
        temporary_password: expect.stringMatching(/^\w{4}-\w{4}-\w{4}$/),
        reset_link: expect.stringMatching(/^\/resetpassword\?token=\w{40}$/),
        at: '2026-03-02T09:00:00.000Z',
      },
    ])
  })

  it('accepts the temporary password, which then has to be changed', async () => {
    const setting = createSetting()
    const { visitor } = setting
    await askForReset(visitor, ' Demo@Example.com ')
    expect((await visitor.signIn('demo', old)).answer?.customer.reset_required).toBe(false)
    const { temporary_password } = lastMail(setting)
    expect((await visitor.signIn('demo', temporary_password)).answer?.customer.reset_required).toBe(true)
    expect((await change(visitor, temporary_password, temporary_password)).codes).toEqual([15000080])
    expect((await change(visitor, temporary_password, fresh)).codes).toEqual([])
    expect(await resetRequired(visitor)).toBe(false)
    expect((await visitor.signIn('demo', temporary_password)).codes).toEqual([15000050])
    expect((await visitor.signIn('demo', old)).codes).toEqual([15000050])
  })

  it('ends after an hour, both ways', async () => {
    const setting = createSetting()
    await askForReset(setting.visitor)
    const { temporary_password, token } = lastMail(setting)
    setting.advance(hour)
    expect((await setting.visitor.signIn('demo', temporary_password)).codes).toEqual([15000050])
    const reply = await changeByLink(setting.visitor, token)
    expect([reply.status, reply.codes]).toEqual([403, ['resetLinkOver']])
    expect(reply.text).toContain('ask for a new one')
  })

  it('sends the same for the same seed, and another password for another seed', async () => {
    const [one, same, other] = await Promise.all(
      [7, 7, 8].map(async (seed) => {
        const setting = createSetting(seed)
        await askForReset(setting.visitor)
        return lastMail(setting)
      }),
    )
    expect(same).toEqual(one)
    expect(other?.token).not.toBe(one?.token)
  })

  it('accepts only the last e-mail', async () => {
    const setting = createSetting()
    await askForReset(setting.visitor)
    const first = lastMail(setting)
    await askForReset(setting.visitor)
    expect((await changeByLink(setting.visitor, first.token)).codes).toEqual(['resetLinkUnknown'])
    expect((await setting.visitor.signIn('demo', first.temporary_password)).codes).toEqual([15000050])
  })
})

describe('a reset link', () => {
  it('sets the password once, ends a required reset and signs nobody in', async () => {
    const setting = createSetting()
    const { visitor } = setting
    await askForReset(visitor, 'reset@example.com')
    setting.advance(hour - 1)
    const { token } = lastMail(setting)
    const reply = await changeByLink(visitor, token)
    expect([reply.status, reply.codes, reply.setCookie]).toEqual([200, [], []])
    expect((await visitor.call(sessionEndpoints.check)).answer?.customer.authenticated).toBe(false)
    expect((await visitor.signIn('reset', fresh)).answer?.customer.reset_required).toBe(false)
    const again = await changeByLink(visitor, token, 'yet another one')
    expect([again.status, again.codes]).toEqual([403, ['resetLinkUnknown']])
  })

  it.each([
    ['the old password', old, 15000080],
    ['seven characters', '1234567', 'passwordTooShort'],
  ])('refuses %s and can be used again', async (_, password, code) => {
    const setting = createSetting()
    await askForReset(setting.visitor)
    const { token } = lastMail(setting)
    expect((await changeByLink(setting.visitor, token, password)).codes).toEqual([code])
    expect((await changeByLink(setting.visitor, token)).codes).toEqual([])
  })

  it('unlocks no account', async () => {
    const setting = createSetting()
    await askForReset(setting.visitor, 'locked@example.com')
    expect((await changeByLink(setting.visitor, lastMail(setting).token)).codes).toEqual([])
    expect((await setting.visitor.signIn('locked', fresh)).codes).toEqual([15000030])
  })
})
