import { useEffect } from 'react'

/** While something would be lost with the page, the browser asks before it closes or reloads it. Within the product nothing is lost: drafts stay. */
export const useWarnOnClose = (unsaved: boolean): void =>
  useEffect(() => {
    if (!unsaved) return
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [unsaved])
