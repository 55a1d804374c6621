import type { ReactNode } from 'react'
import { EmptyState } from './EmptyState'
import { TryAgain } from '../actions/TryAgain'
import { useWords } from '../DesignWords'

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
