import { type Booking, type CustomersInput, latest } from '@booking-dashboard/core'
import { useDashboard } from '../../composition/DashboardContext'
import { useBehavior } from '../../reactive/useBehavior'

/** Whose basket it is: what is added for the customer gets the passenger of the customer. */
export function useCustomersInput({ pax }: Booking): CustomersInput {
  const customer = latest(useBehavior(useDashboard().customer.state$))
  return { customerId: customer?.id ?? null, basketPax: pax }
}
