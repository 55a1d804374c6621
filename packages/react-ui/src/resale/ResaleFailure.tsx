import { describeFailure, type Failure } from '@booking-dashboard/core'
import { useEffect, useRef } from 'react'
import { useResaleTexts } from '../composition/DashboardContext'
import { Alert } from '../design'

/** Why an update was not done in full, brought into sight; the toasts say the same and go. */
export function ResaleFailure({ failure }: { readonly failure: Failure }) {
  const texts = useResaleTexts()
  const words = texts.screen.resale
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [failure])
  return (
    <div ref={box} tabIndex={-1}>
      <Alert meaning="danger" title={words.notUpdated} live>
        {describeFailure(failure, texts).map((line) => (
          <p key={line}>{line}</p>
        ))}
        <p>{words.notUpdatedSentence}</p>
      </Alert>
    </div>
  )
}
