import { right } from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import { createState } from '../reactive/Behavior.js'
import type { SessionState } from '../session/SessionState.js'
import { loadAtSignIn } from './loadAtSignIn.js'

const signedIn = (since: number, resetRequired = false): SessionState => ({
  kind: 'signedIn',
  since,
  resetRequired,
  email: null,
})

const watch = (start: SessionState) => {
  const session = createState(start)
  const loads: string[] = []
  const loading = (what: string) => async () => {
    loads.push(what)
    return right(undefined)
  }
  const stop = loadAtSignIn(session.state$, { load: loading('customer'), loadRequiredData: loading('required data') })
  return { session, loads, stop }
}

const both = ['customer', 'required data']

describe('customer and required details', () => {
  it('load after each login success', () => {
    const { session, loads } = watch({ kind: 'signedOut', failure: null, chosen: false })
    session.set({ kind: 'signingIn', email: 'demo@example.com' })
    expect(loads).toEqual([])
    session.set(signedIn(1))
    expect(loads).toEqual(both)
    session.set({ kind: 'checking', previous: null })
    session.set(signedIn(2))
    expect(loads).toEqual([...both, ...both])
  })

  it('load at once where the customer is signed in already', () => {
    expect(watch(signedIn(1)).loads).toEqual(both)
  })

  it('wait until a password that must be changed was changed', () => {
    const { session, loads } = watch(signedIn(1, true))
    expect(loads).toEqual([])
    session.set(signedIn(2))
    expect(loads).toEqual(both)
  })

  it('are left alone once the dashboard has ended', () => {
    const { session, loads, stop } = watch({ kind: 'unknown' })
    stop()
    session.set(signedIn(1))
    expect(loads).toEqual([])
  })
})
