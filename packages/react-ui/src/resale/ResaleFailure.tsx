import { adviceAfter, type Failure } from '@booking-dashboard/core'
import { useEffect, useRef } from 'react'
import { useResaleTexts } from '../dashboard/DashboardContext'
import { Alert } from '../design'
import { useInPlace } from '../messages/useInPlace'

/** The next step after an incomplete update, scrolled into view. The toasts give the reason. */
export function ResaleFailure({ failure }: { readonly failure: Failure }) {
  const texts = useResaleTexts()
  const words = texts.screen.resale
  const lines = adviceAfter(failure, texts, words.notUpdatedSentence, true)
  useInPlace([...lines, texts.failure.offlineUnsent])
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    box.current?.focus()
  }, [failure])
  return (
    <div ref={box} tabIndex={-1}>
      <Alert meaning="danger" title={words.notUpdated} live>
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </Alert>
    </div>
  )
}
