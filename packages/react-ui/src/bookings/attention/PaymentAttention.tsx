import { formatWait, isPaying, type PaymentFeature } from '@booking-dashboard/core'
import { useTexts } from '../../composition/DashboardContext'
import { Alert, Button } from '../../design'
import { useBehavior } from '../../reactive/useBehavior'
import { useNow } from '../useNow'

/** A payment whose end is not known yet, until it is. */
export function PaymentAttention({ payment }: { readonly payment: PaymentFeature }) {
  const texts = useTexts().screen.booking.attention
  const state = useBehavior(payment.state$)
  const now = useNow(1000)
  if (isPaying(state)) {
    return (
      <Alert meaning="info" title={texts.paymentMoving} headingLevel={3} live>
        {texts.paymentMovingSentence}
      </Alert>
    )
  }
  if (state.kind !== 'undecided') return null
  return (
    <Alert
      meaning="warning"
      title={texts.paymentOpen}
      headingLevel={3}
      actions={
        <Button variant="secondary" icon="refresh" onClick={() => void payment.checkNow()}>
          {texts.checkNow}
        </Button>
      }
    >
      {texts.paymentOpenSentence(formatWait(state.nextCheckAt - now))}
    </Alert>
  )
}
