import { paymentPlanEndpoints } from '@booking-dashboard/http-adapter/contract'
import type { Visitor } from './createVisitor.js'
import { bookingOf, key, ref } from './shopping.js'

type Action = 'create' | 'change_payment' | 'change_day'

export interface PlanDetails {
  readonly booking?: string
  readonly day?: number
  /** A payment method's id; null for none. */
  readonly card?: string | null
  readonly key?: string
  readonly headers?: Record<string, string>
}

export const changePlan = (visitor: Visitor, action: Action, details: PlanDetails = {}) => {
  const { card = action === 'change_day' ? null : 'pm_card_visa', day } = details
  return visitor.call(paymentPlanEndpoints.update, {
    params: { bookingReference: details.booking ?? ref },
    key: details.key ?? key(1),
    headers: details.headers ?? {},
    body: {
      action,
      ...(day === undefined ? {} : { day }),
      ...(card === null ? {} : { card_number: card, cardholder_name: 'Amelia Hart', expiry_date: '12/34' }),
    },
  })
}

/** Builds the address by hand: an endpoint has no values for its query. */
export const projectionOf = (visitor: Visitor, day: number | string, bookingReference = ref) =>
  visitor.call(
    { ...paymentPlanEndpoints.projection, path: `${paymentPlanEndpoints.projection.path}?day=${day}` },
    { params: { bookingReference } },
  )

/** Null if the booking has no plan. */
export const planOf = async (visitor: Visitor, reference = ref) => {
  const { payment_plan: plan } = await bookingOf(visitor, reference)
  return plan !== null && plan !== undefined && 'id' in plan ? plan : null
}
