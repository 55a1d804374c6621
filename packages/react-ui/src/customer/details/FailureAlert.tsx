import { describeFailure, type SectionFailure } from '@booking-dashboard/core'
import { useEffect, useRef } from 'react'
import { useDetailsTexts } from '../../composition/DashboardContext'
import { Alert } from '../../design'

/** What became of saving, brought into sight where it stays readable; the toast says the same and goes. */
export function FailureAlert({ failure }: { readonly failure: SectionFailure }) {
  const texts = useDetailsTexts()
  const words = texts.screen.profile
  const { saved } = failure
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
        {describeFailure(failure, texts).map((line) => (
          <p key={line}>{line}</p>
        ))}
      </Alert>
    </div>
  )
}
