import { adviceAfter, type SectionFailure } from '@booking-dashboard/core'
import { useEffect, useRef } from 'react'
import { useDetailsTexts } from '../../dashboard/DashboardContext'
import { Alert } from '../../design'
import { useInPlace } from '../../messages/useInPlace'

/** The outcome of saving and the next step, scrolled into view. The toast gives the reason. */
export function FailureAlert({ failure }: { readonly failure: SectionFailure }) {
  const texts = useDetailsTexts()
  const words = texts.screen.profile
  const saved = failure.saved === true
  const [title, next] =
    failure.saved === 'unknown'
      ? [words.maybeSaved, words.maybeSavedNext]
      : saved
        ? [words.savedNotShown, words.savedNotShownNext]
        : [words.notSaved, words.notSavedNext]
  const lines = adviceAfter(failure, texts, next)
  useInPlace(lines)
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!saved) box.current?.focus()
  }, [failure, saved])
  return (
    <div ref={box} tabIndex={-1}>
      <Alert
        meaning={failure.saved === false ? 'danger' : 'warning'}
        title={title}
        headingLevel={3}
        live
        lines={lines}
      />
    </div>
  )
}
