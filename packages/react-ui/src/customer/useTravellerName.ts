import { latest } from '@booking-dashboard/core'
import { useMember, useDetailsTexts } from '../composition/DashboardContext'
import { useBehavior } from '../reactive/useBehavior'

/** A word that fits anybody until they are loaded. */
export const useTravellerName = (customerId: string): string => {
  const { customer } = useMember()
  const { travellers: words } = useDetailsTexts().screen.profile
  const details = latest(useBehavior(customer.additional(customerId)))?.personalDetails
  return details === undefined ? words.unnamed : `${details.firstName} ${details.lastName}`
}
