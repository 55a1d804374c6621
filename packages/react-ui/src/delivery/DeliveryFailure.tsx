import { describeFailure, type Failure } from '@booking-dashboard/core'
import { useEffect, useRef } from 'react'
import { useTexts } from '../composition/DashboardContext'
import { Alert } from '../design'

interface DeliveryFailureProps {
  readonly failure: Failure
  readonly everywhere: boolean
}

/** Why the address was not changed, brought into sight; the toasts say every error and go. */
export function DeliveryFailure({ failure, everywhere }: DeliveryFailureProps) {
  const texts = useTexts()
  const words = texts.screen.delivery
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [failure])
  return (
    <div ref={box} tabIndex={-1}>
      <Alert meaning="danger" title={everywhere ? words.notAllChanged : words.notChanged} headingLevel={3} live>
        {describeFailure(failure, texts).map((line) => (
          <p key={line}>{line}</p>
        ))}
        <p>{everywhere ? words.someMayHaveChanged : words.nothingLost}</p>
      </Alert>
    </div>
  )
}
