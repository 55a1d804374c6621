import { beforeEach, describe, expect, it } from 'vitest'
import { createState, type State } from '../reactive/Behavior.js'
import { createDrafts, type Drafts } from './Drafts.js'
import type { SessionState } from './SessionState.js'

const typed = { name: 'Amelia' }
let session: State<SessionState>
let customerId: State<string | null>
let drafts: Drafts

const signIn = (email: string | null) => session.set({ kind: 'signedIn', since: 0, resetRequired: false, email })
const runOut = () => {
  customerId.set(null)
  session.set({ kind: 'signedOut', failure: null, chosen: false })
}
const signOut = () => {
  customerId.set(null)
  session.set({ kind: 'signedOut', failure: null, chosen: true })
}

beforeEach(() => {
  session = createState<SessionState>({ kind: 'unknown' })
  customerId = createState<string | null>(null)
  drafts = createDrafts(session.state$, customerId.state$)
})

describe('a draft', () => {
  it('is restored after an expired session, for the same customer', () => {
    signIn('a@example.com')
    drafts.store('profile', typed)
    runOut()
    signIn('a@example.com')
    expect(drafts.read('profile', null)).toEqual(typed)
    expect(drafts.read('another form', null)).toBeNull()
  })

  describe('before a page reload', () => {
    const loadAnew = () => {
      const left = drafts.leave()
      session = createState<SessionState>({ kind: 'unknown' })
      customerId = createState<string | null>(null)
      drafts = createDrafts(session.state$, customerId.state$)
      if (left !== null) drafts.comeBack(left)
      signIn(null)
    }
    beforeEach(() => {
      signIn('a@example.com')
      customerId.set('7001')
      drafts.store('profile', typed)
    })

    it('is restored afterwards, once the customer is known to be the same', () => {
      loadAnew()
      expect(drafts.read('profile', null)).toBeNull()
      customerId.set('7001')
      expect(drafts.read('profile', null)).toEqual(typed)
    })

    it('is deleted if the customer is another one', () => {
      loadAnew()
      customerId.set('7002')
      expect(drafts.read('profile', null)).toBeNull()
      expect(drafts.leave()).toBeNull()
    })

    it('is not stored if the customer is unknown', () => {
      signOut()
      drafts.store('profile', typed)
      expect(drafts.leave()).toBeNull()
    })
  })

  it('is not stored if it contains a card number', () => {
    drafts.store('profile', { name: 'Amelia 4242 4242 4242', city: 'Leeds' })
    drafts.store('profile', { name: 'Amelia 4242 4242 4242 4242', city: 'Leeds' })
    expect(drafts.read('profile', null)).toEqual({ city: 'Leeds' })
  })

  it.each([
    ['another customer signs in', () => (runOut(), signIn('b@example.com'))],
    ['the customer signed out', () => (signOut(), signIn('a@example.com'))],
    ['it was sent', () => drafts.drop('profile')],
  ])('is forgotten when %s', (_, happens) => {
    signIn('a@example.com')
    drafts.store('profile', typed)
    happens()
    expect(drafts.read('profile', null)).toBeNull()
  })

  it('is read again once after a sign-out, and is never said to be of an unknown customer', () => {
    signIn('a@example.com')
    drafts.store('profile', typed)
    const seen: boolean[] = []
    drafts.readable$.subscribe(({ isOwnerKnown }) => seen.push(isOwnerKnown))
    signOut()
    expect(seen).toEqual([true, true])
  })

  it('waits until the customer is known to be the same, if the back end remembers the session', () => {
    signIn(null)
    customerId.set('7001')
    drafts.store('profile', typed)
    runOut()
    signIn('a@example.com')
    expect(drafts.read('profile', null)).toBeNull()
    customerId.set('7001')
    expect(drafts.readable$.value.isOwnerKnown).toBe(true)
    expect(drafts.read('profile', null)).toEqual(typed)
  })

  describe('while the session is checked anew, since another customer may have signed in', () => {
    const checkAnew = () => {
      customerId.set(null)
      session.set({ kind: 'unknown' })
      session.set({ kind: 'checking', previous: null })
    }
    beforeEach(() => {
      signIn('a@example.com')
      customerId.set('7001')
      drafts.store('checkout', typed)
      checkAnew()
    })

    it('cannot be read until the customer is known to be the same', () => {
      expect(drafts.read('checkout', null)).toBeNull()
      signIn(null)
      expect(drafts.read('checkout', null)).toBeNull()
      customerId.set('7001')
      expect(drafts.read('checkout', null)).toEqual(typed)
    })

    it('is deleted if the customer is another one', () => {
      signIn(null)
      customerId.set('7002')
      expect([drafts.read('checkout', null), drafts.holdAny()]).toEqual([null, false])
    })

    it('does not let the first customer read those of the other one', () => {
      signIn(null)
      customerId.set('7002')
      drafts.store('checkout', { name: 'Ben' })
      runOut()
      signIn('a@example.com')
      expect(drafts.read('checkout', null)).toBeNull()
    })

    it('is told once, and not at all if nothing is stored', () => {
      const seen: boolean[] = []
      drafts.readable$.subscribe(({ isOwnerKnown }) => seen.push(isOwnerKnown))
      checkAnew()
      signIn(null)
      customerId.set('7001')
      drafts.drop('checkout')
      checkAnew()
      expect(seen).toEqual([false, true])
    })
  })

  it('stays for another customer who typed before the answer, if the first one left nothing', () => {
    signIn('a@example.com')
    customerId.set('7001')
    customerId.set(null)
    session.set({ kind: 'unknown' })
    signIn(null)
    drafts.store('profile', typed)
    customerId.set('7002')
    expect(drafts.read('profile', null)).toEqual(typed)
  })

  it('can be read while the same session is checked again', () => {
    signIn(null)
    drafts.store('profile', typed)
    const previous = session.state$.value
    if (previous.kind === 'signedIn') session.set({ kind: 'checking', previous })
    expect(drafts.read('profile', null)).toEqual(typed)
    signIn(null)
    expect(drafts.read('profile', null)).toEqual(typed)
  })

  it.each([
    ['another', '7001', '7002'],
    ['unknown', null, '7001'],
  ])('is deleted if the customer who typed it turns out to be %s', (_, before, after) => {
    signIn(null)
    customerId.set(before)
    drafts.store('profile', typed)
    runOut()
    signIn('a@example.com')
    customerId.set(after)
    expect(drafts.read('profile', null)).toBeNull()
    expect(drafts.readable$.value.isOwnerKnown).toBe(true)
  })
})
