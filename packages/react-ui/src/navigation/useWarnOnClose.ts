import { useEffect } from 'react'
import { bringsBack } from '../loading/reload'

/**
 * While the customer could lose data with the page, the browser asks before it closes or reloads. Navigation within the
 * product loses nothing, because drafts stay. A reload of the product's own brings drafts back: only what is `never`
 * stored is asked about then.
 */
export const useWarnOnClose = (unsaved: boolean, stored: 'asDraft' | 'never' = 'asDraft'): void =>
  useEffect(() => {
    if (!unsaved) return
    const ask = (event: BeforeUnloadEvent): void => {
      if (stored === 'never' || !bringsBack()) event.preventDefault()
    }
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [unsaved, stored])
