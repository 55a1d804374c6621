import type { PaymentAttention as Attention } from '@booking-dashboard/core'
import { Alert, ButtonLink } from '../design'

/** A payment of this booking that has not ended, with a link to its page. */
export function PaymentAttention({ payment }: { readonly payment: Attention | null }) {
  if (payment === null) return null
  const { path, meaning, heading, sentence, action, live } = payment
  return (
    <Alert
      meaning={meaning}
      title={heading}
      headingLevel={3}
      live={live}
      actions={
        action !== null && (
          <ButtonLink to={path} variant={action.emphasis}>
            {action.label}
          </ButtonLink>
        )
      }
    >
      {sentence}
    </Alert>
  )
}
