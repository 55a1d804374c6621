import { adviceAfter, type Failure } from '@booking-dashboard/core'
import { useEffect, useRef } from 'react'
import { useResaleTexts } from '../dashboard/DashboardContext'
import { Alert } from '../design'

/** The next step after an incomplete update, scrolled into view. The toasts give the reason. */
export function ResaleFailure({ failure }: { readonly failure: Failure }) {
  const texts = useResaleTexts()
  const words = texts.screen.resale
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    box.current?.focus()
  }, [failure])
  return (
    <div ref={box} tabIndex={-1}>
      <Alert meaning="danger" title={words.notUpdated} live>
        {adviceAfter(failure, texts, words.notUpdatedSentence, true).map((line) => (
          <p key={line}>{line}</p>
        ))}
      </Alert>
    </div>
  )
}
