import { type ReactNode, useEffect } from 'react'
import { Button } from './Button'

interface TryAgainProps {
  readonly onRetry: () => void
  readonly busy?: boolean | undefined
  readonly children: ReactNode
}

/** Loads failed data again on a click, and automatically when the network returns. */
export function TryAgain({ onRetry, busy = false, children }: TryAgainProps) {
  useEffect(() => {
    if (busy) return
    window.addEventListener('online', onRetry)
    return () => window.removeEventListener('online', onRetry)
  }, [onRetry, busy])
  return (
    <Button variant="secondary" icon="refresh" busy={busy} onClick={onRetry}>
      {children}
    </Button>
  )
}
