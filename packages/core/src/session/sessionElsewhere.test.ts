import { expect, it } from 'vitest'
import { isSessionWord, noOtherTabs } from './sessionElsewhere.js'

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
