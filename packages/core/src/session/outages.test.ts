import { left } from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import {
  type ApiFailure,
  connectionFailure,
  decodeFailure,
  notFromTheApi,
  networkFailure,
  serverFailure,
  timedOut,
} from '../failure/Failure.js'
import { inside, openSession as opened, outside } from '../../test/openSession.js'
import { settled } from '../../test/VirtualTime.js'

const minutes = 60_000
const textOfUnknown = "It looks like we're having a few problems with your request."

describe('a session check without an answer', () => {
  const cannotCheck = "We're unable to check whether you are signed in right now. Please try again."
  const tooMany = { ...serverFailure([{ code: null, message: 'Too many requests' }]), tooMany: true } as const
  it.each<readonly [string, ApiFailure, string]>([
    ['no network', networkFailure, cannotCheck],
    ['a time-out', timedOut, cannotCheck],
    ['a 429', notFromTheApi(429), cannotCheck],
    ['a 429 with words', tooMany, 'Too many requests'],
    ['a 502', notFromTheApi(502), cannotCheck],
    ['a 500 with a code', { ...serverFailure([{ code: '1', message: null }]), open: true }, textOfUnknown],
    ['a 404 that says nothing', notFromTheApi(404), cannotCheck],
    ['a body that cannot be read', decodeFailure('body'), cannotCheck],
  ])('is repeated after growing pauses, with one toast: %s', async (_, failure, text) => {
    const { session, check, checks, called, time, notified } = opened()
    expect((await check(left(failure))).kind).toBe('failed')
    for (const pause of [2, 4, 8, 16, 30, 30]) {
      const before = called().length
      await time.advance(pause * 1000 - 1)
      expect(called()).toHaveLength(before)
      await time.advance(1)
      expect(called()).toHaveLength(before + 1)
      checks.at(-1)?.resolve(left(failure))
      await settled()
    }
    expect([session.admission$.value, notified]).toEqual(['wait', [text]])
    await time.advance(30_000)
    checks.at(-1)?.resolve(inside)
    await settled()
    expect([session.admission$.value, session.outage$.value]).toEqual(['admit', null])
    await time.advance(29 * minutes)
    expect(called()).toHaveLength(8)
  })

  it('gives up an attempt that hangs, and the later ones less soon', async () => {
    const { check, calls, checks, time } = opened()
    await check(left(timedOut))
    for (const pause of [2, 4, 8]) {
      await time.advance(pause * 1000)
      checks.at(-1)?.resolve(left(timedOut))
      await settled()
    }
    expect(calls.map(({ context }) => context.limitMs)).toEqual([10_000, 20_000, 30_000, 30_000])
  })

  it('explains the outage after 10 s and shows whether an attempt runs, even one that hangs', async () => {
    const { session, checks, time } = opened()
    const first = session.check()
    await time.advance(9_999)
    expect(session.outage$.value).toBeNull()
    await time.advance(1)
    const explanation =
      'This does not sign you out, and what you typed is kept. We keep trying; the page opens by itself.'
    expect(session.outage$.value).toEqual({ explanation, isAsking: true })
    checks[0]?.resolve(left(timedOut))
    await first
    expect(session.outage$.value).toEqual({ explanation, isAsking: false })
    const again = session.check()
    expect(session.outage$.value).toEqual({ explanation, isAsking: true })
    checks[1]?.resolve(left(connectionFailure(null, true)))
    await again
    expect(session.outage$.value).toEqual({
      explanation: 'There was no connection. Please try again once you are connected.',
      isAsking: false,
    })
    const last = session.check()
    checks[2]?.resolve(outside)
    expect(await last).toEqual({ kind: 'signedOut' })
    expect(session.outage$.value).toBeNull()
    await time.advance(60 * minutes)
    expect(checks).toHaveLength(3)
  })

  it('keeps the sign-in and its screen after 30 minutes', async () => {
    const { session, signIn, time, checks, ends } = opened()
    await signIn()
    const before = ends.length
    await time.advance(30 * minutes)
    checks[0]?.resolve(left(networkFailure))
    await settled()
    expect([session.isRechecking$.value, session.presence$.value, ends.length]).toEqual([true, 'signedIn', before])
    await time.advance(2000)
    checks[1]?.resolve(inside)
    await settled()
    expect(session.state$.value).toMatchObject({ kind: 'signedIn', email: 'demo@example.com' })
    expect(ends.length).toBe(before)
  })

  it('is repeated at once if another tab got an answer', async () => {
    const { check, hearFromOtherTab, called } = opened()
    await check(left(networkFailure))
    hearFromOtherTab('renewed')
    expect(called()).toEqual(['check', 'check'])
  })

  it('stops at a sign-in, at a sign-out elsewhere, and with the dashboard', async () => {
    for (const end of [
      (world: ReturnType<typeof opened>) => void world.signIn(),
      (world: ReturnType<typeof opened>) => world.hearFromOtherTab('signedOut'),
      (world: ReturnType<typeof opened>) => world.session.dispose(),
    ]) {
      const world = opened()
      await world.check(left(networkFailure))
      end(world)
      await settled()
      await world.time.advance(29 * minutes)
      expect(world.called().filter((call) => call === 'check')).toHaveLength(1)
    }
  })
})
