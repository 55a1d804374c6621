import { adviceAfter, type SectionFailure } from '@booking-dashboard/core'
import { useEffect, useRef } from 'react'
import { useDetailsTexts } from '../../dashboard/DashboardContext'
import { Alert } from '../../design'
import { useInPlace } from '../../messages/useInPlace'

/** The outcome of saving and the next step, scrolled into view. The toast gives the reason. */
export function FailureAlert({ failure }: { readonly failure: SectionFailure }) {
  const texts = useDetailsTexts()
  const words = texts.screen.profile
  const { saved } = failure
  const lines = adviceAfter(failure, texts, saved ? words.savedNotShownNext : words.notSavedNext)
  useInPlace(lines)
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!saved) box.current?.focus()
  }, [failure, saved])
  return (
    <div ref={box} tabIndex={-1}>
      <Alert
        meaning={saved ? 'warning' : 'danger'}
        title={saved ? words.savedNotShown : words.notSaved}
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
