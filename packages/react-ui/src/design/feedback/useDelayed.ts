import { useEffect, useState } from 'react'

/** Milliseconds after which a wait says that it takes longer than usual. */
export const slowAfter = 5_000

/** False at first, true after `ms` milliseconds: a fast result shows no loading state. */
export function useDelayed(ms = 200): boolean {
  const [due, setDue] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setDue(true), ms)
    return () => clearTimeout(timer)
  }, [ms])
  return due
}
