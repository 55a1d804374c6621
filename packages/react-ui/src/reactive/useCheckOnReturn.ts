import { useEffect } from 'react'

/** Checks when the customer returns to the tab: something may have changed in another one. Null checks nothing. */
export const useCheckOnReturn = (check: (() => Promise<unknown>) | null): void =>
  useEffect(() => {
    if (check === null) return
    const onReturn = (): void => {
      if (document.visibilityState === 'visible') void check()
    }
    document.addEventListener('visibilitychange', onReturn)
    return () => document.removeEventListener('visibilitychange', onReturn)
  }, [check])
