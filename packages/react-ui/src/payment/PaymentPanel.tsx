import { checkoutPanel, paths, paymentStage, type PaymentFeature, type PaymentState } from '@booking-dashboard/core'
import { useTexts } from '../composition/DashboardContext'
import { Alert, ButtonLink, ErrorState, Loading, Skeleton } from '../design'
import { ProgressPanel } from './ProgressPanel'
import { UndecidedPanel } from './UndecidedPanel'

interface PaymentPanelProps {
  readonly bookingRef: string
  readonly payment: PaymentFeature
  readonly state: PaymentState
  /** Asks again whether anything was paid already, after that failed. */
  readonly onCheckAgain: () => void
}

/** Where the payment stands, whenever that is not "free to pay". */
export function PaymentPanel({ bookingRef, payment, state, onCheckAgain }: PaymentPanelProps) {
  const { screen, payment: said } = useTexts()
  const texts = screen.checkout
  const stage = paymentStage(state)
  switch (checkoutPanel(state)) {
    case 'form':
      return null
    case 'progress':
      return stage === null ? null : <ProgressPanel stage={stage} state={state} />
    case 'checking':
      return (
        <Loading label={texts.checking.sentence}>
          <p>{texts.checking.sentence}</p>
          <Skeleton shape="block" height="20rem" />
        </Loading>
      )
    case 'notChecked':
      return (
        <ErrorState heading={texts.notChecked.heading} onRetry={onCheckAgain} retryLabel={texts.notChecked.retry}>
          {texts.notChecked.sentence}
        </ErrorState>
      )
    case 'undecided':
      return state.kind === 'undecided' ? <UndecidedPanel payment={payment} state={state} /> : null
    case 'bookingFailed':
      return state.kind === 'settled' && state.end.kind === 'paidButBookingFailed' ? (
        <Alert
          meaning="warning"
          title={said.paidButFailedHeader}
          live
          actions={
            <ButtonLink to={paths.booking(bookingRef)} variant="secondary">
              {texts.toBooking}
            </ButtonLink>
          }
        >
          <p>{said.paidButFailed}</p>
          <p>{said.paidReference(state.end.paymentId)}</p>
          <p>{said.doNotRebook}</p>
        </Alert>
      ) : null
  }
}
