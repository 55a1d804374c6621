import { left, right } from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import { serverFailure, unauthorised } from '../failure/Failure.js'
import { constant } from '../reactive/Behavior.js'
import { inside, openSession, outside } from '../../test/openSession.js'
import { guardGate, type SessionState } from './SessionState.js'

const resetRequired = right({ authenticated: true, resetRequired: true })

const at = (path: string) => {
  const opened = openSession()
  opened.standAt(path)
  const stop = guardGate({ state$: opened.session.state$, navigation: opened.navigation })
  return { ...opened, stop }
}

describe('a page that needs a sign-in', () => {
  it.each([
    ['nobody is signed in', outside],
    ['the check is refused', left(unauthorised([]))],
  ] as const)('leads to /login if %s, and is shown again after the sign-in', async (_, answer) => {
    const { check, signIn, visited } = at('/booking/SUN1001?part=overdue')
    await check(answer)
    expect(visited).toEqual(['/login'])
    await signIn()
    expect(visited).toEqual(['/login', '/booking/SUN1001?part=overdue'])
  })

  it('is not shown again after a deliberate sign-out', async () => {
    const { session, signIn, logouts, visited, standAt } = at('/login')
    await signIn()
    standAt('/profile')
    visited.length = 0
    const signedOut = session.signOut()
    logouts[0]?.resolve(right(undefined))
    await signedOut
    await signIn()
    expect([visited[0], visited.at(-1)]).toEqual(['/login', '/'])
  })
})

describe('a required change of password', () => {
  it.each(['/', '/booking/SUN1001', '/error', '/resetpassword', '/login'])(
    'leads from %s to /changepassword',
    async (path) => {
      const { check, visited } = at(path)
      await check(resetRequired)
      expect(visited).toEqual(['/changepassword'])
    },
  )

  it('does not redirect from /changepassword', async () => {
    const { check, visited } = at('/changepassword')
    await check(resetRequired)
    expect(visited).toEqual([])
  })
})

describe('a public page', () => {
  const refusals = [
    outside,
    left(unauthorised([])),
    ...['11000010', '11000011', '99999999'].flatMap((code) => {
      const error = { code, message: null }
      return [left(unauthorised([error])), left(serverFailure([error]))]
    }),
  ]
  it.each(['/error', '/unauthorised', '/404', '/nowhere', '/resetpassword?token=t', '/login'])(
    '%s stays, whatever the check says',
    async (path) => {
      for (const answer of refusals) {
        const { check, visited } = at(path)
        await check(answer)
        expect([visited, answer]).toEqual([[], answer])
      }
    },
  )

  it.each(['/error', '/unauthorised', '/404', '/resetpassword', '/login'])(
    '%s stays if the check was answered by a 403',
    (path) => {
      const visited: string[] = []
      const refused = constant<SessionState>({ kind: 'signedOut', failure: null, chosen: false, refused: true })
      guardGate({ state$: refused, navigation: { current: () => path, goTo: (to) => void visited.push(to) } })
      expect(visited).toEqual([])
    },
  )

  it.each(['/login', '/resetpassword'])('%s leads to the bookings list if a customer is signed in', async (path) => {
    const { check, visited } = at(path)
    await check(inside)
    expect(visited).toEqual(['/'])
  })
})

it('redirects nowhere after the gate is stopped', async () => {
  const { check, stop, visited } = at('/')
  stop()
  await check(outside)
  expect(visited).toEqual([])
})
