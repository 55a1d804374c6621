import './rendered'
import '@testing-library/jest-dom/vitest'
import { act, cleanup, configure, getConfig } from '@testing-library/react'
import { createRoot } from 'react-dom/client'
import { afterEach } from 'vitest'

/**
 * React runs effects some time after it has shown what they belong to, on a busy machine later than a test finds it. One
 * more render of anything runs all that wait: what a test has waited for has its title, its focus and its calls.
 */
const runEffects = (): void => {
  const root = createRoot(document.createElement('div'))
  act(() => root.render('anything'))
  act(() => root.unmount())
}

const { asyncWrapper } = getConfig()
configure({
  // A last net under what never comes. No verdict hangs on it: a busy machine may take its time.
  asyncUtilTimeout: 60_000,
  asyncWrapper: async (wait) => {
    const result = await asyncWrapper(wait)
    runEffects()
    return result
  },
})
afterEach(cleanup)
