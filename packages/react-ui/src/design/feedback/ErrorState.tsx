import { type ReactNode, useEffect } from 'react'
import { EmptyState } from './EmptyState'
import { useWords } from '../DesignWords'
import { Button } from '../actions/Button'

interface ErrorStateProps {
  readonly heading: ReactNode
  readonly headingLevel?: 1 | 2 | 3 | undefined
  readonly children: ReactNode
  readonly onRetry?: (() => void) | undefined
  readonly retryLabel?: string | undefined
  readonly retrying?: boolean | undefined
}

export function ErrorState({ heading, headingLevel, children, onRetry, retryLabel, retrying }: ErrorStateProps) {
  const words = useWords()
  return (
    <div role="alert">
      <EmptyState
        icon="alert-triangle"
        heading={heading}
        headingLevel={headingLevel}
        action={
          onRetry && (
            <TryAgain busy={retrying} onRetry={onRetry}>
              {retryLabel ?? words.tryAgain}
            </TryAgain>
          )
        }
      >
        {children}
      </EmptyState>
    </div>
  )
}

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
