import { type AskedTraveller, latest } from '@booking-dashboard/core'
import { useEffect } from 'react'
import { useHoldingsArea, useHoldingsTexts } from '../../composition/DashboardContext'
import { useBehavior } from '../../reactive/useBehavior'

/** Who is asked: by the booking's passengers, or by their own details where they are none of them (yet). */
export const useAskedName = ({ customerId, name, own }: AskedTraveller): string => {
  const { customer } = useHoldingsArea()
  const { traveller } = useHoldingsTexts().screen.mandatory
  const details = latest(useBehavior(customer.additional(customerId)))?.personalDetails
  const unnamed = name === '' && !own
  useEffect(() => {
    if (unnamed) void customer.loadAdditional(customerId)()
  }, [customer, customerId, unnamed])
  return traveller(name === '' && details !== undefined ? `${details.firstName} ${details.lastName}`.trim() : name, own)
}
