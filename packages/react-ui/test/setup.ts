import './rendered'
import '@testing-library/jest-dom/vitest'
import { act, cleanup, configure, getConfig } from '@testing-library/react'
import * as react from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, vi } from 'vitest'

/**
 * React may run effects long after it shows a result; on a busy machine, later than a test finds it. Another render
 * flushes them all: what a test waits for has its title, focus and calls.
 */
const runEffects = async (): Promise<void> => {
  const root = createRoot(document.createElement('div'))
  await act(async () => root.render('anything'))
  await act(async () => root.unmount())
}

/**
 * Every event, awaited in full: if it needs a part that is still loading, React drops the rest unless the test awaits
 * it.
 */
let events: unknown[] = []

/**
 * React records where each element was created, up to ten thousand times a second. No test reads this, and it takes a
 * tenth of their time. The property below says that the limit is reached, so React stops recording. Its warnings still
 * name the component.
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
/** True while Testing Library polls for something that may still appear; its types omit this flag. */
const isAskingAgain = (): boolean => {
  const config: object = getConfig()
  return '_disableExpensiveErrorDiagnostics' in config && config._disableExpensiveErrorDiagnostics === true
}
configure({
  // Prints the page once at the end of a search, and not on every poll.
  getElementError: (message, container) => {
    if (!isAskingAgain()) return getElementError(message, container)
    const error = new Error(message ?? '')
    error.name = 'TestingLibraryElementError'
    return error
  },
  // A last safety net for what never appears. No verdict depends on it: a busy machine may be slow.
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

/** React also warns about the `act` of an event that continues after it, which the tests await above. */
const isAboutActs = (complaint: string): boolean => /\bact\(|`act`/.test(complaint)

/** A console error, such as React's warning of a missing key or a lost field value, fails the test. */
const { error } = console
beforeEach(() => {
  const complaints: string[] = []
  const heard = vi.spyOn(console, 'error').mockImplementation((...words) => {
    complaints.push(words.map(String).join(' '))
    error(...words)
  })
  return () => {
    heard.mockRestore()
    const problems = complaints.filter((complaint) => !isAboutActs(complaint))
    if (problems.length > 0) throw new Error(problems.join('\n'))
  }
})
afterEach(cleanup)
