import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'

/** Scrolls to the section that the address names and focuses its heading, on load and on each click of its link. */
export const useAnchor = (ready: boolean): void => {
  const { hash, key } = useLocation()
  useEffect(() => {
    if (!ready || hash === '') return
    // A browser that jumps to an anchor takes the focus away at the end.
    const frame = requestAnimationFrame(() => {
      const section = document.getElementById(hash.slice(1))
      section?.scrollIntoView({ block: 'start' })
      section?.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true })
    })
    return () => cancelAnimationFrame(frame)
  }, [ready, hash, key])
}
