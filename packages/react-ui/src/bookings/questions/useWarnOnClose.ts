import { useEffect } from 'react'

/** While something is typed and not saved, the browser asks before it closes the page. Within the product nothing is lost: drafts stay. */
export const useWarnOnClose = (unsaved: boolean): void =>
  useEffect(() => {
    if (!unsaved) return
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [unsaved])
