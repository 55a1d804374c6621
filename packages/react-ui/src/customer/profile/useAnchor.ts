import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'

/** Brings the section that the address names into view and the focus to its heading, once it is there, and at each press. */
export const useAnchor = (ready: boolean): void => {
  const { hash, key } = useLocation()
  useEffect(() => {
    if (!ready || hash === '') return
    // A browser that moves to an anchor by itself takes the focus away at the end of it.
    const frame = requestAnimationFrame(() => {
      const section = document.getElementById(hash.slice(1))
      section?.scrollIntoView({ block: 'start' })
      section?.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true })
    })
    return () => cancelAnimationFrame(frame)
  }, [ready, hash, key])
}
