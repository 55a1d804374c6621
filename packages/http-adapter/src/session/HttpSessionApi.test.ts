import { left, right } from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import { json } from '../../test/fakeFetch.js'
import { context, transportOver } from '../../test/transportOver.js'
import { createHttpSessionApi } from './HttpSessionApi.js'

const credentials = { email: 'demo@example.com', password: 'Passw0rd!' }

describe('the session calls', () => {
  it('sign in with e-mail and password', async () => {
    const { transport, asked } = transportOver(json({ customer: { authenticated: true } }))
    const answer = await createHttpSessionApi(transport).login(credentials, context)()
    expect(answer).toEqual(right({ authenticated: true, resetRequired: false }))
    expect(asked()).toEqual([['POST', '/api/customer/login', credentials]])
  })

  it.each([
    [true, true],
    [false, false],
    [null, false],
    [undefined, false],
  ])('read reset_required %s as %s', async (reset_required, resetRequired) => {
    const { transport } = transportOver(json({ customer: { authenticated: false, reset_required } }))
    expect(await createHttpSessionApi(transport).check(context)()).toEqual(
      right({ authenticated: false, resetRequired }),
    )
  })

  it('keep the code of a refused sign-in', async () => {
    const { transport } = transportOver(json({ errors: [{ code: 15000060, message: '' }] }, 403))
    expect(await createHttpSessionApi(transport).login(credentials, context)()).toMatchObject(
      left({ kind: 'server', errors: [{ code: '15000060', message: null }] }),
    )
  })

  it('need no session to ask for a new password: a 401 is none that ended', async () => {
    const api = (body: unknown) => createHttpSessionApi(transportOver(json(body, 401)).transport)
    const byLink = { token: 't', password: 'Another-1-Word!' }
    const own = { currentPassword: 'Passw0rd!', password: 'Another-1-Word!' }
    const foreign = left(expect.objectContaining({ kind: 'notFromTheApi' }))
    expect(await api({}).resetPassword('demo@example.com', context)()).toEqual(foreign)
    expect(await api({}).changePassword(byLink, context)()).toEqual(foreign)
    expect(await api({}).changePassword(own, context)()).toMatchObject(left({ kind: 'unauthorised' }))
  })

  it('sign out, whatever the answer contains', async () => {
    const { transport, asked } = transportOver(json({ anything: 1 }))
    expect(await createHttpSessionApi(transport).logout(context)()).toEqual(right(undefined))
    expect(asked()).toEqual([['GET', '/api/customer/logout']])
  })
})
