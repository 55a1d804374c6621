import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'

/** Brings the part that the address names into sight once it is there; the part itself takes the focus. */
export function useArrivalAt(): string {
  const { hash, key } = useLocation()
  const id = hash.slice(1)
  useEffect(() => {
    // After the screen itself has gone to its top and given the focus to its heading.
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
