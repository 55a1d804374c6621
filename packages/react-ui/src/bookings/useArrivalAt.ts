import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'

/** Scrolls to the part that the address names once it is rendered; the part itself takes the focus. */
export function useArrivalAt(): string {
  const { hash, key } = useLocation()
  const id = hash.slice(1)
  useEffect(() => {
    // The screen first scrolls to its top and focuses its heading.
    const frame = requestAnimationFrame(() => {
      const part = id === '' ? null : document.getElementById(id)
      if (part === null) return
      part.tabIndex = -1
      part.scrollIntoView({ block: 'start' })
      part.focus({ preventScroll: true })
    })
    return () => cancelAnimationFrame(frame)
  }, [id, key])
  return id
}
