import { expect, it } from 'vitest'
import { createSessionOwner, isSessionWord, noOtherTabs } from './sessionElsewhere.js'

it.each([
  ['signedOut', true],
  ['signedIn', true],
  ['renewed', true],
  ['', false],
  ['signedOver', false],
  [null, false],
  [{ kind: 'signedOut' }, false],
])('a message of another tab is one of the known ones: %o', (notified, isWord) => {
  expect(isSessionWord(notified)).toBe(isWord)
})

it('without other tabs a listener is never called, and can stop', () => {
  const heard: unknown[] = []
  const stop = noOtherTabs.listen((word) => heard.push(word))
  noOtherTabs.announce('signedOut')
  stop()
  expect(heard).toEqual([])
})

it('the first answer of a session names its owner, until the session ends', () => {
  const { owns, forget, id$ } = createSessionOwner()
  const named: (string | null)[] = []
  id$.subscribe((id) => named.push(id))
  expect([owns('7001'), owns('7002')]).toEqual([true, false])
  forget()
  expect(owns('7002')).toBe(true)
  expect(named).toEqual([null, '7001', null, '7002'])
})
