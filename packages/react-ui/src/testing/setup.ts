import './rendered'
import '@testing-library/jest-dom/vitest'
import { act, cleanup, configure, getConfig } from '@testing-library/react'
import * as react from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, vi } from 'vitest'

/**
 * React runs effects some time after it has shown what they belong to, on a busy machine later than a test finds it. One
 * more render of anything runs all that wait: what a test has waited for has its title, its focus and its calls.
 */
const runEffects = async (): Promise<void> => {
  const root = createRoot(document.createElement('div'))
  await act(async () => root.render('anything'))
  await act(async () => root.unmount())
}

/** Each event in full: where it needs a part of the page that is still on its way, React forgets the rest unless that is waited for. */
let events: unknown[] = []

/**
 * React notes for each element where in the code it was made, for up to ten thousand a second: a tenth of the time of these
 * tests, and none of them reads it. Told that there were so many already, it notes no more; its warnings name the component all the same.
 */
const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: internals } = react as unknown as {
  readonly __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: object
}
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
  configurable: true,
  get: () => Infinity,
  set: () => {},
})

const { asyncWrapper, getElementError } = getConfig()
/** True while Testing Library asks again and again for something that may still come; its types leave that out. */
const isAskingAgain = (): boolean => {
  const config: object = getConfig()
  return '_disableExpensiveErrorDiagnostics' in config && config._disableExpensiveErrorDiagnostics === true
}
configure({
  // The page is printed at the end of a search, by the same function, not each time that nothing is there yet.
  getElementError: (message, container) => {
    if (!isAskingAgain()) return getElementError(message, container)
    const error = new Error(message ?? '')
    error.name = 'TestingLibraryElementError'
    return error
  },
  // A last net under what never comes. No verdict hangs on it: a busy machine may take its time.
  asyncUtilTimeout: 60_000,
  eventWrapper: (fire) => {
    let result: unknown
    const event: unknown = act(() => {
      result = fire()
    })
    events.push(event)
    return result
  },
  asyncWrapper: async (wait) => {
    const result = await asyncWrapper(wait)
    const fired = events
    events = []
    await act(async () => {
      for (const event of fired) await event
    })
    await runEffects()
    return result
  },
})

/** React also speaks of the act of an event that goes on after it, which is waited for above. */
const isAboutActs = (complaint: string): boolean => /\bact\(|`act`/.test(complaint)

/** What is complained of (a key that is missing, a field that lost its value) fails the test. */
const { error } = console
beforeEach(() => {
  const complaints: string[] = []
  const heard = vi.spyOn(console, 'error').mockImplementation((...words) => {
    complaints.push(words.map(String).join(' '))
    error(...words)
  })
  return () => {
    heard.mockRestore()
    const said = complaints.filter((complaint) => !isAboutActs(complaint))
    if (said.length > 0) throw new Error(said.join('\n'))
  }
})
afterEach(cleanup)
