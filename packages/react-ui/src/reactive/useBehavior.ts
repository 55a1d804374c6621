import type { Behavior } from '@booking-dashboard/core'
import { useCallback, useSyncExternalStore } from 'react'

/** The whole binding between the core and React: returns the current value, and renders on each change. */
export const useBehavior = <A>(behavior: Behavior<A>): A => {
  const subscribe = useCallback(
    (onChange: () => void) => {
      // The next render reads a value that failed to compute once more, and fails there.
      const subscription = behavior.subscribe({ next: onChange, error: onChange })
      return () => subscription.unsubscribe()
    },
    [behavior],
  )
  const read = useCallback(() => behavior.value, [behavior])
  return useSyncExternalStore(subscribe, read, read)
}
