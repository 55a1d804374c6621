import { adviceAfter, type Failure } from '@booking-dashboard/core'
import { useEffect, useRef } from 'react'
import { useDeliveryTexts } from '../dashboard/DashboardContext'
import { Alert } from '../design'

interface DeliveryFailureProps {
  readonly failure: Failure
  /** Whether other addresses may have been changed. */
  readonly changedSome: boolean
}

/** What became of the addresses and what to do, brought into sight; the toasts say why. */
export function DeliveryFailure({ failure, changedSome }: DeliveryFailureProps) {
  const texts = useDeliveryTexts()
  const words = texts.screen.delivery
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    box.current?.focus()
  }, [failure])
  return (
    <div ref={box} tabIndex={-1}>
      <Alert meaning="danger" title={changedSome ? words.notAllChanged : words.notChanged} headingLevel={3} live>
        {adviceAfter(failure, texts, changedSome ? words.someMayHaveChanged : words.nothingLost, changedSome).map(
          (line) => (
            <p key={line}>{line}</p>
          ),
        )}
      </Alert>
    </div>
  )
}
