import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'

/** Brings the section that the address names into view and the focus to its heading, once it is there, and at each press. */
export const useAnchor = (ready: boolean): void => {
  const { hash, key } = useLocation()
  useEffect(() => {
    const section = ready && hash !== '' ? document.getElementById(hash.slice(1)) : null
    if (section === null) return
    section.scrollIntoView({ block: 'start' })
    section.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true })
  }, [ready, hash, key])
}
