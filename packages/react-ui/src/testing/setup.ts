import './rendered'
import '@testing-library/jest-dom/vitest'
import { act, cleanup, configure, getConfig } from '@testing-library/react'
import { createRoot } from 'react-dom/client'
import { afterEach } from 'vitest'

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

const { asyncWrapper } = getConfig()
configure({
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
afterEach(cleanup)
