import { describe, expect, it } from 'vitest'
import { createDeferred } from '../../test/Deferred.js'
import { createSurroundings } from '../../test/createSurroundings.js'
import { createChangesInTurn, loadAtSignIn } from './customerData.js'
import { createState } from '../reactive/Behavior.js'
import type { SessionState } from '../session/SessionState.js'

const open = () => {
  const { scope } = createSurroundings()
  const underWay = createState(0)
  const change = createChangesInTurn(scope, (by) => underWay.update((before) => before + by))
  const sent: string[] = []
  const gate = createDeferred<void>()
  const send = (name: string) =>
    change({ changes: { personalDetails: { firstName: name } } }, async () => {
      sent.push(name)
      await gate.promise
      return { kind: 'saved' }
    })
  return { scope, sent, gate, send, underWay }
}
const settle = async (): Promise<void> => {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve()
}

describe('changes of the customer', () => {
  it('are all sent, one after the other', async () => {
    const { sent, gate, send, underWay } = open()
    const both = [send('Ada'), send('Grace')]
    await settle()
    expect([sent, underWay.state$.value]).toEqual([['Ada'], 2])
    gate.resolve()
    expect(await Promise.all(both)).toEqual([{ kind: 'saved' }, { kind: 'saved' }])
    expect([sent, underWay.state$.value]).toEqual([['Ada', 'Grace'], 0])
  })

  it('are sent once if the same one is repeated meanwhile, and again afterwards', async () => {
    const { sent, gate, send } = open()
    const both = [send('Ada'), send('Ada')]
    gate.resolve()
    await Promise.all(both)
    expect(sent).toEqual(['Ada'])
    await send('Ada')
    expect(sent).toEqual(['Ada', 'Ada'])
  })
})

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
    return { kind: 'loaded' } as const
  }
  const stop = loadAtSignIn(session.state$, { load: loading('customer'), loadRequiredData: loading('required data') })
  return { session, loads, stop }
}

const both = ['customer', 'required data']

describe('customer and required details', () => {
  it('load after each successful login', () => {
    const { session, loads } = watch({ kind: 'signedOut', failure: null, chosen: false })
    session.set({ kind: 'signingIn', email: 'demo@example.com' })
    expect(loads).toEqual([])
    session.set(signedIn(1))
    expect(loads).toEqual(both)
    session.set({ kind: 'checking', previous: null })
    session.set(signedIn(2))
    expect(loads).toEqual([...both, ...both])
  })

  it('load at once if the customer is already signed in', () => {
    expect(watch(signedIn(1)).loads).toEqual(both)
  })

  it('are not loaded again when another tab has renewed the session of the same customer', () => {
    const { session, loads } = watch(signedIn(1))
    session.set({ kind: 'signedIn', since: 2, resetRequired: false, email: null, renewedElsewhere: true })
    expect(loads).toEqual(both)
  })

  it('wait until a required change of password is done', () => {
    const { session, loads } = watch(signedIn(1, true))
    expect(loads).toEqual([])
    session.set(signedIn(2))
    expect(loads).toEqual(both)
  })

  it('are not loaded after the dashboard is disposed of', () => {
    const { session, loads, stop } = watch({ kind: 'unknown' })
    stop()
    session.set(signedIn(1))
    expect(loads).toEqual([])
  })
})
