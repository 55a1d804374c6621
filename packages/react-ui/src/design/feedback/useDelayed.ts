import { useEffect, useState } from 'react'

/** False at first, true once `ms` have passed: what is quick then shows nothing in between. */
export function useDelayed(ms = 200): boolean {
  const [due, setDue] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setDue(true), ms)
    return () => clearTimeout(timer)
  }, [ms])
  return due
}
