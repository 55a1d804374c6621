import { adviceAfter, type SectionFailure } from '@booking-dashboard/core'
import { useEffect, useRef } from 'react'
import { useTexts } from '../dashboard/DashboardContext'
import { Alert } from '../design'
import { useInPlace } from '../messages/useInPlace'

interface DeliveryFailureProps {
  readonly failure: SectionFailure
  /** Whether some addresses may have changed. */
  readonly changedSome: boolean
}

/** The outcome for the addresses and the next step, scrolled into view. The toasts give the reason. */
export function DeliveryFailure({ failure, changedSome }: DeliveryFailureProps) {
  const texts = useTexts('delivery')
  const words = texts.screen.delivery
  const isUnclear = failure.saved === 'unknown'
  const unclear = changedSome ? words.unclearSeveral : words.unclear
  const lines = adviceAfter(failure, texts, changedSome ? words.someMayHaveChanged : words.nothingLost, changedSome)
  useInPlace([...lines, texts.failure.offlineUnsent])
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    box.current?.focus()
  }, [failure])
  return (
    <div ref={box} tabIndex={-1}>
      <Alert
        meaning={isUnclear ? 'warning' : 'danger'}
        title={isUnclear ? unclear : changedSome ? words.notAllChanged : words.notChanged}
        headingLevel={3}
        live
      >
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </Alert>
    </div>
  )
}
