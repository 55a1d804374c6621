import type { Behavior } from '@booking-dashboard/core'
import { useCallback, useSyncExternalStore } from 'react'

/** The whole binding between the core and React: the value now, and a render whenever it changes. */
export const useBehavior = <A>(behavior: Behavior<A>): A => {
  const subscribe = useCallback(
    (onChange: () => void) => {
      // A value that cannot be computed is read once more while rendering, and fails there.
      const subscription = behavior.subscribe({ next: onChange, error: onChange })
      return () => subscription.unsubscribe()
    },
    [behavior],
  )
  const read = useCallback(() => behavior.value, [behavior])
  return useSyncExternalStore(subscribe, read, read)
}
