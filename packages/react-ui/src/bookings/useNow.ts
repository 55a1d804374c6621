import { useEffect, useState } from 'react'

/** The time in ms since the epoch, read anew every `interval` ms; once where none is given. */
export function useNow(interval?: number): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    if (interval === undefined) return
    const timer = setInterval(() => setNow(Date.now()), interval)
    return () => clearInterval(timer)
  }, [interval])
  return now
}
