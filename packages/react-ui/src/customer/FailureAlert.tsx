import { describeFailure, type SectionFailure } from '@booking-dashboard/core'
import { useDetailsTexts } from '../composition/DashboardContext'
import { Alert } from '../design'

/** What became of saving, where it stays readable; the toast says the same and goes. */
export function FailureAlert({ failure }: { readonly failure: SectionFailure }) {
  const texts = useDetailsTexts()
  const words = texts.screen.profile
  const { saved } = failure
  return (
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
  )
}
