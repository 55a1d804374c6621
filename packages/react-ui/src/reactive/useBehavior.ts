import type { Behavior } from '@booking-dashboard/core'
import { useCallback, useSyncExternalStore } from 'react'

/** The whole binding between the core and React: the value now, and a render whenever it changes. */
export const useBehavior = <A>(behavior: Behavior<A>): A => {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const subscription = behavior.subscribe(onChange)
      return () => subscription.unsubscribe()
    },
    [behavior],
  )
  const read = useCallback(() => behavior.value, [behavior])
  return useSyncExternalStore(subscribe, read, read)
}
