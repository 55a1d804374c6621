import { adviceAfter, type Resale, type ResaleTickets } from '@booking-dashboard/core'
import { useEffect, useRef } from 'react'
import { useTexts } from '../dashboard/DashboardContext'
import { Alert, TryAgain } from '../design'
import { useInPlace } from '../messages/useInPlace'

interface ResaleFailureProps {
  readonly failure: NonNullable<ResaleTickets['failure']>
  readonly resale: Resale
}

/** What was updated and the next step, scrolled into view. The toasts give the reason. */
export function ResaleFailure({ failure, resale }: ResaleFailureProps) {
  const texts = useTexts('resale')
  const words = texts.screen.resale
  const lines = adviceAfter(failure, texts, words.notUpdatedSentence[failure.updated], true)
  useInPlace([...lines, texts.failure.offlineUnsent])
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    box.current?.focus()
  }, [failure])
  return (
    <div ref={box} tabIndex={-1}>
      <Alert
        meaning={failure.updated === 'unknown' ? 'warning' : 'danger'}
        title={words.notUpdated[failure.updated]}
        live
        actions={
          failure.updated === 'unknown' && (
            <TryAgain onRetry={() => void resale.open()}>{words.checkWhatWasDone}</TryAgain>
          )
        }
      >
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </Alert>
    </div>
  )
}
