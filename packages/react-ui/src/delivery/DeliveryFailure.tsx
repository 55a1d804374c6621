import { describeFailure, type Failure } from '@booking-dashboard/core'
import { useEffect, useRef } from 'react'
import { useDeliveryTexts } from '../composition/DashboardContext'
import { Alert } from '../design'

interface DeliveryFailureProps {
  readonly failure: Failure
  /** Whether other addresses may have been changed. */
  readonly changedSome: boolean
}

/** Why the address was not changed, brought into sight; the toasts say every error and go. */
export function DeliveryFailure({ failure, changedSome }: DeliveryFailureProps) {
  const texts = useDeliveryTexts()
  const words = texts.screen.delivery
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [failure])
  return (
    <div ref={box} tabIndex={-1}>
      <Alert meaning="danger" title={changedSome ? words.notAllChanged : words.notChanged} headingLevel={3} live>
        {describeFailure(failure, texts).map((line) => (
          <p key={line}>{line}</p>
        ))}
        <p>{changedSome ? words.someMayHaveChanged : words.nothingLost}</p>
      </Alert>
    </div>
  )
}
