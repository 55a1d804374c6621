import { paths, type PlanOverview } from '@booking-dashboard/core'
import { useTexts, useFormats } from '../../dashboard/DashboardContext'
import { Alert, ButtonLink } from '../../design'

interface PlanTroublesProps {
  readonly bookingRef: string
  readonly overview: PlanOverview
}

/** The problems of a plan, each with its remedy, and the notice that a plan is finished. */
export function PlanTroubles({ bookingRef: reference, overview: { offer, overdue } }: PlanTroublesProps) {
  const formats = useFormats()
  const texts = useTexts('paying').screen.plan.overview
  return (
    <>
      {overdue !== null && (
        <Alert
          meaning="danger"
          title={texts.overdue(formats.money(overdue))}
          actions={<ButtonLink to={paths.payOverdue(reference)}>{texts.payOverdue}</ButtonLink>}
        >
          {offer === 'error' ? texts.overduePaused : texts.overdueSentence}
        </Alert>
      )}
      {offer === 'error' && (
        <Alert
          meaning="danger"
          title={texts.errorHeading}
          actions={
            <ButtonLink to={paths.changePlanPayment(reference)} variant={overdue === null ? 'primary' : 'secondary'}>
              {texts.changeCard}
            </ButtonLink>
          }
        >
          {texts.errorSentence}
        </Alert>
      )}
      {offer === 'finished' && (
        <Alert meaning="success" title={texts.finishedHeading}>
          {texts.finishedSentence}
        </Alert>
      )}
    </>
  )
}
