import type { PaymentPlanState, PlanFailureReason } from '@booking-dashboard/core'

/** What the card company said of one of the fields, to be said there. */
export const cardFailureOf = (state: PaymentPlanState): Extract<PlanFailureReason, { readonly kind: 'card' }> | null =>
  state.kind === 'failed' && state.reason.kind === 'card' ? state.reason : null
