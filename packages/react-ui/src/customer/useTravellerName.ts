import { latest } from '@booking-dashboard/core'
import { useDashboard, useTexts } from '../composition/DashboardContext'
import { useBehavior } from '../reactive/useBehavior'

/** A word that fits anybody until they are loaded. */
export const useTravellerName = (customerId: string): string => {
  const { customer } = useDashboard()
  const { travellers: words } = useTexts().screen.profile
  const details = latest(useBehavior(customer.additional(customerId)))?.personalDetails
  return details === undefined ? words.unnamed : `${details.firstName} ${details.lastName}`
}
