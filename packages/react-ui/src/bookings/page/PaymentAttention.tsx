import type { UnendedPayment } from '@booking-dashboard/core'
import { useBookingTexts } from '../../composition/DashboardContext'
import { Alert, ButtonLink } from '../../design'

/** A payment of this booking that has no end yet, until it has one, with the way to where it goes on. */
export function PaymentAttention({ payment: unended }: { readonly payment: UnendedPayment | null }) {
  const texts = useBookingTexts().screen.booking.attention
  if (unended === null) return null
  const { view, path, purchase } = unended
  switch (view.kind) {
    case 'moving':
      return (
        <Alert meaning="info" title={texts.paymentMoving} headingLevel={3} live>
          {texts.paymentMovingSentence}
        </Alert>
      )
    case 'bankOffered':
      return (
        <Alert
          meaning="warning"
          title={texts.bank.heading}
          headingLevel={3}
          actions={<ButtonLink to={path}>{texts.bank.action}</ButtonLink>}
        >
          {purchase.kind === 'plan' ? texts.bank.planSentence : texts.bank.sentence}
        </Alert>
      )
    default:
      return (
        <Alert
          meaning="warning"
          title={texts.paymentOpen}
          headingLevel={3}
          actions={
            <ButtonLink to={path} variant="secondary">
              {texts.seePayment}
            </ButtonLink>
          }
        >
          {texts.paymentOpenSentence}
        </Alert>
      )
  }
}
