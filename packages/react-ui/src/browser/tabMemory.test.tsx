import type { SessionState } from '@booking-dashboard/core'
import { BehaviorSubject } from 'rxjs'
import { expect, it, vi } from 'vitest'
import { forgetAtSignOut, tabMemory } from './tabMemory'

it('stores a text in the storage of this tab', () => {
  expect(tabMemory.read('warned/SUN1001')).toBeNull()
  tabMemory.store('warned/SUN1001', 'Choose a helmet.')
  expect(tabMemory.read('warned/SUN1001')).toBe('Choose a helmet.')
  expect(sessionStorage.getItem('booking-dashboard/warned/SUN1001')).toBe('Choose a helmet.')
})

it('holds nothing of a customer after a sign-out, even of a basket that this document did not open', () => {
  sessionStorage.clear()
  const all = ['warned/SUN1001', 'failed-page', 'payment-secret/SUN1001/basket/b1', 'language-of-tab']
  for (const name of all) tabMemory.store(name, 'x')
  const names = () => Object.keys(sessionStorage).map((key) => key.replace('booking-dashboard/', ''))
  const state = new BehaviorSubject<SessionState>({ kind: 'unknown' })
  forgetAtSignOut(state)
  state.next({ kind: 'signedOut', failure: null, chosen: false })
  expect(names()).toHaveLength(all.length)
  state.next({ kind: 'signedOut', failure: null, chosen: true })
  expect(names()).toEqual(['language-of-tab'])
})

it('holds nothing if storage is refused', () => {
  vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new Error('Refused')
  })
  expect(() => tabMemory.store('a', 'b')).not.toThrow()
  expect(tabMemory.read('a')).toBeNull()
  vi.restoreAllMocks()
})
