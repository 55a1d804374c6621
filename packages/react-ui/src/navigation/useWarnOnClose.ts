import { useEffect } from 'react'

/**
 * While the customer could lose data with the page, the browser asks before it closes or reloads. Navigation within the
 * product loses nothing, because drafts stay.
 */
export const useWarnOnClose = (unsaved: boolean): void =>
  useEffect(() => {
    if (!unsaved) return
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [unsaved])
