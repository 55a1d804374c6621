import { adviceAfter, type ResaleTickets } from '@booking-dashboard/core'
import { useEffect, useRef } from 'react'
import { useResaleTexts } from '../dashboard/DashboardContext'
import { Alert } from '../design'
import { useInPlace } from '../messages/useInPlace'

/** What was updated and the next step, scrolled into view. The toasts give the reason. */
export function ResaleFailure({ failure }: { readonly failure: NonNullable<ResaleTickets['failure']> }) {
  const texts = useResaleTexts()
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
      >
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </Alert>
    </div>
  )
}
